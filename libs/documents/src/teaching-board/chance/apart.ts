import { type RandomIndex, shuffled } from '../../board/random-index.js';

/** Whom each name must not meet. */
export type Apart = ReadonlyMap<string, ReadonlySet<string>>;

/** Pairs of names that are not there, and of one name with itself, say nothing. */
export function apartOf(names: readonly string[], pairs: readonly (readonly [string, string])[]): Apart {
  const apart = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  for (const [one, other] of pairs) {
    if (one === other || !apart.has(one) || !apart.has(other)) continue;
    apart.get(one)?.add(other);
    apart.get(other)?.add(one);
  }
  return apart;
}

/** One way into the search that leads nowhere is left after so many tries per name, and there are so many ways. */
const TRIES_PER_NAME = 4;
const WAYS = 10;

/**
 * Finds a group for each person who must not meet another one; those with the fewest groups left come first. The existence of one cannot
 * always be determined quickly: it gives up after a fixed number of tries.
 * @param seats how many there is room for in each group
 * @returns the group of each name
 */
export function seatedApart(apart: Apart, seats: readonly number[], random: RandomIndex): ReadonlyMap<string, number> | undefined {
  const names = [...apart].filter(([, others]) => others.size > 0).map(([name]) => name);
  for (let way = 0; way < WAYS; way += 1) {
    const search = new Search(apart, seats, random, names.length * TRIES_PER_NAME);
    if (search.seat(shuffled(names, random))) return search.groupOf;
    // Everything was tried: there is no such way.
    if (search.tries >= 0) return undefined;
  }
  return undefined;
}

class Search {
  readonly groupOf = new Map<string, number>();
  private readonly left: number[];

  constructor(
    private readonly apart: Apart,
    seats: readonly number[],
    private readonly random: RandomIndex,
    public tries: number,
  ) {
    this.left = [...seats];
  }

  /**
   * @returns false when none of them was seated
   */
  seat(waiting: readonly string[]): boolean {
    const next = this.mostRestricted(waiting);
    if (!next) return true;
    const others = waiting.filter((name) => name !== next.name);
    for (const group of this.inChance(next.open)) {
      this.tries -= 1;
      if (this.tries < 0) return false;
      this.groupOf.set(next.name, group);
      this.left[group]! -= 1;
      if (this.seat(others)) return true;
      this.left[group]! += 1;
      this.groupOf.delete(next.name);
    }
    return false;
  }

  private mostRestricted(waiting: readonly string[]): { name: string; open: number[] } | undefined {
    let found: { name: string; open: number[] } | undefined;
    for (const name of waiting) {
      const open = this.openFor(name);
      if (!found || open.length < found.open.length) found = { name, open };
    }
    return found;
  }

  private openFor(name: string): number[] {
    const taken = new Set([...(this.apart.get(name) ?? [])].map((other) => this.groupOf.get(other)));
    return this.left.flatMap((seats, group) => (seats > 0 && !taken.has(group) ? [group] : []));
  }

  /** Each free seat is equally likely to come first. */
  private inChance(open: readonly number[]): number[] {
    const seats = shuffled(
      open.flatMap((group) => Array.from({ length: this.left[group]! }, () => group)),
      this.random,
    );
    return [...new Set(seats)];
  }
}
