import type { DataSource, EntityManager } from 'typeorm';

/** Months for which there is room before they begin: the product may stand still for so long and still finds it. */
const MONTHS_AHEAD = 2;
/** Longest wait for a lock: appends wait behind it, and the database gives them up after a second. Whatever is not done is done next time. */
const LOCK_WAIT_MS = 300;
/** Separates this lock from other advisory locks of the product: one process at a time makes and drops months. */
const MONTHS_LOCK = 4_771_003;
/** Longest look for rows while everything waits: a part full of rows that no vacuum has taken away yet is left for later. */
const LOOK_MS = 500;
/** Codes of PostgreSQL for a lock that was not to be had in time, and a statement that took too long. */
const IN_THE_WAY = new Set(['55P03', '57014']);

/** The last month for which there is room. Its clock is the database's: rows get their time from it, and no process may be ahead of it. */
const LAST = `date_trunc('month', now() at time zone 'UTC') + interval '${MONTHS_AHEAD} months'`;
/** Parts of the journal from `first` (null: from the beginning) to `until` (null: part for everything without a month). */
const PARTS = `
  select c.oid::regclass::text as name, substring(bound from $$FROM \\('([^']+)'\\)$$)::timestamptz as first,
         substring(bound from $$TO \\('([^']+)'\\)$$)::timestamptz as until
    from pg_inherits h join pg_class c on c.oid = h.inhrelid cross join lateral pg_get_expr(c.relpartbound, c.oid) bound
   where h.inhparent = 'document_update'::regclass`;
const MISSING = `
  select to_char(month, 'YYYY_MM') as name, to_char(month, 'YYYY-MM-DD 00:00:00+00') as first,
         to_char(month + interval '1 month', 'YYYY-MM-DD 00:00:00+00') as until
    from generate_series(date_trunc('month', now() at time zone 'UTC'), ${LAST}, interval '1 month') month
   where not exists (
     select 1 from (${PARTS}) part
      where part.until > month at time zone 'UTC' and coalesce(part.first <= month at time zone 'UTC', true))
   order by month`;
/** A day later no transaction can still write a row of it. Months too far ahead are of a clock that was wrong. */
const UNNEEDED = `
  select name from (${PARTS}) part
   where until < now() - interval '1 day' or first > (${LAST}) at time zone 'UTC' order by until`;

interface Month {
  name: string;
  first: string;
  until: string;
}

/** Part of the journal for rows without a month: a clock was wrong, or nothing made months for a long time. */
const OTHER = 'journal.document_update_other';

/**
 * Makes room in the journal for this month and the next two, where there is none. Called at each start and by the housekeeping.
 * @returns number of months made; the others are made next time where a long transaction was in the way
 */
export async function makeJournalMonths(source: DataSource): Promise<number> {
  return unlessBusy(async () => {
    if ((await source.manager.query<Month[]>(MISSING)).length === 0) return 0;
    return underLock(source, async (manager) => {
      // Asked again: another process may have made them.
      const missing = await manager.query<Month[]>(MISSING);
      for (const month of missing) await makeMonth(manager, month);
      return missing.length;
    });
  });
}

/** Attaching a finished table instead of creating it in its place keeps appends going. */
async function makeMonth(manager: EntityManager, { name, first, until }: Month): Promise<void> {
  const table = `journal.document_update_${name}`;
  const ours = `created_at >= '${first}' and created_at < '${until}'`;
  await manager.query(`
    lock table item in share row exclusive mode;
    lock table only ${OTHER} in access exclusive mode;
    create table ${table} (like document_update including defaults);
    insert into ${table} select * from ${OTHER} where ${ours};
    delete from ${OTHER} where ${ours};
    alter table ${table} add primary key (seq);
    create index on ${table} (item_id) where command_id is not null;
    alter table document_update attach partition ${table} for values from ('${first}') to ('${until}');
    insert into document_command select item_id, command_id from ${table} where command_id is not null;
  `);
}

/**
 * Drops months that ended and whose rows are all thinned out: their room is free again at once, without a vacuum.
 * @returns number of dropped months
 */
export async function dropJournalMonths(source: DataSource): Promise<number> {
  let dropped = 0;
  for (const { name } of await source.manager.query<{ name: string }[]>(UNNEEDED)) {
    if (await hasRows(source.manager, name)) continue;
    dropped += await unlessBusy(() =>
      underLock(source, async (manager) => {
        // From here on nothing is written; what came until now counts.
        await manager.query('lock table only document_update in access exclusive mode');
        await manager.query(`set local statement_timeout = ${LOOK_MS}`);
        if (await hasRows(manager, name)) return 0;
        await manager.query('set local statement_timeout to default');
        await manager.query(`drop table ${name}`);
        return 1;
      }),
    );
  }
  return dropped;
}

/** Returns the number of rows that belong to no month: anything above 0 means that a clock was wrong. Nothing is lost by it. */
export async function rowsWithoutMonth(source: DataSource): Promise<number> {
  const [row] = await source.manager.query<{ count: number }[]>(`select count(*)::int as count from ${OTHER}`);
  return row?.count ?? 0;
}

async function hasRows(manager: EntityManager, table: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(`select exists (select from ${table}) as found`);
  return row?.found === true;
}

function underLock<T>(source: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return source.transaction(async (manager) => {
    await manager.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    await manager.query('select pg_advisory_xact_lock($1)', [MONTHS_LOCK]);
    return work(manager);
  });
}

/** @returns 0 when something was in the way for too long */
async function unlessBusy(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const { driverError } = error as { driverError?: { code?: string } };
    if (driverError?.code !== undefined && IN_THE_WAY.has(driverError.code)) return 0;
    throw error;
  }
}
