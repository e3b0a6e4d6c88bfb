import type { DataSource, EntityManager } from 'typeorm';
import { FairOrder } from './fair-order.js';
import type { Lane } from './lane-queue.js';
import type { QueueClient } from './queue-client.js';

/**
 * A table that serves as a queue: it has `state`, `attempts`, `leased_until`, `slow` and `created_at`. All of this is our own SQL, never
 * user input; a row is called `t`.
 */
export interface QueuedTable {
  name: string;
  key: string;
  /** states in which a row waits or is worked on, and the one while it is */
  open: readonly string[];
  running: string;
  /** person that a row is for, a text expression, and whether they have an account */
  person: string;
  hasAccount?: string;
  /** from where it was ordered, an expression of text that is compared with itself only */
  place?: string;
  /** set anew with each attempt, after a comma */
  fresh?: string;
  /** so long a process may say nothing before another one begins anew, so often at most */
  leaseSeconds: number;
  attempts: number;
}

/** One attempt at a row. An attempt that was overtaken writes nothing any more, because the number has changed by then. */
export interface Claimed {
  key: string;
  attempt: number;
}

interface Candidate {
  whose: QueueClient;
  person: string | null;
}

/**
 * Queue in a table, processed in a fair order by several processes: each takes the next row, and rows of a process that is gone are
 * restarted by another.
 */
export class RowQueue {
  private readonly order = new FairOrder();

  constructor(
    private readonly database: DataSource,
    readonly table: QueuedTable,
  ) {}

  /** Takes what is next in this lane. @returns undefined when there is nothing */
  async claim(lane: Lane): Promise<Claimed | undefined> {
    let candidates = await this.candidates(lane);
    for (;;) {
      const next = this.order.first(candidates);
      if (!next) return undefined;
      const claimed = await this.claimOf(next.person, lane);
      if (claimed) this.order.begin(next.whose);
      if (claimed) return claimed;
      // Another process was faster.
      candidates = candidates.filter((one) => one !== next);
    }
  }

  /** True if another person's row could be processed in this lane if it were free. */
  async othersWait(lane: Lane, { key }: Claimed): Promise<boolean> {
    const [row] = await this.database.query<{ others: boolean }[]>(
      `select exists (select 1 from ${this.table.name} t where ${this.waits} and t.${this.table.key}::text <> $2) as others`,
      [lane === 'long', key],
    );
    return row!.others;
  }

  /**
   * Ends what ended the process each time, so that it ends no other one.
   * @param set SQL of what such a row is then
   * @returns their keys
   */
  async giveUpHopeless(manager: EntityManager, set: string): Promise<string[]> {
    const { name, key, running, attempts } = this.table;
    const [rows] = await manager.query<[{ key: string }[]]>(
      `update ${name} set leased_until = null, ${set} where state = $1 and leased_until < now() and attempts >= $2 returning ${key}::text as key`,
      [running, attempts],
    );
    return rows.map((row) => row.key);
  }

  private async candidates(lane: Lane): Promise<Candidate[]> {
    const { name, person, hasAccount = 'true', place = "''" } = this.table;
    const rows = await this.database.query<{ person: string | null; account: boolean; place: string }[]>(
      `select person, account, min(place) as place
         from (select ${person} as person, ${hasAccount} as account, ${place} as place, t.created_at from ${name} t where ${this.waits}) waiting
        group by person, account order by min(created_at)`,
      [lane === 'long'],
    );
    return rows.map(({ person: whom, account, place: network }) => ({
      person: whom,
      whose: { person: whom ?? '', network, kind: account ? 'account' : 'stranger' },
    }));
  }

  private async claimOf(person: string | null, lane: Lane): Promise<Claimed | undefined> {
    const { name, key, running, fresh = '', leaseSeconds } = this.table;
    const [rows] = await this.database.query<[Claimed[]]>(
      `update ${name} set state = $2, attempts = attempts + 1, leased_until = now() + make_interval(secs => $3)${fresh}
        where ${key} = (select t.${key} from ${name} t where ${this.waits} and ${this.table.person} is not distinct from $4
                         order by t.created_at, t.${key} limit 1 for update skip locked)
        returning ${key}::text as key, attempts as attempt`,
      [lane === 'long', running, leaseSeconds, person],
    );
    return rows[0];
  }

  private get waits(): string {
    const open = this.table.open.map((state) => `'${state}'`).join(', ');
    return `t.state in (${open}) and (t.leased_until is null or t.leased_until < now()) and t.slow = $1`;
  }
}
