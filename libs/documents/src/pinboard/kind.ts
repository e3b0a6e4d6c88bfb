import type { PartFields } from '@murmel/contracts';
import { type BoardData, emptyBoard, type Table } from '../board/board-data.js';
import { memoize } from '../board/memoize.js';
import type { BoardKind } from '../board/operations.js';
import { narrowing } from '../board/view.js';
import { parsePinboard } from './parse.js';
import { onCard, onList } from './permissions.js';
import { restoredPinboard } from './restored.js';
import { PINBOARD_TABLES, type Pinboard, type PinboardCard, type PinboardTable, SETTINGS_ID } from './schema.js';

type Data = BoardData<PinboardTable>;

/** Settings that are sent to a guest; they do not reveal hidden content or stopped persons. */
const settingsFields = narrowing(['frozen', 'release', 'guestLists', 'guestEdits', 'guestActivities', 'likes', 'comments', 'background']);
const listFields = narrowing(['order', 'name', 'colour', 'permission', 'author']);
const cardFields = narrowing(['place', 'name', 'description', 'colour', 'cover', 'permission', 'author', 'createdAt', 'waiting']);
const attachmentFields = narrowing([
  'card',
  'order',
  'kind',
  'file',
  'name',
  'contentType',
  'bytes',
  'image',
  'url',
  'title',
  'site',
  'description',
  'picture',
]);

/** The parts of a table that are seen, with what may be seen of them. */
function seenOf(table: Table, seen: (id: string) => boolean, narrowed: (fields: PartFields) => PartFields): Table {
  const view = new Map<string, PartFields>();
  for (const [id, fields] of table) if (seen(id)) view.set(id, narrowed(fields));
  return view;
}

/** The board with only these cards and what hangs on them. */
function withCards(data: Data, board: Pinboard, cards: ReadonlySet<string>): Data {
  return {
    ...emptyBoard(PINBOARD_TABLES),
    cards: seenOf(data.cards, (id) => cards.has(id), cardFields),
    attachments: seenOf(data.attachments, (id) => cards.has(board.attachment(id)?.card ?? ''), attachmentFields),
  };
}

/** Ids of waiting cards by who wrote them: every guest asks after each change. */
const waitingOf = memoize((data: Data): ReadonlyMap<string, ReadonlySet<string>> => {
  const board = parsePinboard(data);
  const waiting = new Map<string, Set<string>>();
  const shown = (card: PinboardCard): boolean => onCard(board, { ...card, waiting: false }, 'read') !== 'invisible';
  for (const cards of board.cardsOf.values()) {
    for (const card of cards)
      if (card.waiting && shown(card)) waiting.set(card.author, (waiting.get(card.author) ?? new Set()).add(card.id));
  }
  return waiting;
});

export const pinboardKind: BoardKind<PinboardTable, Pinboard> = {
  tables: PINBOARD_TABLES,
  parse: parsePinboard,

  viewOf: memoize((data: Data): Data => {
    const board = parsePinboard(data);
    // The base does not decide what is visible, only what may be written.
    const lists = board.lists.filter((list) => onList(list, 'read') !== 'invisible');
    const ids = new Set(lists.map(({ id }) => id));
    const cards = new Set(
      lists.flatMap(({ id }) =>
        (board.cardsOf.get(id) ?? []).filter((card) => onCard(board, card, 'read') !== 'invisible').map((card) => card.id),
      ),
    );
    return {
      ...withCards(data, board, cards),
      settings: seenOf(data.settings, (id) => id === SETTINGS_ID, settingsFields),
      lists: seenOf(data.lists, (id) => ids.has(id), listFields),
    };
  }),

  ownOf(data, person) {
    const waiting = waitingOf(data).get(person);
    const until = parsePinboard(data).stoppedUntil(person);
    return {
      parts: waiting ? withCards(data, parsePinboard(data), waiting) : emptyBoard(PINBOARD_TABLES),
      stoppedUntil: until === undefined ? null : stopTime(until),
    };
  },

  restored: restoredPinboard,
};

/** A time that no calendar has comes from a forged document. */
function stopTime(until: number): string | null {
  const time = new Date(until);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
