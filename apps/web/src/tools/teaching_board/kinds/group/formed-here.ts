import type { FormedGroup } from '@murmel/contracts';
import { sameJson } from '@murmel/documents';

/** What was formed by chance in this browser, by card. */
const formed = new Map<string, readonly FormedGroup[]>();

export function rememberFormed(card: string, groups: readonly FormedGroup[]): void {
  formed.set(card, groups);
}

/** Whether somebody may have changed who is with whom since the groups were formed: then they are not formed anew without a question. */
export function mayBeByHand(card: string, groups: readonly FormedGroup[]): boolean {
  if (groups.length === 0) return false;
  const known = formed.get(card);
  return known === undefined || !sameJson(membersOf(known), membersOf(groups));
}

function membersOf(groups: readonly FormedGroup[]): string[][] {
  return groups.map(({ members }) => members.map(({ id }) => id));
}
