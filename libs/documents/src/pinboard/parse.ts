import type { BoardData, Table } from '../board/board-data.js';
import { byOrderKey, type Ordered } from '../board/fractional-order.js';
import { memoize, reuseArrays } from '../board/memoize.js';
import { isPartId } from '../board/part-ids.js';
import { readAttachment, readCard, readList, readSettings, readStop } from './read-parts.js';
import { isPictureOf, resolvedCards } from './resolve-conflicts.js';
import { type Pinboard, type PinboardAttachment, type PinboardCard, type PinboardList, type PinboardTable, SETTINGS_ID } from './schema.js';

const NOTHING: readonly never[] = [];
/** Owned by the list, and by the first attachment: an array keeps its identity while nothing in it changes. */
const cardArrays = reuseArrays<PinboardList, PinboardCard>();
const attachmentArrays = reuseArrays<PinboardAttachment, PinboardAttachment>();

/** Sorts entries, without a copy if they are sorted already, because most changes move nothing. */
function inOrder<E extends Ordered>(entries: E[]): E[] {
  for (let index = 1; index < entries.length; index++)
    if (byOrderKey(entries[index - 1]!, entries[index]!) > 0) return entries.sort(byOrderKey);
  return entries;
}

const listsIn = memoize((table: Table): readonly PinboardList[] =>
  inOrder([...table].flatMap(([id, fields]) => (isPartId(id) ? [readList(id, fields)] : []))),
);

/** Groups the attachments by card. */
const attachmentsIn = memoize((table: Table): ReadonlyMap<string, readonly PinboardAttachment[]> => {
  const all = new Map<string, PinboardAttachment[]>();
  for (const [id, fields] of table) {
    const attachment = isPartId(id) ? readAttachment(id, fields) : null;
    if (!attachment) continue;
    const others = all.get(attachment.card);
    if (others) others.push(attachment);
    else all.set(attachment.card, [attachment]);
  }
  return new Map([...all].map(([card, attachments]) => [card, attachmentArrays(inOrder(attachments)[0]!, attachments)]));
});

const stopsIn = memoize(
  (table: Table): ReadonlyMap<string, number> => new Map([...table].map(([person, fields]) => [person, readStop(fields)])),
);

/**
 * Parses a pinboard's data. Data that cannot come from this product is omitted or replaced by its default. Parts, the arrays of a list and
 * the attachments of a card keep their identity while nothing in them changes.
 */
export const parsePinboard: (data: BoardData<PinboardTable>) => Pinboard = memoize((data) => {
  const lists = listsIn(data.lists);
  const attachments = attachmentsIn(data.attachments);
  const attachment = (id: string): PinboardAttachment | undefined => partOf(data.attachments, id, readAttachment) ?? undefined;
  const settled = resolvedCards(lists, (card, id) => isPictureOf(card, attachment(id)));
  const cardsOf = cardsByList(data.cards, lists, settled);
  const stops = stopsIn(data.stops);
  return {
    settings: readSettings(SETTINGS_ID, data.settings.get(SETTINGS_ID)),
    lists,
    cardsOf,
    list: (id) => partOf(data.lists, id, readList),
    card: (id) => {
      const card = partOf(data.cards, id, readCard);
      return card && settled(card);
    },
    attachment,
    attachmentsOf: (card) => attachments.get(card) ?? NOTHING,
    cardCount: lists.reduce((sum, list) => sum + (list.trashed ? 0 : onTheBoard(cardsOf.get(list.id) ?? NOTHING).length), 0),
    stoppedUntil: (person) => stops.get(person),
    stops,
  };
});

function partOf<V>(table: Table, id: string, read: (id: string, fields: NonNullable<ReturnType<Table['get']>>) => V): V | undefined {
  const fields = table.get(id);
  return fields && isPartId(id) ? read(id, fields) : undefined;
}

function cardsByList(
  table: Table,
  lists: readonly PinboardList[],
  settled: (card: PinboardCard) => PinboardCard,
): ReadonlyMap<string, readonly PinboardCard[]> {
  const cards = new Map<string, PinboardCard[]>(lists.map(({ id }) => [id, []]));
  for (const [id, fields] of table) {
    if (!isPartId(id)) continue;
    const card = settled(readCard(id, fields));
    cards.get(card.list)?.push(card);
  }
  return new Map(lists.map((list) => [list.id, cardArrays(list, inOrder(cards.get(list.id) ?? []))]));
}

const withoutTrashed = <E extends { trashed: unknown }>(entries: readonly E[]): readonly E[] =>
  entries.every(({ trashed }) => !trashed) ? entries : entries.filter(({ trashed }) => !trashed);
const onTheBoard = memoize((cards: readonly PinboardCard[]) => withoutTrashed(cards));
const listsOnTheBoard = memoize((lists: readonly PinboardList[]) => withoutTrashed(lists));

/** Returns the cards of a list that are on the board for trusted users, in order. The same array while none of them changes. */
export function cardsIn(board: Pinboard, list: string): readonly PinboardCard[] {
  return onTheBoard(board.cardsOf.get(list) ?? NOTHING);
}
/** Lists that are not in the trash, in order. The same array while none of them changes. */
export function listsOf(board: Pinboard): readonly PinboardList[] {
  return listsOnTheBoard(board.lists);
}
