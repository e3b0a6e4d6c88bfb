import { apiError } from '../../platform/api-error.js';
import { FairOrder } from './fair-order.js';
import type { QueueClient } from './queue-client.js';

export interface FairSemaphoreLimits {
  /** so many have a place at once */
  atOnce: number;
  /** so many of each kind of people may wait for one, and so long */
  waitingMax: number;
  waitSeconds: number;
  /** places of one person, with those that they wait for; without it as many as they like */
  perPerson?: number;
}

interface Waiting {
  whose: QueueClient;
  begin(): void;
  giveUp(error: Error): void;
}

/**
 * Assigns a limited number of places in a fair order: accounts, visitors and anonymous clients in turn, within each kind the networks in
 * turn, within each network its people. A full queue drops a request of those with the most waiting ones, not the newest request.
 */
export class FairSemaphore {
  private readonly order = new FairOrder();
  private readonly places: QueueClient[] = [];
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly limits: FairSemaphoreLimits) {}

  /** True if a waiting request could begin if a place were free. */
  get othersWait(): boolean {
    return this.waiting.size > 0;
  }

  /**
   * Waits for a place.
   * @param gone resolves when they went away or need it no more; until then the place is theirs
   * @throws TOO_MANY_REQUESTS with the seconds after which it may be tried again
   */
  async enter(who: QueueClient, gone: Promise<unknown>): Promise<void> {
    // One person may stand in it several times: each is a place of its own.
    const whose = { ...who };
    const { perPerson = Number.POSITIVE_INFINITY } = this.limits;
    if (this.ofPerson(whose) >= perPerson) throw this.tooMany();
    let waits: Waiting | undefined;
    void gone.then(() => {
      waits?.giveUp(this.tooMany());
      const at = this.places.indexOf(whose);
      if (at === -1) return;
      this.places.splice(at, 1);
      this.next();
    });
    if (this.isFreeFor(whose) && ![...this.waiting].some((one) => this.isFreeFor(one.whose))) return this.take(whose);
    this.makeRoom(whose);
    await new Promise<void>((begin, giveUp) => this.waiting.add((waits = this.inLine(whose, begin, giveUp))));
  }

  private take(whose: QueueClient): void {
    this.order.begin(whose);
    this.places.push(whose);
  }

  private inLine(whose: QueueClient, begin: () => void, giveUp: (error: Error) => void): Waiting {
    const leave = (then: () => void): void => {
      clearTimeout(tooLong);
      if (this.waiting.delete(one)) then();
    };
    const one: Waiting = { whose, begin: () => leave(begin), giveUp: (error) => leave(() => giveUp(error)) };
    const tooLong = setTimeout(() => one.giveUp(this.tooMany()), this.limits.waitSeconds * 1000);
    return one;
  }

  private next(): void {
    const free = [...this.waiting].filter(({ whose }) => this.isFreeFor(whose));
    const first = this.order.first(free);
    if (!first) return;
    this.take(first.whose);
    first.begin();
    this.next();
  }

  /**
   * True if a place is free for this kind and network: none takes all of them. Half is for each kind of client without an account, three
   * quarters for both together; of a kind's share half is for one network, and three quarters for one network of people with accounts.
   */
  private isFreeFor({ kind, network }: QueueClient): boolean {
    const { atOnce } = this.limits;
    const share = (part: number, of = atOnce): number => Math.ceil(of * part);
    const same = this.places.filter((place) => place.kind === kind);
    const fromThere = same.filter((place) => place.network === network).length;
    if (this.places.length >= atOnce) return false;
    if (kind === 'account') return fromThere < share(0.75);
    const guests = this.places.filter((place) => place.kind !== 'account').length;
    return guests < share(0.75) && same.length < share(0.5) && fromThere < share(0.5, share(0.5));
  }

  private ofPerson({ kind, person }: QueueClient): number {
    const isTheirs = (one: QueueClient): boolean => one.kind === kind && one.person === person;
    return this.places.filter(isTheirs).length + [...this.waiting].filter(({ whose }) => isTheirs(whose)).length;
  }

  /**
   * @throws TOO_MANY_REQUESTS where no other client has more waiting requests than the newcomer
   */
  private makeRoom(whose: QueueClient): void {
    const lane = [...this.waiting].filter((one) => one.whose.kind === whose.kind);
    if (lane.length < this.limits.waitingMax) return;
    const network = most(
      lane.map((one) => one.whose.network),
      whose.network,
    );
    const there = lane.filter((one) => one.whose.network === network);
    const person = most(
      there.map((one) => one.whose.person),
      network === whose.network ? whose.person : undefined,
    );
    const isOwn = network === whose.network && person === whose.person;
    const last = isOwn ? undefined : there.findLast((one) => one.whose.person === person);
    if (!last) throw this.tooMany();
    last.giveUp(this.tooMany());
  }

  private tooMany(): Error {
    return apiError('TOO_MANY_REQUESTS', { seconds: this.limits.waitSeconds });
  }
}

/** The name that is there most often, counting the newcomer, who loses where several are. */
function most(names: readonly string[], newcomer: string | undefined): string | undefined {
  const counts = new Map<string, number>();
  for (const name of [...names, ...(newcomer === undefined ? [] : [newcomer])]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const highest = Math.max(...counts.values());
  if (newcomer !== undefined && counts.get(newcomer) === highest) return newcomer;
  return [...counts.keys()].find((name) => counts.get(name) === highest);
}
