import type { CardPlace, Json, LayerMove } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import { definitionOf } from '../card-kinds.js';
import { freePlace, placeBeside } from '../free-place.js';
import { cardsOnPage } from '../parse.js';
import { fitting } from '../read-parts.js';
import type { TeachingBoard, TeachingBoardTable, TeachingCard } from '../schema.js';
import {
  fieldsOf,
  housed,
  refuseContent,
  refuseFullPage,
  refuseUnknownCards,
  set,
  storedContent,
  type TeachingBoardOperation,
} from './operation.js';

const placesOn = (board: TeachingBoard, page: string): CardPlace[] => cardsOnPage(board, page).map(({ place }) => place);
const asJson = (place: CardPlace): Json => ({ ...place });
const known = (board: TeachingBoard, ids: readonly string[]): TeachingCard[] => [...new Set(ids)].flatMap((id) => board.card(id) ?? []);

/** Counts the additional cards of each page. */
function countByPage(cards: readonly TeachingCard[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { page } of cards) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts];
}

export const addCard: TeachingBoardOperation<'addCard'> = {
  refuse: (board, actor, { page, kind, content = {} }) =>
    refuseUntrusted(actor) ??
    (board.page(page) ? undefined : PART_NOT_FOUND) ??
    refuseContent(kind, content) ??
    refuseFullPage(board, page, 1),
  changes: (board, _actor, { page, kind, title, colour, place, content = {} }, newId) => [
    set('cards', newId(), {
      page,
      kind,
      title: title ?? '',
      colour: colour ?? 'none',
      order: orderKeyAfter(cardsOnPage(board, page), undefined),
      place: asJson(place ? fitting(place) : freePlace(placesOn(board, page), definitionOf(kind).size)),
      ...storedContent(kind, content),
    }),
  ],
};

export const changeCard: TeachingBoardOperation<'changeCard'> = {
  refuse: (board, actor, { card: id, place, locked, content }) => {
    const card = board.card(id);
    if (!actor.trusted || !card) return refuseUntrusted(actor) ?? PART_NOT_FOUND;
    if (place && (locked ?? card.locked)) return { code: 'FORBIDDEN' };
    return content && refuseContent(card.kind, content, card);
  },
  changes: (board, _actor, { card: id, title, colour, locked, place, content = {} }) => {
    const card = board.card(id);
    if (!card) return [];
    const kept = locked === undefined ? {} : { locked: locked ? true : undefined };
    return [
      set('cards', id, {
        ...housed(card),
        ...givenFields({ title, colour, place: place && asJson(fitting(place)) }),
        ...kept,
        ...storedContent(card.kind, content),
      }),
    ];
  },
};

/** Locked ones stay where they are. */
export const placeCards: TeachingBoardOperation<'placeCards'> = {
  refuse: (board, actor, { cards }) =>
    refuseUntrusted(actor) ??
    refuseUnknownCards(
      board,
      cards.map(({ card }) => card),
    ),
  changes: (board, _actor, { cards }) =>
    cards.flatMap(({ card: id, place }) => {
      const card = board.card(id);
      return card && !card.locked ? [set('cards', id, { ...housed(card), place: asJson(fitting(place)) })] : [];
    }),
};

export const layerCards: TeachingBoardOperation<'layerCards'> = {
  refuse: (board, actor, { cards }) => refuseUntrusted(actor) ?? refuseUnknownCards(board, cards),
  changes: (board, _actor, { cards, to }) =>
    countByPage(known(board, cards)).flatMap(([page]) => layered(cardsOnPage(board, page), new Set(cards), to)),
};

/** Several keep their order among each other. */
function layered(pile: readonly TeachingCard[], chosen: ReadonlySet<string>, to: LayerMove): Change<TeachingBoardTable>[] {
  const others = pile.filter(({ id }) => !chosen.has(id));
  const moved = pile.filter(({ id }) => chosen.has(id));
  const anchor = anchorOf(pile, others, moved, to);
  const order: { id: string; order: string }[] = [...others];
  let after = anchor;
  return moved.map(({ id }) => {
    const key = orderKeyAfter(order, after);
    order.splice(after === null ? 0 : after === undefined ? order.length : order.findIndex((entry) => entry.id === after) + 1, 0, {
      id,
      order: key,
    });
    after = id;
    return set('cards', id, { order: key });
  });
}

/** Behind which of the others they come: null as the lowest, undefined as the top. */
function anchorOf(
  pile: readonly TeachingCard[],
  others: readonly TeachingCard[],
  moved: readonly TeachingCard[],
  to: LayerMove,
): string | null | undefined {
  if (to === 'front') return undefined;
  if (to === 'back') return null;
  const edge = to === 'forward' ? moved.at(-1) : moved[0];
  const below = others.filter((other) => edge && pile.indexOf(other) < pile.indexOf(edge)).length;
  const index = to === 'forward' ? Math.min(below, others.length - 1) : below - 2;
  return index < 0 ? null : others[index]?.id;
}

export const lockCards: TeachingBoardOperation<'lockCards'> = {
  refuse: (board, actor, { cards }) => refuseUntrusted(actor) ?? refuseUnknownCards(board, cards),
  changes: (_board, _actor, { cards, locked }) => cards.map((id) => set('cards', id, { locked: locked ? true : undefined })),
};

export const moveCardsToPage: TeachingBoardOperation<'moveCardsToPage'> = {
  refuse: (board, actor, { cards, page }) => {
    const coming = known(board, cards).filter((card) => card.page !== page).length;
    return (
      refuseUntrusted(actor) ??
      refuseUnknownCards(board, cards) ??
      (board.page(page) ? undefined : PART_NOT_FOUND) ??
      refuseFullPage(board, page, coming)
    );
  },
  changes: (board, _actor, { cards, page }) => {
    const pile: { id: string; order: string }[] = [...cardsOnPage(board, page)];
    return known(board, cards)
      .filter((card) => card.page !== page)
      .map(({ id }) => {
        const order = orderKeyAfter(pile, undefined);
        pile.push({ id, order });
        return set('cards', id, { page, order });
      });
  },
};

export const duplicateCards: TeachingBoardOperation<'duplicateCards'> = {
  refuse: (board, actor, { cards }) => {
    const full = countByPage(known(board, cards))
      .map(([page, more]) => refuseFullPage(board, page, more))
      .find((refusal) => refusal !== undefined);
    return refuseUntrusted(actor) ?? refuseUnknownCards(board, cards) ?? full;
  },
  changes: (board, _actor, { cards }, newId) => {
    const taken = new Map<string, CardPlace[]>();
    const piles = new Map<string, { id: string; order: string }[]>();
    return known(board, cards).map((card) => {
      const places = taken.get(card.page) ?? placesOn(board, card.page);
      const pile = piles.get(card.page) ?? [...cardsOnPage(board, card.page)];
      const [id, place, order] = [newId(), placeBeside(card.place, places), orderKeyAfter(pile, undefined)];
      taken.set(card.page, [...places, place]);
      piles.set(card.page, [...pile, { id, order }]);
      return set('cards', id, { ...fieldsOf(board, { ...card, locked: false }), place: asJson(place), order });
    });
  },
};

export const removeCards: TeachingBoardOperation<'removeCards'> = {
  refuse: (board, actor, { cards }) => refuseUntrusted(actor) ?? refuseUnknownCards(board, cards),
  changes: (_board, _actor, { cards }) => cards.map((id): Change<TeachingBoardTable> => ({ table: 'cards', id, remove: true })),
};
