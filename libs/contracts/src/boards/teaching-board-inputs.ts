import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { boardBackground } from './board-background.js';
import { BOARD_COLOURS } from './board-look.js';
import { PART_ID } from './board-wire.js';
import { cardContentInput } from './card-content.js';
import { BOARD_GRID, CARD_KINDS, LAYER_MOVES } from './teaching-board-names.js';

const { pageNameMax, cardTitleMax, cardsPerPage, cardMin } = LIMITS.teachingBoard;

const part = z.string().regex(PART_ID);
/** `null`: as the first; a part that is not there any more, or nothing: as the last */
const after = part.nullable().optional();
const pageName = z.string().trim().max(pageNameMax);
const title = z.string().trim().max(cardTitleMax);
const cells = (min: number, max: number) => z.number().int().min(min).max(max);
/** A card may hang over the edge a little; the operation moves it so that it can be seen whole. */
export const cardPlace = z.strictObject({
  x: cells(0, BOARD_GRID.columns - 1),
  y: cells(0, BOARD_GRID.rows - 1),
  width: cells(cardMin.width, BOARD_GRID.columns),
  height: cells(cardMin.height, BOARD_GRID.rows),
});
const cards = z.array(part).min(1).max(cardsPerPage);

/** Input of each operation on a teaching board. New ids and the time are never part of it. */
export const TEACHING_BOARD_INPUTS = {
  addPage: z.strictObject({ name: pageName.optional(), after }),
  /** `background: null`: as the whole board */
  changePage: z.strictObject({ page: part, name: pageName.optional(), background: boardBackground.nullable().optional() }),
  movePage: z.strictObject({ page: part, after }),
  /** with everything on it, right behind it */
  duplicatePage: z.strictObject({ page: part }),
  removePage: z.strictObject({ page: part }),
  addCard: z.strictObject({
    page: part,
    kind: z.enum(CARD_KINDS),
    title: title.optional(),
    colour: z.enum(BOARD_COLOURS).optional(),
    place: cardPlace.optional(),
    content: cardContentInput.optional(),
  }),
  changeCard: z.strictObject({
    card: part,
    title: title.optional(),
    colour: z.enum(BOARD_COLOURS).optional(),
    locked: z.boolean().optional(),
    place: cardPlace.optional(),
    content: cardContentInput.optional(),
  }),
  /** several at once: one step for all viewers */
  placeCards: z.strictObject({
    cards: z
      .array(z.strictObject({ card: part, place: cardPlace }))
      .min(1)
      .max(cardsPerPage),
  }),
  layerCards: z.strictObject({ cards, to: z.enum(LAYER_MOVES) }),
  lockCards: z.strictObject({ cards, locked: z.boolean() }),
  moveCardsToPage: z.strictObject({ cards, page: part }),
  duplicateCards: z.strictObject({ cards }),
  removeCards: z.strictObject({ cards }),
  changeSettings: z.strictObject({ background: boardBackground.optional(), muted: z.boolean().optional() }),
} as const;
export type TeachingBoardOperationName = keyof typeof TEACHING_BOARD_INPUTS;
export type TeachingBoardInput<O extends TeachingBoardOperationName> = z.output<(typeof TEACHING_BOARD_INPUTS)[O]>;
