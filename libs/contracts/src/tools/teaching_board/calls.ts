import { z } from 'zod';
import { boardBackground } from '../../boards/board-background.js';
import { BOARD_COLOURS } from '../../boards/board-look.js';
import { CARD_CONTENT } from '../../boards/card-content.js';
import type { CardContents } from '../../boards/card-fields.js';
import { cardPlace, TEACHING_BOARD_INPUTS } from '../../boards/teaching-board-inputs.js';
import { CARD_KINDS, type CardKind } from '../../boards/teaching-board-names.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, partParam } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { versionCalls } from '../../calls/versions.js';
import { LIMITS } from '../../limits.js';

const call = callsFor('screen');

const settings = z.object({ background: boardBackground, muted: z.boolean() });
const screen = item.extend({ screen: settings });
export type TeachingBoardItem = z.infer<typeof screen>;

const page = z.object({
  /** address in calls: the screen's id, `_`, and the page's own id */
  id: z.string(),
  name: z.string(),
  background: boardBackground.nullable(),
  cards: z.number(),
  abilities: z.object({ edit: z.boolean() }),
});
export type TeachingPageAnswer = z.infer<typeof page>;

const cardOf = <K extends CardKind>(kind: K) =>
  z.object({
    id: z.string(),
    pageId: z.string(),
    kind: z.literal(kind),
    title: z.string(),
    colour: z.enum(BOARD_COLOURS),
    place: cardPlace,
    locked: z.boolean(),
    /** the fields of its kind, for guests without what is only behind the wall */
    content: CARD_CONTENT[kind] as unknown as z.ZodType<CardContents[K]>,
    abilities: z.object({ edit: z.boolean() }),
  });
export type TeachingCardAnswer = { [K in CardKind]: z.output<ReturnType<typeof cardOf<K>>> }[CardKind];
const [first, ...others] = CARD_KINDS.map((kind) => cardOf<CardKind>(kind));
const card = z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodType<TeachingCardAnswer>;

const { namesMax, nameMax, listNameMax, apartMax } = LIMITS.teachingBoard;
const entry = z.object({ id: z.string(), name: z.string() });
const namesList = z.object({
  id: z.uuid(),
  name: z.string(),
  entries: z.array(entry),
  /** pairs of entries that must not meet in a group */
  apart: z.array(z.tuple([z.string(), z.string()])),
  updatedAt: z.string(),
});
export type NamesList = z.infer<typeof namesList>;
/** An entry without an id is new. A number of entries outside 2 to 100 is refused with a specific error. */
const namesInput = {
  name: textWithin({ min: 1, max: listNameMax }),
  entries: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[0-9A-Za-z]{1,12}$/)
          .optional(),
        name: textWithin({ min: 1, max: nameMax }),
      }),
    )
    .max(namesMax * 10),
  /** positions in `entries` */
  apart: z
    .array(z.tuple([z.number().int().min(0), z.number().int().min(0)]))
    .max(apartMax)
    .optional(),
};

const input = TEACHING_BOARD_INPUTS;
const READ = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED'] as const;
const WRITE = [...READ, 'FORBIDDEN', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'] as const;
const CARD = [...WRITE, 'CARD_INVALID', 'NAMES_INVALID', 'TEXT_TOO_LONG'] as const;
const screens = '/teaching_board/screens/{id}';
const pages = '/teaching_board/pages/{id}';
const cards = '/teaching_board/cards/{id}';
const lists = '/teaching_board/names_lists/{id}';

/** Teaching boards. What happens to pages and cards runs the same operations as the live document, and is decided with them. */
export const teachingBoards = {
  ...toolItemCalls('teaching_board', {
    answer: screen,
    created: {},
    changed: input.changeSettings.shape,
    changeErrors: ['NO_PASSWORD_PROVIDED', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'],
  }),
  ...versionCalls('teaching_board'),

  pages: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${screens}/pages` })
    .input(idParam)
    .output(z.array(page))
    .errors(errors(...READ)),
  createPage: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${screens}/pages`, successStatus: 201 })
    .input(idParam.extend(input.addPage.shape))
    .output(page)
    .errors(errors(...WRITE, 'PAGE_LIMIT_REACHED')),
  getPage: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: pages })
    .input(partParam)
    .output(page)
    .errors(errors(...READ)),
  updatePage: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: pages })
    .input(partParam.extend(input.changePage.omit({ page: true }).shape))
    .output(page)
    .errors(errors(...WRITE)),
  movePage: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${pages}/move` })
    .input(partParam.extend({ after: input.movePage.shape.after }))
    .output(page)
    .errors(errors(...WRITE)),
  duplicatePage: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${pages}/duplicate` })
    .input(partParam)
    .output(page)
    .errors(errors(...WRITE, 'PAGE_LIMIT_REACHED')),
  removePage: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: pages })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE, 'LAST_PAGE')),

  cards: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: `${pages}/cards` })
    .input(partParam)
    .output(z.array(card))
    .errors(errors(...READ)),
  createCard: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart', idempotent: true })
    .route({ method: 'POST', path: `${pages}/cards`, successStatus: 201 })
    .input(partParam.extend(input.addCard.omit({ page: true }).shape))
    .output(card)
    .errors(errors(...CARD, 'PAGE_CARD_LIMIT_REACHED')),
  getCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: cards })
    .input(partParam)
    .output(card)
    .errors(errors(...READ)),
  updateCard: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: cards })
    .input(partParam.extend(input.changeCard.omit({ card: true }).shape))
    .output(card)
    .errors(errors(...CARD)),
  duplicateCard: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${cards}/duplicate` })
    .input(partParam)
    .output(card)
    .errors(errors(...WRITE, 'PAGE_CARD_LIMIT_REACHED')),
  removeCard: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: cards })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),
  /** the names behind a lottery or groups, for users who may change the board: own lists, and the owner's list that this card uses */
  cardNames: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: `${cards}/names_list` })
    .input(partParam)
    .output(namesList)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** reads the author of the board, and their description of it */
  authorInfo: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${screens}/author_info` })
    .input(idParam)
    .output(
      z.object({ author: z.string().nullable(), title: z.string(), description: z.string(), createdAt: z.string(), updatedAt: z.string() }),
    )
    .errors(errors(...READ)),

  /** the caller's own lists of names, newest first; never returned to other users */
  namesLists: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/teaching_board/names_lists' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(namesList)),
  createNamesList: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/teaching_board/names_lists', successStatus: 201 })
    .input(z.strictObject(namesInput))
    .output(namesList)
    .errors(errors('NAMES_INVALID', 'LIMIT_REACHED')),
  getNamesList: call
    .meta({ operation: 'teacher.listItems', ownThrough: 'namesList' })
    .route({ method: 'GET', path: lists })
    .input(idParam)
    .output(namesList)
    .errors(errors('NOT_FOUND')),
  updateNamesList: call
    .meta({ operation: 'teacher.listItems', ownThrough: 'namesList' })
    .route({ method: 'PUT', path: lists })
    .input(idParam.extend(namesInput))
    .output(namesList)
    .errors(errors('NOT_FOUND', 'NAMES_INVALID')),
  removeNamesList: call
    .meta({ operation: 'teacher.listItems', ownThrough: 'namesList' })
    .route({ method: 'DELETE', path: lists })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
};
