import { z } from 'zod';
import { boardBackground } from '../../boards/board-background.js';
import { BOARD_COLOURS } from '../../boards/board-look.js';
import { PART_ID } from '../../boards/board-wire.js';
import { PINBOARD_INPUTS } from '../../boards/pinboard-inputs.js';
import { PINBOARD_ACTIVITIES } from '../../boards/pinboard-names.js';
import type { RichText } from '../../boards/rich-text.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, partParam, timestamp } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { versionCalls } from '../../calls/versions.js';
import { VISITOR_PERMISSIONS } from '../../item-fields.js';
import { LIMITS } from '../../limits.js';

const call = callsFor('pinboard');

const permission = z.enum(VISITOR_PERMISSIONS).nullable();
const settings = z.object({
  frozen: z.boolean(),
  release: z.boolean(),
  guestLists: z.boolean(),
  guestEdits: z.boolean(),
  guestActivities: z.boolean(),
  /** while one of them is off no new ones are accepted, and guests do not see the existing ones */
  likes: z.boolean(),
  comments: z.boolean(),
  background: boardBackground,
});
const pinboard = item.extend({ pinboard: settings });
export type Pinboard = z.infer<typeof pinboard>;

/** Author of an entry on a board; null when no longer known. */
const person = z.object({ id: z.string(), name: z.string(), teacher: z.boolean() });
export type BoardPerson = z.infer<typeof person>;

const list = z.object({
  /** address in calls: the board's id, `_`, and the list's own id */
  id: z.string(),
  name: z.string(),
  colour: z.enum(BOARD_COLOURS),
  permission,
  author: person.nullable(),
  cards: z.number(),
  abilities: z.object({ addCard: z.boolean(), edit: z.boolean() }),
});
export type PinboardList = z.infer<typeof list>;

const attachment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    id: z.string(),
    file: z.string(),
    name: z.string(),
    contentType: z.string(),
    bytes: z.number(),
    image: z.boolean(),
  }),
  z.object({
    kind: z.literal('link'),
    id: z.string(),
    url: z.string(),
    title: z.string(),
    site: z.string(),
    description: z.string(),
    picture: z.string().nullable(),
  }),
]);
const card = z.object({
  id: z.string(),
  listId: z.string(),
  name: z.string(),
  description: z.custom<RichText | null>(),
  colour: z.enum(BOARD_COLOURS),
  cover: z.object({ attachment: z.string(), alt: z.string() }).nullable(),
  permission,
  author: person.nullable(),
  createdAt: timestamp,
  hidden: z.boolean(),
  waiting: z.boolean(),
  attachments: z.array(attachment),
  likes: z.number(),
  comments: z.number(),
  abilities: z.object({ edit: z.boolean(), like: z.boolean(), comment: z.boolean() }),
});
export type PinboardCard = z.infer<typeof card>;

const comment = z.object({ id: z.uuid(), text: z.string(), author: person.nullable(), mine: z.boolean(), createdAt: timestamp });
export type PinboardComment = z.infer<typeof comment>;

const activity = z.object({
  id: z.string(),
  kind: z.enum(PINBOARD_ACTIVITIES),
  at: timestamp,
  person: person.nullable(),
  /** the card's or list's own id on the board, as far as it is still there */
  card: z.string().nullable(),
  list: z.string().nullable(),
  name: z.string(),
  detail: z.string(),
});
export type PinboardActivity = z.infer<typeof activity>;

const trash = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      list: z.string(),
      author: person.nullable(),
      trashedAt: timestamp,
      trashedBy: person.nullable(),
    }),
  ),
  lists: z.array(z.object({ id: z.string(), name: z.string(), cards: z.number(), trashedAt: timestamp, trashedBy: person.nullable() })),
});

