import { inReadingOrder, type TeachingCard } from '@murmel/documents';
import { useEffect, useRef } from 'react';

/**
 * Cards in the order in which they stand in the page's elements: as they were read when it was opened, new ones behind
 * them. It stays when cards are moved, because a video begins anew when its element changes its place.
 */
export function useSteadyOrder(cards: readonly TeachingCard[]): readonly TeachingCard[] {
  const known = useRef<readonly string[]>([]);
  const read = inReadingOrder(cards);
  const rank = new Map(known.current.map((id, index) => [id, index]));
  const rankOf = ({ id }: TeachingCard): number => rank.get(id) ?? Infinity;
  const steady = read.toSorted((left, right) => (rankOf(left) === rankOf(right) ? 0 : rankOf(left) - rankOf(right)));
  useEffect(() => {
    known.current = steady.map(({ id }) => id);
  });
  return steady;
}
