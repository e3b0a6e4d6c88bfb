import { Attempt } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

export interface AttemptRule {
  tries: number;
  windowMinutes: number;
  waitSeconds: number;
}

export interface AttemptState {
  /** number of failures in the current window */
  failures: number;
  blocked: boolean;
}

/** Counts tries in the database, so that a restart or a second process does not forgive them. */
@Injectable()
export class AttemptLimits {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts a try before it is made, so that parallel guesses share one allowance. The caller calls `forget` after a correct try.
   * @throws TOO_MANY_REQUESTS with the seconds that are left
   */
  async take(key: string, rule: AttemptRule): Promise<void> {
    const counted = await this.count(key, rule, 'where attempt.blocked_until is null or attempt.blocked_until <= now()');
    if (!counted) await this.refuseWhenBlocked(key);
  }

  /** @throws TOO_MANY_REQUESTS with the seconds that are left */
  async refuseWhenBlocked(key: string): Promise<void> {
    const attempt = await this.database.manager.findOneBy(Attempt, { key });
    const left = attempt?.blockedUntil ? attempt.blockedUntil.getTime() - Date.now() : 0;
    if (left > 0) throw apiError('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) });
  }

  /** Undoes the counting of a try by `take`: a correct try must not use up the allowance of others. */
  async giveBack(key: string, { tries }: AttemptRule): Promise<void> {
    await this.database.query(
      'update attempt set failures = greatest(failures - 1, 0), blocked_until = case when failures - 1 < $2 then null else blocked_until end where key = $1',
      [key, tries],
    );
  }

  /** Returns the state of each key in one query; a key without recent tries is absent. */
  async states(keys: readonly string[]): Promise<ReadonlyMap<string, AttemptState>> {
    const rows = await this.database.query<({ key: string } & AttemptState)[]>(
      `select key, case when window_ends_at > now() then failures else 0 end as failures, coalesce(blocked_until > now(), false) as blocked
         from attempt where key = any($1) and (window_ends_at > now() or blocked_until > now())`,
      [keys],
    );
    return new Map(rows.map(({ key, ...state }) => [key, state]));
  }

  /** Remembers for a while that something went well. */
  async note(key: string, minutes: number): Promise<void> {
    await this.database.query(
      `insert into attempt (key, failures, window_ends_at) values ($1, 0, now() + make_interval(mins => $2))
       on conflict (key) do update set window_ends_at = excluded.window_ends_at`,
      [key, minutes],
    );
  }

  /** Counts a failure; the last allowed one starts the wait. */
  async failed(key: string, rule: AttemptRule): Promise<void> {
    await this.count(key, rule, '');
  }

  async forget(key: string): Promise<void> {
    await this.database.manager.delete(Attempt, { key });
  }

  /** @returns false when the condition kept the row as it was */
  private async count(key: string, rule: AttemptRule, condition: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `insert into attempt (key, failures, window_ends_at) values ($1, 1, now() + make_interval(mins => $3))
       on conflict (key) do update set
         failures = case when attempt.window_ends_at < now() then 1 else attempt.failures + 1 end,
         window_ends_at = case when attempt.window_ends_at < now() then now() + make_interval(mins => $3) else attempt.window_ends_at end,
         blocked_until = case when attempt.window_ends_at >= now() and attempt.failures + 1 >= $2
           then now() + make_interval(secs => $4) else attempt.blocked_until end
       ${condition} returning 1`,
      [key, rule.tries, rule.windowMinutes, rule.waitSeconds],
    );
    return rows.length > 0;
  }
}
