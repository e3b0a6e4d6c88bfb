import type { WatchedPupil } from '@murmel/contracts';

const byName = new Intl.Collator('de', { numeric: true });

/**
 * Who asks for help first, the longest waiting before the others; then who is there, then who is not, by name, so that everybody keeps
 * their place while others come and go.
 */
export function inOrder(pupils: readonly WatchedPupil[]): WatchedPupil[] {
  return pupils.toSorted(
    (left, right) => byHand(left, right) || Number(right.online) - Number(left.online) || byName.compare(left.name, right.name),
  );
}

function byHand({ handSince: left }: WatchedPupil, { handSince: right }: WatchedPupil): number {
  return Number(right !== null) - Number(left !== null) || (left ?? '').localeCompare(right ?? '');
}