/** State of a board outside of its document, pushed over the live connection; users and cards by their ids on the board. */
const boardState = z.object({
  audience: z.enum(['teacher', 'guest']),
  people: z.record(z.string(), z.object({ name: z.string(), teacher: z.boolean() })),
  /** likes and comments of the cards that have any */
  counts: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
export type PinboardState = z.infer<typeof boardState>;

const input = PINBOARD_INPUTS;
const READ = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED'] as const;
/** Errors of writing on a board, by any authorizer. */
const WRITE = [...READ, 'UNAUTHORIZED', 'FORBIDDEN', 'BOARD_FROZEN', 'BOARD_STOPPED', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'] as const;
const TEACHER = [...READ, 'FORBIDDEN', 'COLLABORATION_UNAVAILABLE'] as const;
const board = '/pinboard/boards/{id}';

/** Pinboards. What happens to lists and cards runs the same operations as the live document, and is decided with them. */
export const pinboards = {
  ...toolItemCalls('pinboard', {
    answer: pinboard,
    created: {},
    changed: input.changeSettings.shape,
    changeErrors: ['NO_PASSWORD_PROVIDED', 'COLLABORATION_UNAVAILABLE'],
  }),
  ...versionCalls('pinboard'),
  /** names, likes and comments as this person may see them; the live connection pushes the same */
  state: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${board}/state` })
    .input(idParam)
    .output(boardState)
    .errors(errors(...READ)),

  lists: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${board}/lists` })
    .input(idParam)
    .output(z.array(list))
    .errors(errors(...READ)),
  createList: call
    .meta({ operation: 'item.read', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${board}/lists`, successStatus: 201 })
    .input(idParam.extend(input.addList.shape))
    .output(list)
    .errors(errors(...WRITE, 'LIST_LIMIT_REACHED')),
  getList: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: '/pinboard/lists/{id}' })
    .input(partParam)
    .output(list)
    .errors(errors(...READ)),
  updateList: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: '/pinboard/lists/{id}' })
    .input(partParam.extend(input.changeList.omit({ list: true }).shape))
    .output(list)
    .errors(errors(...WRITE)),
  moveList: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: '/pinboard/lists/{id}/move' })
    .input(partParam.extend({ after: input.moveList.shape.after }))
    .output(list)
    .errors(errors(...TEACHER)),
  /** into the board's trash, with its cards */
  removeList: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: '/pinboard/lists/{id}' })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),
  restoreList: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: '/pinboard/lists/{id}/restore' })
    .input(partParam)
    .output(list)
    .errors(errors(...TEACHER, 'LIST_LIMIT_REACHED')),

  cards: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: '/pinboard/lists/{id}/cards' })
    .input(partParam.extend(pageQuery))
    .output(pageOf(card))
    .errors(errors(...READ)),
  createCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart', idempotent: true })
    .route({ method: 'POST', path: '/pinboard/lists/{id}/cards', successStatus: 201 })
    .input(partParam.extend(input.addCard.omit({ list: true }).shape))
    .output(card)
    .errors(errors(...WRITE, 'CARD_EMPTY', 'TEXT_TOO_LONG', 'CARD_LIMIT_REACHED', 'BOARD_CARD_LIMIT_REACHED')),
  getCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: '/pinboard/cards/{id}' })
    .input(partParam)
    .output(card)
    .errors(errors(...READ)),
  updateCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: '/pinboard/cards/{id}' })
    .input(partParam.extend(input.changeCard.omit({ card: true }).shape))
    .output(card)
    .errors(errors(...WRITE, 'CARD_EMPTY', 'TEXT_TOO_LONG')),
  /** `list`: the list's own id on the board, `after` likewise */
  moveCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: '/pinboard/cards/{id}/move' })
    .input(partParam.extend(input.moveCard.omit({ card: true }).shape))
    .output(card)
    .errors(errors(...WRITE, 'CARD_LIMIT_REACHED')),
  /** into the board's trash */
  removeCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: '/pinboard/cards/{id}' })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),
  restoreCard: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: '/pinboard/cards/{id}/restore' })
    .input(partParam)
    .output(card)
    .errors(errors(...WRITE, 'CARD_LIMIT_REACHED', 'BOARD_CARD_LIMIT_REACHED')),
  hideCard: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: '/pinboard/cards/{id}/hide' })
    .input(partParam.extend({ hidden: z.boolean() }))
    .output(card)
    .errors(errors(...TEACHER)),
  releaseCards: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PATCH', path: `${board}/release` })
    .input(idParam.extend(input.releaseCards.shape))
    .output(nothing)
    .errors(errors(...TEACHER)),
  stopPerson: call
    .meta({ operation: 'item.update', itemParam: 'id', keys: ['personId'] })
    .route({ method: 'PUT', path: `${board}/stops/{personId}` })
    .input(idParam.extend({ personId: z.uuid(), stopped: z.boolean() }))
    .output(nothing)
    .errors(errors(...TEACHER)),

  trash: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'GET', path: `${board}/trash` })
    .input(idParam)
    .output(trash)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** deletes permanently; without ids the whole trash */
  emptyTrash: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PATCH', path: `${board}/trash/empty` })
    .input(idParam.extend(input.destroy.shape))
    .output(nothing)
    .errors(errors(...TEACHER)),

  comments: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: '/pinboard/cards/{id}/comments' })
    .input(partParam.extend(pageQuery))
    .output(pageOf(comment))
    .errors(errors(...READ)),
  addComment: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart', idempotent: true })
    .route({ method: 'POST', path: '/pinboard/cards/{id}/comments', successStatus: 201 })
    .input(partParam.extend({ text: textWithin({ min: 1, max: LIMITS.pinboard.commentMax }) }))
    .output(comment)
    .errors(errors(...WRITE, 'COMMENTS_OFF', 'LIMIT_REACHED')),
  /** an own comment; users who may change the board remove any */
  removeComment: call
    .meta({ operation: 'item.read', itemThrough: 'pinboardComment' })
    .route({ method: 'DELETE', path: '/pinboard/comments/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors(...WRITE)),
  /** once per person; liking again changes nothing */
  like: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: '/pinboard/cards/{id}/likes' })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE, 'LIKES_OFF')),
  unlike: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: '/pinboard/cards/{id}/likes' })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),
  /** own ids of the cards that this person likes */
  myLikes: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${board}/my_likes` })
    .input(idParam)
    .output(z.array(z.string()))
    .errors(errors(...READ)),

  /** a file that was uploaded for this board, or an address: the server looks at its page */
  attach: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart', idempotent: true })
    .route({ method: 'POST', path: '/pinboard/cards/{id}/attachments', successStatus: 201 })
    .input(
      z.union([
        partParam.extend({ fileId: z.uuid(), asCover: z.boolean().optional() }),
        partParam.extend({ url: textWithin({ min: 1, max: 2000 }), asCover: z.boolean().optional() }),
      ]),
    )
    .output(card)
    .errors(errors(...WRITE, 'LINK_INVALID', 'CONTENT_MISSING', 'LIMIT_REACHED')),
  removeAttachment: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: '/pinboard/attachments/{id}' })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),

  /** newest first; guests see it where the teacher allows it, and of what they may see */
  activities: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${board}/activities` })
    .input(
      idParam.extend({
        ...pageQuery,
        kind: z.enum(PINBOARD_ACTIVITIES).optional(),
        card: z.string().regex(PART_ID).optional(),
        person: z.uuid().optional(),
      }),
    )
    .output(pageOf(activity))
    .errors(errors(...READ, 'FORBIDDEN')),
};
