import {
  BLOCK_KINDS,
  BLOCK_WIDTHS,
  type BlockKind,
  BOARD_COLOURS,
  BORDER_STYLES,
  type Json,
  LIMITS,
  type PartFields,
  SHEET_FONTS,
  WORKING_FIELDS,
  WRITING_GROUNDS,
} from '@murmel/contracts';
import { readKey } from '../board/fractional-order.js';
import { wellFormed } from '../board/json.js';
import { readingParts } from '../board/stored-fields.js';
import { contentField, type PartContent, readContent } from '../parts/content.js';
import { readField } from '../parts/read-field.js';
import { blockDefinition } from './block-kinds.js';
import { DEFAULT_SHEET_LOOK, type SheetBlock, type SheetLook, UNKNOWN_BLOCK, type WORKSHEET_FIELDS } from './schema.js';

const { points: pointLimits, taskMax } = LIMITS.worksheet;

const oneOf = <V extends string>(known: readonly V[], value: Json | undefined): V | undefined => known.find((one) => one === value);

const lookOf = readingParts<typeof WORKSHEET_FIELDS.settings>()(
  (_id, { border, font, colour, ground, cover }): SheetLook => ({
    border: oneOf(BORDER_STYLES, border) ?? DEFAULT_SHEET_LOOK.border,
    font: oneOf(SHEET_FONTS, font) ?? DEFAULT_SHEET_LOOK.font,
    colour: oneOf(BOARD_COLOURS, colour) ?? DEFAULT_SHEET_LOOK.colour,
    ground: oneOf(WRITING_GROUNDS, ground) ?? DEFAULT_SHEET_LOOK.ground,
    cover: (readField({ is: 'id' }, cover) as string | undefined) ?? null,
  }),
);
export function readSheetLook(id: string, fields: PartFields | undefined): SheetLook {
  return fields ? lookOf(id, fields) : DEFAULT_SHEET_LOOK;
}

/** Valid names of a kind, including one that only a newer release knows. */
const KIND = /^[A-Z][A-Za-z0-9]{0,39}$/;

/** @returns undefined for a kind that this release does not know */
export function blockKindOf(fields: PartFields): BlockKind | undefined {
  return BLOCK_KINDS.find((known) => known === fields['kind']);
}

/** null: no block. One of a kind that only a newer release knows is kept, and nothing of its content is read. */
export const readBlock = readingParts<typeof WORKSHEET_FIELDS.blocks>()((id, fields, all): SheetBlock | null => {
  const kind = blockKindOf(all);
  if (!kind && !(typeof fields.kind === 'string' && KIND.test(fields.kind))) return null;
  const block = {
    id,
    kind: kind ?? UNKNOWN_BLOCK,
    order: readKey(fields.order),
    task: typeof fields.task === 'string' ? wellFormed(fields.task.slice(0, taskMax)) : '',
    points: readPoints(fields.points),
    width: oneOf(BLOCK_WIDTHS, fields.width) ?? 'full',
    newPage: fields.newPage === true,
    content: kind ? { ...readContent(blockDefinition(kind), all), ...workingContent(kind, all) } : {},
  };
  return block as unknown as SheetBlock;
});

/**
 * Returns the content for participants. It is derived from a source and read from a view, because a view does not contain the data for it.
 */
export function workingContent(kind: BlockKind, stored: PartFields): PartContent {
  const { working, ...definition } = blockDefinition(kind);
  if (!working) return {};
  const fields = WORKING_FIELDS[kind as keyof typeof WORKING_FIELDS];
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, stored[contentField(name)])] as const);
  if (read.every(([, value]) => value !== undefined)) return Object.fromEntries(read);
  return working(readContent(definition, stored));
}

function readPoints(value: Json | undefined): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value >= pointLimits.min && value <= pointLimits.max ? value : null;
}
