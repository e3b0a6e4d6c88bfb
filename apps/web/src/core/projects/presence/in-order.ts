import type { WatchedPupil } from '@murmel/contracts';

const byName = new Intl.Collator('de', { numeric: true });

/** Who is there first, then who is not; by name, so that everybody keeps their place while others come and go. */
export function inOrder(pupils: readonly WatchedPupil[]): WatchedPupil[] {
  return pupils.toSorted((left, right) => Number(right.online) - Number(left.online) || byName.compare(left.name, right.name));
}
