import type { WatchedPupil } from '@murmel/contracts';

const byName = new Intl.Collator('de', { numeric: true });

/**
 * Sorts pupils who ask for help first, the longest waiting before the others; then those present, then those absent, by name, so that they
 * keep their places while others come and go.
 */
export function sortPupils(pupils: readonly WatchedPupil[]): WatchedPupil[] {
  return pupils.toSorted(
    (left, right) => byHand(left, right) || Number(right.online) - Number(left.online) || byName.compare(left.name, right.name),
  );
}

function byHand({ handSince: left }: WatchedPupil, { handSince: right }: WatchedPupil): number {
  return Number(right !== null) - Number(left !== null) || (left ?? '').localeCompare(right ?? '');
}
