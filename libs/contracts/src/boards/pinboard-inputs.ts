import { z } from 'zod';
import { textWithin } from '../calls/fields.js';
import { VISITOR_PERMISSIONS } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { boardBackground } from './board-background.js';
import { BOARD_COLOURS } from './board-look.js';
import { PART_ID } from './board-wire.js';
import { richTextInput } from './rich-text.js';

const { listNameMax, cardNameMax, descriptionMax, cardsPerBoard, listsPerBoard } = LIMITS.pinboard;

const part = z.string().regex(PART_ID);
const colour = z.enum(BOARD_COLOURS);
const permission = z.enum(VISITOR_PERMISSIONS).nullable();
/** `null`: as the first; a part that is not there any more, or nothing: as the last */
const after = part.nullable().optional();
const description = richTextInput(descriptionMax);
const listName = textWithin({ min: 1, max: listNameMax });
/** A card needs a name or a text; that is the operation's question. */
const cardName = z.string().trim().max(cardNameMax);
const cover = z.strictObject({ attachment: part, alt: z.string().trim().max(LIMITS.image.altMax) }).nullable();
/** Input of each operation on a pinboard. Author, time and new ids are never part of it. */
export const PINBOARD_INPUTS = {
  addList: z.strictObject({ name: listName, colour: colour.optional(), after }),
  changeList: z.strictObject({ list: part, name: listName.optional(), colour: colour.optional(), permission: permission.optional() }),
  moveList: z.strictObject({ list: part, after }),
  trashList: z.strictObject({ list: part }),
  restoreList: z.strictObject({ list: part }),
  addCard: z.strictObject({ list: part, name: cardName, description: description.optional(), colour: colour.optional(), after }),
  changeCard: z.strictObject({
    card: part,
    name: cardName.optional(),
    description: description.optional(),
    colour: colour.optional(),
    cover: cover.optional(),
    permission: permission.optional(),
  }),
  moveCard: z.strictObject({ card: part, list: part, after }),
  trashCard: z.strictObject({ card: part }),
  restoreCard: z.strictObject({ card: part }),
  /** out of the trash, for ever */
  destroy: z.strictObject({ cards: z.array(part).max(cardsPerBoard).optional(), lists: z.array(part).max(listsPerBoard).optional() }),
  hideCard: z.strictObject({ card: part, hidden: z.boolean() }),
  /** without cards: all that wait */
  releaseCards: z.strictObject({ cards: z.array(part).max(cardsPerBoard).optional() }),
  /** back to waiting, when they were released by mistake */
  withholdCards: z.strictObject({ cards: z.array(part).max(cardsPerBoard) }),
  removeAttachment: z.strictObject({ attachment: part }),
  changeSettings: z.strictObject({
    frozen: z.boolean().optional(),
    release: z.boolean().optional(),
    guestLists: z.boolean().optional(),
    guestEdits: z.boolean().optional(),
    guestActivities: z.boolean().optional(),
    likes: z.boolean().optional(),
    comments: z.boolean().optional(),
    background: boardBackground.optional(),
  }),
  /** blocks this person from writing until the end of the lesson (spec E23); `stopped: false` removes the block */
  stopPerson: z.strictObject({ person: z.uuid(), stopped: z.boolean() }),
  /** only inside the installation: the api has looked at the file or the page behind the link */
  attach: z.strictObject({
    card: part,
    attachment: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('file'),
        file: z.uuid(),
        name: z.string().max(LIMITS.file.nameMax),
        contentType: z.string().max(200),
        bytes: z.number().int(),
        image: z.boolean(),
      }),
      z.strictObject({
        kind: z.literal('link'),
        url: z.string().max(2000),
        title: z.string().max(300),
        site: z.string().max(200),
        description: z.string().max(500),
        picture: z.uuid().nullable(),
      }),
    ]),
    /** this picture becomes the cover if the card has none */
    asCover: z.boolean().optional(),
  }),
} as const;
export type PinboardOperationName = keyof typeof PINBOARD_INPUTS;
export type PinboardInput<O extends PinboardOperationName> = z.output<(typeof PINBOARD_INPUTS)[O]>;
export type PinboardCover = NonNullable<z.infer<typeof cover>>;
export type PinboardAttachmentContent = PinboardInput<'attach'>['attachment'];
