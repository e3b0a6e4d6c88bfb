import type { CardContents, FormedGroup } from '@murmel/contracts';
import { type BoardRefusal, LIMITS, type NamedEntry } from '@murmel/contracts';
import { type RandomIndex, shuffled } from '../../board/random-index.js';
import { type Apart, apartOf, seatedApart } from './apart.js';

const { namesMin, namesMax, groupsMax } = LIMITS.teachingBoard;

export interface GroupWish extends Pick<CardContents['group'], 'by' | 'number'> {
  entries: readonly NamedEntry[];
  /** pairs of entries that must not meet */
  apart: readonly (readonly [string, string])[];
}

/** Reason why these groups cannot be formed, with the number concerned (spec TBO-08, TBO-09 and TBO-10). */
export function refuseGroups({ entries, by, number }: Pick<GroupWish, 'entries' | 'by' | 'number'>): BoardRefusal | undefined {
  if (entries.length < namesMin) return { code: 'NAMES_INVALID', limit: namesMin };
  if (entries.length > namesMax) return { code: 'NAMES_INVALID', limit: namesMax };
  if (number < 1 || number >= entries.length) return { code: 'NAMES_INVALID', limit: entries.length - 1 };
  return groupCount(entries.length, by, number) > groupsMax ? { code: 'NAMES_INVALID', limit: groupsMax } : undefined;
}

/** Calculates the number of groups. With a given size the last ones are one smaller, instead of a single tiny one. */
export function groupCount(names: number, by: CardContents['group']['by'], number: number): number {
  return by === 'count' ? number : Math.ceil(names / number);
}

/** Number of shuffles before the pairs are considered first; a result of shuffling alone is as random as possible. */
const MIXES = 100;

/**
 * Forms groups at random, whose sizes differ by at most one, and in which no pair meets that must be apart.
 * @returns undefined when the pairs cannot all be kept apart
 */
export function formedGroups({ entries, by, number, apart: pairs }: GroupWish, random: RandomIndex): FormedGroup[] | undefined {
  const count = groupCount(entries.length, by, number);
  const apart = apartOf(
    entries.map(({ id }) => id),
    pairs,
  );
  for (let mix = 0; mix < MIXES; mix += 1) {
    const groups = dealt(shuffled(entries, random), count);
    if (groups.every((members) => strangers(members, apart))) return named(groups);
  }
  const seats = Array.from({ length: count }, (_, group) => Math.ceil((entries.length - group) / count));
  const seated = seatedApart(apart, seats, random);
  return seated && named(filled(entries, seated, seats, random));
}

/** One after the other into each group, as cards are dealt. */
function dealt(entries: readonly NamedEntry[], count: number): NamedEntry[][] {
  return Array.from({ length: count }, (_, group) => entries.filter((_entry, index) => index % count === group));
}

function strangers(members: readonly NamedEntry[], apart: Apart): boolean {
  return members.every(({ id }) => members.every((other) => !apart.get(id)?.has(other.id)));
}

/** Assigns entries without constraints to the seats that are left. */
function filled(
  entries: readonly NamedEntry[],
  seated: ReadonlyMap<string, number>,
  seats: readonly number[],
  random: RandomIndex,
): NamedEntry[][] {
  const free = shuffled(
    entries.filter(({ id }) => !seated.has(id)),
    random,
  );
  return seats.map((room, group) => {
    const members = entries.filter(({ id }) => seated.get(id) === group);
    return shuffled([...members, ...free.splice(0, room - members.length)], random);
  });
}

function named(groups: readonly (readonly NamedEntry[])[]): FormedGroup[] {
  return groups.map((members) => ({ name: '', members }));
}

/** Moves an entry to another group; the groups are unchanged if the entry or the group does not exist. */
export function withMoved(groups: readonly FormedGroup[], entry: string, to: number): readonly FormedGroup[] {
  const moved = groups.flatMap(({ members }) => members).find(({ id }) => id === entry);
  if (!moved || !groups[to]) return groups;
  return groups.map((group, index) => {
    const others = group.members.filter(({ id }) => id !== entry);
    return index === to
      ? { ...group, members: [...others, moved] }
      : others.length === group.members.length
        ? group
        : { ...group, members: others };
  });
}
