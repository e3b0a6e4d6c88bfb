import type { CardPlace } from '@murmel/contracts';

/** The order in which a page is read: row by row from the top, each from left to right. A card is in the row of the one whose upper half it begins beside. */
export function inReadingOrder<C extends { place: CardPlace }>(cards: readonly C[]): C[] {
  const rows: C[][] = [];
  for (const card of cards.toSorted(byTop)) {
    const first = rows.at(-1)?.[0];
    if (first && card.place.y < first.place.y + first.place.height / 2) rows.at(-1)!.push(card);
    else rows.push([card]);
  }
  return rows.flatMap((row) => row.sort(byLeft));
}

function byTop(left: { place: CardPlace }, right: { place: CardPlace }): number {
  return left.place.y - right.place.y || left.place.x - right.place.x;
}

function byLeft(left: { place: CardPlace }, right: { place: CardPlace }): number {
  return left.place.x - right.place.x || left.place.y - right.place.y;
}
