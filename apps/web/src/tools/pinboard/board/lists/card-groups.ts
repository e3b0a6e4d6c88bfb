/** Number of cards in one group at most. */
const LARGEST = 10;
const USUAL = 5;

export interface CardGroups<Card> {
  groups: readonly (readonly Card[])[];
  /** cards that begin a group, for the next time */
  starts: ReadonlySet<string>;
}

/**
 * Divides a long list into groups that the browser shows or skips as a whole: watching each of 1,000 cards alone costs
 * 2 ms per frame. Groups stay what they are when a card comes or goes, so that the others are not drawn anew.
 */
export function groupCards<Card extends { id: string }>(cards: readonly Card[], starts: ReadonlySet<string>): CardGroups<Card> {
  const groups: Card[][] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    const most = starts.size === 0 ? USUAL : LARGEST;
    if (!last || starts.has(card.id) || last.length >= most) groups.push([card]);
    else last.push(card);
  }
  return { groups, starts: new Set(groups.slice(1).map((group) => group[0]!.id)) };
}
