import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { blockContentInput } from './block-content.js';
import { BOARD_COLOURS } from './board-look.js';
import { PART_ID } from './board-wire.js';
import { BLOCK_KINDS, BLOCK_WIDTHS, BORDER_STYLES, SHEET_FONTS, WRITING_GROUNDS } from './worksheet-names.js';

const { blocks: blocksMax, points, taskMax } = LIMITS.worksheet;

const part = z.string().regex(PART_ID);
/** `null`: as the first; a part that is not there any more, or nothing: as the last */
const after = part.nullable().optional();
const blocks = z.array(part).min(1).max(blocksMax);

/** Fields common to every block. */
const common = {
  task: z.string().max(taskMax).optional(),
  points: z.number().int().min(points.min).max(points.max).nullable().optional(),
  width: z.enum(BLOCK_WIDTHS).optional(),
  /** begins a new page on paper */
  newPage: z.boolean().optional(),
};

/** Appearance of the sheet, on screens and on paper. */
export const sheetLook = z.strictObject({
  border: z.enum(BORDER_STYLES),
  font: z.enum(SHEET_FONTS),
  colour: z.enum(BOARD_COLOURS),
  ground: z.enum(WRITING_GROUNDS),
  /** a picture above the title: a file of the sheet */
  cover: z.guid().nullable(),
});

/** Input of each operation on a worksheet. New ids and the time are never part of it. */
export const WORKSHEET_INPUTS = {
  addBlock: z.strictObject({ kind: z.enum(BLOCK_KINDS), after, ...common, content: blockContentInput.optional() }),
  changeBlock: z.strictObject({ block: part, ...common, content: blockContentInput.optional() }),
  /** several keep their order among each other */
  moveBlocks: z.strictObject({ blocks, after }),
  /** each right behind the last of them, in their order */
  duplicateBlocks: z.strictObject({ blocks }),
  removeBlocks: z.strictObject({ blocks }),
  changeLook: sheetLook.partial(),
} as const;
export type WorksheetOperationName = keyof typeof WORKSHEET_INPUTS;
export type WorksheetInput<O extends WorksheetOperationName> = z.output<(typeof WORKSHEET_INPUTS)[O]>;
