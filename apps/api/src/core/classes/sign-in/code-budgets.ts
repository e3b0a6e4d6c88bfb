import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Device } from '../pupil-devices.js';

const { pupilCode: limits } = SERVER_LIMITS;

/** Scope whose budget a wrong code uses. */
export type BudgetScope = `class:${string}` | `school:${string}` | `network:${string}` | `address:${string}` | 'local';

interface Budget {
  perDay: number;
  /** limit within 30 days */
  perMonth: number;
}

/** @param familiar pupils come in from this very address */
export function budgetOf(scope: BudgetScope, familiar: boolean): Budget {
  if (scope === 'local') return limits.local;
  if (scope.startsWith('class:')) return limits.class;
  if (scope.startsWith('school:')) return limits.school;
  if (scope.startsWith('network:') || familiar) return limits.network;
  return { perDay: limits.newAddressPerMonth, perMonth: limits.newAddressPerMonth };
}

export interface CodeCheck {
  scopes: readonly BudgetScope[];
  /** pupils come in from this very address */
  familiar?: boolean | undefined;
  /** it opens with what is left */
  isRight: (left: ReadonlySet<BudgetScope>) => boolean;
  /**
   * in which of the scopes with something left this code could open anything: only these are charged, so that a client already locked out
   * uses nothing of what is left to others
   */
  charged?: ((left: ReadonlySet<BudgetScope>) => Iterable<BudgetScope>) | undefined;
}

/**
 * Budgets for wrong codes (ADR 19): days and months are rolling windows, and a mistyped code followed by a successful sign-in costs
 * nothing.
 */
@Injectable()
export class CodeBudgets {
  constructor(private readonly database: DataSource) {}

  /** @throws TOO_MANY_REQUESTS with the seconds, for a device that was wrong ten times in ten minutes */
  async refuse(device: Device): Promise<void> {
    if (!device.returning) return;
    const [row] = await this.database.query<{ count: number; seconds: number }[]>(
      `select count(*)::int as count, ceil(extract(epoch from max(at) + make_interval(secs => $3) - now()))::int as seconds
         from code_try where device_hash = $1 and excused_by is null and at > now() - make_interval(mins => $2)`,
      [device.hash, limits.windowMinutes, limits.waitSeconds],
    );
    if (row && row.count >= limits.failuresPerDevice && row.seconds > 0) throw apiError('TOO_MANY_REQUESTS', { seconds: row.seconds });
  }

  /**
   * Looks at a code where it may open something, and counts it when it does not: one after the other in each scope, so that parallel
   * guesses share one budget, and a class that types right ones at once uses nothing of it.
   * @returns the scopes that have something left
   */
  async check(
    device: Device,
    codeHash: string,
    { scopes, familiar = false, isRight, charged = (left) => left }: CodeCheck,
  ): Promise<ReadonlySet<BudgetScope>> {
    const open = await this.withRoom(this.database.manager, device, codeHash, scopes, familiar);
    if (scopes.length > 0 && [...charged(open)].length === 0) return open;
    return this.database.transaction(async (manager) => {
      // In one order, so that two never wait for each other.
      for (const scope of [...open].sort()) await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 620621))', [scope]);
      const left = await this.withRoom(manager, device, codeHash, [...open], familiar);
      const paying = [...charged(left)];
      if (!isRight(left) && (paying.length > 0 || scopes.length === 0)) await this.count(manager, device, codeHash, paying);
      return left;
    });
  }

  /** A known device tries on although the budget of its class is used up: its own ten tries count. */
  async takeForDevice(device: Device, codeHash: string): Promise<void> {
    await this.count(this.database.manager, device, codeHash, []);
  }

  /**
   * Records that this code was right, although its try was counted as wrong. Recent typing errors of the same device are excused, a limited
   * number for each pupil.
   */
  async right(device: Device, codeHash: string, pupilId: string | undefined): Promise<void> {
    await this.database.query('delete from code_try where device_hash = $1 and code_hash = $2', [device.hash, codeHash]);
    if (pupilId === undefined) return;
    await this.database.query(
      `update code_try set scopes = '{}', excused_by = $2 where (device_hash, code_hash) in (
         select device_hash, code_hash from code_try where device_hash = $1 and excused_by is null and at > now() - make_interval(mins => $3) order by at desc
          limit greatest(0, least($4, $5 - (select count(*)::int from code_try where excused_by = $2 and at > now() - interval '30 days'))))`,
      [device.hash, pupilId, limits.windowMinutes, limits.excusedAtOnce, limits.excusedPerPupilPerMonth],
    );
  }

  private async withRoom(
    manager: EntityManager,
    device: Device,
    codeHash: string,
    scopes: readonly BudgetScope[],
    familiar: boolean,
  ): Promise<ReadonlySet<BudgetScope>> {
    if (scopes.length === 0) return new Set();
    const rows = await manager.query<{ scope: BudgetScope; day: number; month: number }[]>(
      `select s.scope, count(t.at) filter (where t.at > now() - interval '1 day')::int as day, count(t.at)::int as month
         from unnest($1::text[]) as s (scope)
         left join code_try t on t.scopes @> array[s.scope] and t.at > now() - interval '30 days' and not (t.device_hash = $2 and t.code_hash = $3)
        group by s.scope`,
      [scopes, device.hash, codeHash],
    );
    return new Set(
      rows
        .filter(({ scope, day, month }) => day < budgetOf(scope, familiar).perDay && month < budgetOf(scope, familiar).perMonth)
        .map(({ scope }) => scope),
    );
  }

  private async count(manager: EntityManager, device: Device, codeHash: string, scopes: readonly BudgetScope[]): Promise<void> {
    await manager.query(
      `insert into code_try (device_hash, code_hash, scopes, at) values ($1, $2, $3, now())
       on conflict (device_hash, code_hash) do update set scopes = array(select distinct unnest(code_try.scopes || excluded.scopes)), at = now(), excused_by = null
         where not code_try.scopes @> excluded.scopes`,
      [device.hash, codeHash, scopes],
    );
  }
}
