import { type Configuration, deriveKey, sign } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from './injection-tokens.js';
import { SharedRedis } from './shared-redis.js';

/** Window of every counter: one minute from the first count. */
const WINDOW_MS = 60_000;
/** Maximum number of counters, some 8 MB. Beyond it, expired ones are removed before a new one is added. */
const KEPT_AT_MOST = 50_000;
/** Looking through all of them takes some milliseconds: a flood of new names must not ask for it each time. */
const LOOK_THROUGH_EVERY_MS = 1000;

export interface Count {
  count: number;
  /** milliseconds since 1970 */
  endsAt: number;
}

/**
 * Counts in this process, and with Redis over all processes too; the higher count is the one that matters.
 * So nothing has to be carried over when Redis goes, or comes back empty.
 */
@Injectable()
export class Counters {
  private readonly here = new Map<string, Count>();
  private readonly key: Buffer;
  private lookedThroughAt = 0;

  constructor(
    private readonly redis: SharedRedis,
    @Inject(CONFIGURATION) { secret }: Configuration,
  ) {
    this.key = deriveKey(secret, 'counters');
  }

  /** Counts one more. */
  async add(name: string): Promise<Count> {
    return higher(this.addHere(name), await this.addThere(name));
  }

  async read(name: string): Promise<Count> {
    return higher(this.here.get(name), await this.readThere(name));
  }

  private addHere(name: string): Count {
    const now = Date.now();
    const earlier = this.here.get(name);
    if (!earlier && this.here.size >= KEPT_AT_MOST) this.makeRoom(now);
    const counter = earlier && earlier.endsAt > now ? { ...earlier, count: earlier.count + 1 } : { count: 1, endsAt: now + WINDOW_MS };
    // Set anew, so that the order of the map is the order of use.
    this.here.delete(name);
    this.here.set(name, counter);
    return counter;
  }

  private async addThere(name: string): Promise<Count | undefined> {
    const key = this.nameThere(name);
    const answer = await this.redis.connection?.run((client) =>
      client
        .multi()
        .set(key, 0, { condition: 'NX', expiration: { type: 'PX', value: WINDOW_MS } })
        .incr(key)
        .pTTL(key)
        .execTyped(),
    );
    return answer && { count: answer[1], endsAt: Date.now() + answer[2] };
  }

  private async readThere(name: string): Promise<Count | undefined> {
    const key = this.nameThere(name);
    const answer = await this.redis.connection?.run((client) => client.multi().get(key).pTTL(key).execTyped());
    return answer && { count: Number(answer[0] ?? 0), endsAt: Date.now() + answer[1] };
  }

  /** Names hold addresses and ids of people: Redis learns neither, and installations that share one do not mix. */
  private nameThere(name: string): string {
    return `count:${sign(this.key, name)}`;
  }

  /** Removes expired counters; if there are none, the least recently incremented one. */
  private makeRoom(now: number): void {
    if (now - this.lookedThroughAt >= LOOK_THROUGH_EVERY_MS) {
      this.lookedThroughAt = now;
      for (const [name, { endsAt }] of this.here) if (endsAt <= now) this.here.delete(name);
    }
    const [oldest] = this.here.keys();
    if (this.here.size >= KEPT_AT_MOST && oldest !== undefined) this.here.delete(oldest);
  }
}

function higher(...counts: (Count | undefined)[]): Count {
  const now = Date.now();
  return counts.reduce<Count>((most, one) => (one && one.endsAt > now && one.count > most.count ? one : most), { count: 0, endsAt: now });
}
