import { z } from 'zod';
import { BOARD_COLOURS, BOARD_WALLPAPERS } from './boards/board-look.js';
import { BOARD_GRID, CARD_KINDS } from './boards/teaching-board-names.js';
import { BLOCK_KINDS } from './boards/worksheet-names.js';
import { CONTENT_KINDS } from './item-fields.js';
import { LIMITS } from './limits.js';
import { FOLDER_COLOURS } from './sorting.js';
import { QUESTION_TYPES } from './tools/surveys/names.js';

/** Limits of the content in an item's picture: less than 1 kB each, in lists of up to 100. */
export const PICTURE_LIMITS = {
  lines: 7,
  lineMax: 88,
  lists: 4,
  listMax: 16,
  cardsOfList: 3,
  words: 12,
  wordMax: 20,
  questionMax: 72,
  options: 3,
  optionMax: 28,
  cards: 8,
  kinds: 4,
  blocks: 6,
  taskMax: 48,
  hostMax: 40,
  codeMax: 120,
} as const;
const {
  lines,
  lineMax,
  lists,
  listMax,
  cardsOfList,
  words,
  wordMax,
  questionMax,
  options,
  optionMax,
  cards,
  kinds,
  blocks,
  taskMax,
  hostMax,
  codeMax,
} = PICTURE_LIMITS;

const colour = z.enum(BOARD_COLOURS);
const cells = (max: number) => z.number().int().min(0).max(max);

export const PICTURE_GROUNDS = [...BOARD_COLOURS, ...BOARD_WALLPAPERS, 'picture'] as const;

/** Picture of an item's content on a card in a list. It never holds more than its recipient may see in the item itself. */
export const itemPicture = z.discriminatedUnion('shape', [
  /** the first words of a text */
  z.strictObject({
    shape: z.literal('text'),
    lines: z.array(z.strictObject({ as: z.enum(['heading', 'words', 'point', 'image']), text: z.string().max(lineMax) })).max(lines),
  }),
  /** adjacent lists with the first cards of each: `lines` is the amount of text on one */
  z.strictObject({
    shape: z.literal('board'),
    lists: z
      .array(
        z.strictObject({
          name: z.string().max(listMax),
          colour,
          cards: z.array(z.strictObject({ colour, lines: z.number().int().min(0).max(3), cover: z.boolean() })).max(cardsOfList),
        }),
      )
      .max(lists),
  }),
  /** the words that came most often, with how large they stand from 1 to 5 */
  z.strictObject({
    shape: z.literal('cloud'),
    words: z.array(z.strictObject({ text: z.string().max(wordMax), weight: z.number().int().min(1).max(5) })).max(words),
  }),
  /** the first question; null where none is shown yet */
  z.strictObject({
    shape: z.literal('survey'),
    question: z
      .strictObject({
        type: z.enum(QUESTION_TYPES),
        title: z.string().max(questionMax),
        options: z.array(z.string().max(optionMax)).max(options),
      })
      .nullable(),
  }),
  /** the first page of a teaching board: where its cards are, in cells */
  z.strictObject({
    shape: z.literal('screen'),
    ground: z.enum(PICTURE_GROUNDS),
    cards: z
      .array(
        z.strictObject({
          kind: z.enum(CARD_KINDS),
          colour,
          x: cells(BOARD_GRID.columns),
          y: cells(BOARD_GRID.rows),
          width: cells(BOARD_GRID.columns),
          height: cells(BOARD_GRID.rows),
        }),
      )
      .max(cards),
  }),
  /** the first blocks of a worksheet; `task`: what is to be done, empty for what is no task */
  z.strictObject({
    shape: z.literal('sheet'),
    colour,
    cover: z.boolean(),
    blocks: z.array(z.strictObject({ kind: z.enum(BLOCK_KINDS), task: z.string().max(taskMax) })).max(blocks),
  }),
  /** a short link: its code, for its owner alone, and the host of its target; empty without one */
  z.strictObject({ shape: z.literal('link'), code: z.string().max(LIMITS.shortCode.max).nullable(), host: z.string().max(hostMax) }),
  /** a QR code: what it holds, its colour, whether its ends are round */
  z.strictObject({
    shape: z.literal('code'),
    text: z.string().max(codeMax),
    ink: z.string().regex(/^#[0-9a-f]{6}$/),
    round: z.boolean(),
  }),
  /** kinds of the first items in a folder */
  z.strictObject({
    shape: z.literal('folder'),
    kinds: z.array(z.enum(CONTENT_KINDS)).max(kinds),
    colour: z.enum(FOLDER_COLOURS).nullable(),
  }),
]);
export type ItemPicture = z.infer<typeof itemPicture>;
export type PictureOf<Shape extends ItemPicture['shape']> = Extract<ItemPicture, { shape: Shape }>;
