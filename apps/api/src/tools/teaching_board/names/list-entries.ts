import { randomInt } from 'node:crypto';
import { LIMITS, type NamedEntry } from '@murmel/contracts';
import { singleLine } from '../../../core/web-requests/single-line.js';
import { apiError } from '../../../platform/api-error.js';

const { namesMin, namesMax, nameMax } = LIMITS.teachingBoard;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 6;

export interface GivenEntry {
  /** undefined: new */
  id?: string | undefined;
  name: string;
}

/** Two entries that must not meet in a group, by their ids. */
export type Pair = [string, string];

/**
 * The entries of a list as they are stored. Who was on it before keeps their id, so that boards know them again.
 * @throws NAMES_INVALID with the number that is not kept, BAD_REQUEST for a name of nothing that can be seen
 */
export function listEntries(given: readonly GivenEntry[], before: readonly NamedEntry[] = []): NamedEntry[] {
  if (given.length < namesMin) throw apiError('NAMES_INVALID', { limit: namesMin });
  if (given.length > namesMax) throw apiError('NAMES_INVALID', { limit: namesMax });
  const free = new Set(before.map(({ id }) => id));
  const kept = given.map(({ id }) => (id !== undefined && free.delete(id) ? id : undefined));
  const taken = new Set(before.map(({ id }) => id));
  return given.map(({ name }, index) => ({ id: kept[index] ?? newEntryId(taken), name: visibleName(name) }));
}

/** @throws BAD_REQUEST for positions that are not on the list, or twice the same */
export function pairsOf(entries: readonly NamedEntry[], positions: readonly (readonly [number, number])[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [one, other] of positions) {
    const [left, right] = [entries[Math.min(one, other)]?.id, entries[Math.max(one, other)]?.id];
    if (!left || !right || left === right) throw apiError('BAD_REQUEST', { field: 'apart' });
    pairs.set(`${left} ${right}`, [left, right]);
  }
  return [...pairs.values()];
}

/** Returns the pairs whose entries are both still on the list. */
export function keptPairs(entries: readonly NamedEntry[], pairs: readonly Pair[]): Pair[] {
  const ids = new Set(entries.map(({ id }) => id));
  return pairs.filter(([left, right]) => ids.has(left) && ids.has(right));
}

/** Returns the typed name on one line, without invisible characters. @throws BAD_REQUEST when nothing is left */
export function visibleName(typed: string): string {
  const name = singleLine(typed, nameMax);
  if (name === '') throw apiError('BAD_REQUEST', { field: 'name', reason: 'empty' });
  return name;
}

function newEntryId(taken: Set<string>): string {
  for (;;) {
    const id = Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
