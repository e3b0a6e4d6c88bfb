import type { QueueClient } from './queue-client.js';

/** Number of names that are remembered: more than all queues of a school contain, in no more memory than a page. */
const REMEMBERED = 10_000;

/**
 * Selects the next job: first the kind that waited longest for a turn (people with accounts, visitors or anonymous clients), in it the
 * network, then the person, and of theirs the earliest job. A person with a hundred jobs gets every second turn beside a person with one.
 */
export class FairOrder {
  /** turn number by name, the oldest first */
  private readonly served = new Map<string, number>();
  private turns = 0;

  /**
   * @param waiting in the order in which they came
   * @returns undefined when the line is empty
   */
  first<T extends { whose: QueueClient }>(waiting: Iterable<T>): T | undefined {
    let [best, since]: [T | undefined, number[]] = [undefined, []];
    for (const one of waiting) {
      const at = names(one.whose).map((name) => this.served.get(name) ?? 0);
      if (best === undefined || isEarlier(at, since)) [best, since] = [one, at];
    }
    return best;
  }

  /** Notes that it is their turn now. */
  begin(whose: QueueClient): void {
    this.turns += 1;
    for (const name of names(whose)) {
      this.served.delete(name);
      this.served.set(name, this.turns);
    }
    for (const name of this.served.keys()) {
      if (this.served.size <= REMEMBERED) break;
      this.served.delete(name);
    }
  }
}

function names({ kind, network, person }: QueueClient): string[] {
  return [kind, `${kind} ${network}`, `${kind} ${network} ${person}`];
}

function isEarlier(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((turn, place) => turn !== other[place]);
  return at !== -1 && one[at]! < other[at]!;
}
