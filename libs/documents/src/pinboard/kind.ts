import type { PartFields } from '@murmel/contracts';
import { emptyBoard, type BoardData } from '../board/board-data.js';
import type { BoardKind } from '../board/operations.js';
import { parsePinboard } from './parse.js';
import { onCard, onList } from './permissions.js';
import { PINBOARD_TABLES, type Pinboard, type PinboardCard, type PinboardTable } from './schema.js';

/** On the way to a guest nothing is left that says what was hidden or who is stopped. */
const VIEW_OF_CARD: ReadonlySet<string> = new Set(['place', 'name', 'description', 'colour', 'cover', 'permission', 'author', 'createdAt', 'waiting']);
const VIEW_OF_LIST: ReadonlySet<string> = new Set(['order', 'name', 'colour', 'permission', 'author']);

/** Fields of the view; the same object while the part does not change, so that nothing is sent twice. */
function narrowing(known: ReadonlySet<string>): (fields: PartFields) => PartFields {
  const narrowed = new WeakMap<PartFields, PartFields>();
  return (fields) => {
    let view = narrowed.get(fields);
    if (!view) {
      view = Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name)));
      narrowed.set(fields, view);
    }
    return view;
  };
}
const cardFields = narrowing(VIEW_OF_CARD);
const listFields = narrowing(VIEW_OF_LIST);

/** The board with only these cards and what hangs on them. */
function withCards(data: BoardData<PinboardTable>, board: Pinboard, seen: (card: PinboardCard) => boolean): Pick<BoardData<PinboardTable>, 'cards' | 'attachments'> {
  const ids = new Set([...board.cardsOf.values()].flat().filter(seen).map(({ id }) => id));
  return {
    cards: new Map([...data.cards].flatMap(([id, fields]) => (ids.has(id) ? [[id, cardFields(fields)] as const] : []))),
    attachments: new Map([...data.attachments].filter(([id]) => ids.has(board.attachment(id)?.card ?? ''))),
  };
}

export const pinboardKind: BoardKind<PinboardTable, Pinboard> = {
  tables: PINBOARD_TABLES,
  parse: parsePinboard,

  viewOf(data) {
    const board = parsePinboard(data);
    // The base does not decide what is visible, only what may be written.
    const lists = new Set(board.lists.filter((list) => onList(list, 'read') !== 'invisible').map(({ id }) => id));
    return {
      ...emptyBoard(PINBOARD_TABLES),
      settings: data.settings,
      lists: new Map([...data.lists].flatMap(([id, fields]) => (lists.has(id) ? [[id, listFields(fields)] as const] : []))),
      ...withCards(data, board, (card) => onCard(board, card, 'read') !== 'invisible'),
    };
  },

  ownOf(data, person) {
    const board = parsePinboard(data);
    const until = board.stoppedUntil(person);
    const mine = (card: PinboardCard): boolean => card.waiting && card.author === person && onCard(board, { ...card, waiting: false }, 'read') !== 'invisible';
    return { parts: { ...emptyBoard(PINBOARD_TABLES), ...withCards(data, board, mine) }, stoppedUntil: until === undefined ? null : new Date(until).toISOString() };
  },
};
