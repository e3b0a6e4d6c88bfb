import type { FormedGroup } from '@murmel/contracts';
import { sameJson } from '@murmel/documents';

/** Groups formed by chance in this browser, by card. */
const formed = new Map<string, readonly FormedGroup[]>();

export function rememberFormed(card: string, groups: readonly FormedGroup[]): void {
  formed.set(card, groups);
}

/** True if the groups may have been changed by hand since they were formed: then forming them anew asks first. */
export function mayBeByHand(card: string, groups: readonly FormedGroup[]): boolean {
  if (groups.length === 0) return false;
  const known = formed.get(card);
  return known === undefined || !sameJson(membersOf(known), membersOf(groups));
}

function membersOf(groups: readonly FormedGroup[]): string[][] {
  return groups.map(({ members }) => members.map(({ id }) => id));
}
