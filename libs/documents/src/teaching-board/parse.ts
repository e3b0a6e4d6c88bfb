import type { BoardData, Table } from '../board/board-data.js';
import { byOrderKey, type Ordered } from '../board/fractional-order.js';
import { memoize, reuseArrays } from '../board/memoize.js';
import { isPartId } from '../board/part-ids.js';
import { readPage, readTeachingBoardSettings, readTeachingCard } from './read-parts.js';
import {
  type KnownCard,
  LAST_PAGE_ID,
  TEACHING_BOARD_SETTINGS_ID,
  type TeachingBoard,
  type TeachingBoardTable,
  type TeachingCard,
  type TeachingPage,
  UNKNOWN_KIND,
} from './schema.js';

const NOTHING: readonly never[] = [];
const cardArrays = reuseArrays<TeachingPage, TeachingCard>();
/** The last card that was made out of another, so that it keeps its identity, too. */
const housed = new WeakMap<TeachingCard, TeachingCard>();

const LAST_PAGE: readonly TeachingPage[] = [readPage(LAST_PAGE_ID, {})];
const pagesIn = memoize((table: Table): readonly TeachingPage[] => {
  const pages = sorted([...table].flatMap(([id, fields]) => (isPartId(id) ? [readPage(id, fields)] : [])));
  return pages.length > 0 ? pages : LAST_PAGE;
});

/**
 * Parses a teaching board's data. Data that cannot come from this product is omitted or replaced by its default. A card whose page was
 * removed while the card was put there is kept, on the first page; there is always one. Parts and the cards of a page keep their identity
 * while nothing in them changes.
 */
export const parseTeachingBoard: (data: BoardData<TeachingBoardTable>) => TeachingBoard = memoize((data) => {
  const pages = pagesIn(data.pages);
  const ids = new Set(pages.map(({ id }) => id));
  const home = (card: TeachingCard): TeachingCard => (ids.has(card.page) ? card : onPage(card, pages[0]!.id));
  const cards = new Map<string, TeachingCard[]>(pages.map(({ id }) => [id, []]));
  for (const [id, fields] of data.cards) {
    const read = isPartId(id) ? readTeachingCard(id, fields) : null;
    if (!read) continue;
    const card = home(read);
    cards.get(card.page)?.push(card);
  }
  return {
    settings: readTeachingBoardSettings(TEACHING_BOARD_SETTINGS_ID, data.settings.get(TEACHING_BOARD_SETTINGS_ID)),
    pages,
    cardsOf: new Map(pages.map((page) => [page.id, cardArrays(page, sorted(cards.get(page.id) ?? []))])),
    page: (id) => pages.find((page) => page.id === id),
    card: (id) => {
      const fields = data.cards.get(id);
      const card = fields && isPartId(id) ? readTeachingCard(id, fields) : null;
      return card ? home(card) : undefined;
    },
    stored: (id) => data.cards.get(id) ?? {},
  };
});

/** Cards of a page, from the bottom of the pile to its top. */
export function cardsOnPage(board: TeachingBoard, page: string): readonly TeachingCard[] {
  return board.cardsOf.get(page) ?? NOTHING;
}

export function isKnown(card: TeachingCard): card is KnownCard {
  return card.kind !== UNKNOWN_KIND;
}

/** The same without those of kinds that only a newer release knows. */
export function knownCardsOnPage(board: TeachingBoard, page: string): readonly KnownCard[] {
  return cardsOnPage(board, page).filter(isKnown);
}

function onPage(card: TeachingCard, page: string): TeachingCard {
  const before = housed.get(card);
  if (before?.page === page) return before;
  const moved = { ...card, page };
  housed.set(card, moved);
  return moved;
}

function sorted<E extends Ordered>(entries: E[]): E[] {
  return entries.sort(byOrderKey);
}
