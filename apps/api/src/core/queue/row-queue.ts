import type { DataSource, EntityManager } from 'typeorm';
import { FairOrder } from './fair-order.js';
import type { Lane } from './lane-queue.js';
import type { QueueClient } from './queue-client.js';

/**
 * A table that serves as a queue: it has `attempts` and `leased_until`, and unless said otherwise `state`, `slow` and `created_at`. All of
 * this is our own SQL, never user input; a row is called `t`.
 */
export interface QueuedTable {
  name: string;
  key: string;
  /** states in which a row waits or is worked on, and the one while it is; without `state` a row waits until it is removed */
  open?: readonly string[];
  running?: string;
  /** no row gives way to others: there is no `slow` */
  oneLane?: true;
  /** condition of rows that may be taken now, and their order, by default that of creation */
  due?: string;
  order?: string;
  /** column of the subject of a row: rows with the same value are taken as one, and none of them while one is leased */
  about?: string;
  /** person that a row is for, a text expression, and whether they have an account; without it rows come in their order */
  person?: string;
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
  /** value of the table's `about` */
  about?: string;
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
    if (this.table.person === undefined) return this.claimNext(lane);
    let candidates = await this.candidates(lane);
    for (;;) {
      const next = this.order.first(candidates);
      if (!next) return undefined;
      const claimed = await this.claimNext(lane, next);
      if (claimed) this.order.begin(next.whose);
      if (claimed) return claimed;
      // Another process was faster.
      candidates = candidates.filter((one) => one !== next);
    }
  }

  /** True if another person's row could be processed in this lane if it were free. */
  async othersWait(lane: Lane, { key }: Claimed): Promise<boolean> {
    const [row] = await this.database.query<{ others: boolean }[]>(
      `select exists (select 1 from ${this.table.name} t where ${this.waits(lane)} and t.${this.table.key}::text <> $1) as others`,
      [key],
    );
    return row!.others;
  }

  private async candidates(lane: Lane): Promise<Candidate[]> {
    const { name, person, hasAccount = 'true', place = "''" } = this.table;
    const rows = await this.database.query<{ person: string | null; account: boolean; place: string }[]>(
      `select person, account, min(place) as place
         from (select ${person} as person, ${hasAccount} as account, ${place} as place, t.created_at from ${name} t where ${this.waits(lane)}) waiting
        group by person, account order by min(created_at)`,
    );
    return rows.map(({ person: whom, account, place: network }) => ({
      person: whom,
      whose: { person: whom ?? '', network, kind: account ? 'account' : 'stranger' },
    }));
  }

  private claimNext(lane: Lane, of?: Candidate): Promise<Claimed | undefined> {
    const { name, about } = this.table;
    if (about === undefined) return this.take(this.database.manager, lane, of);
    // One after the other: of two processes that look at once, each would take another row about the same.
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`claims in ${name}`]);
      return this.take(manager, lane, of);
    });
  }

  private async take(manager: EntityManager, lane: Lane, of?: Candidate): Promise<Claimed | undefined> {
    const { name, key, running, fresh = '', order = `t.created_at, t.${key}`, about, person, leaseSeconds } = this.table;
    const theirs = of ? ` and ${person} is not distinct from $2` : '';
    const same = `, same as (delete from ${name} where ${key} in (select o.${key} from ${name} o join next on o.${about} = next.${about}
                                and o.${key} <> next.${key} for update of o skip locked))`;
    const [rows] = await manager.query<[Claimed[]]>(
      `with next as (select t.* from ${name} t where ${this.waits(lane)}${theirs} order by ${order} limit 1 for update skip locked)${about ? same : ''}
       update ${name} t set attempts = t.attempts + 1, leased_until = now() + make_interval(secs => $1)${running ? `, state = '${running}'` : ''}${fresh}
         from next where t.${key} = next.${key} returning t.${key}::text as key, t.attempts as attempt${about ? `, t.${about}::text as about` : ''}`,
      of ? [leaseSeconds, of.person] : [leaseSeconds],
    );
    return rows[0];
  }

  private waits(lane: Lane): string {
    const { name, open, oneLane, due, about } = this.table;
    return [
      '(t.leased_until is null or t.leased_until < now())',
      ...(open ? [`t.state in (${open.map((state) => `'${state}'`).join(', ')})`] : []),
      ...(oneLane ? [] : [`t.slow = ${lane === 'long'}`]),
      ...(due ? [due] : []),
      ...(about ? [`not exists (select 1 from ${name} o where o.${about} = t.${about} and o.leased_until >= now())`] : []),
    ].join(' and ');
  }
}
