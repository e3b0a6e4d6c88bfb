import type { InstallationState } from '@murmel/contracts';

type Kind = InstallationState['backlog'][number]['kind'];

/** A table whose rows are worked on beside the requests. All of it is our own SQL. */
interface Backlog {
  table: string;
  /** condition of rows that are not finished, as an index of the table has it */
  open: string;
  /** condition of those that no process works on */
  idle: string;
  /** since when a row waits */
  since?: string;
  /** rows that failed within a day; none: they are removed */
  failed?: string;
}

/** No process holds it: none has begun, or the one that did is gone. */
const UNLEASED = '(leased_until is null or leased_until < now())';
const FAILED_TODAY = "state = 'failed' and created_at > now() - interval '1 day'";

const leased = (table: string, ...states: string[]): Backlog => ({
  ...{ table, open: `state in (${states.map((state) => `'${state}'`).join(', ')})`, idle: UNLEASED, failed: FAILED_TODAY },
});
/** Begun by the process that took the call: it keeps the row alive without a lease. */
const begunAtOnce = (table: string): Backlog => ({ table, open: 'ended_at is null', idle: "state = 'queued'", failed: FAILED_TODAY });

const BACKLOGS: Readonly<Record<Kind, Backlog>> = {
  exports: leased('export_job', 'waiting', 'running'),
  answers: begunAtOnce('ai_run'),
  pictures: begunAtOnce('ai_image'),
  conversions: leased('converter_job', 'waiting', 'running'),
  corrections: leased('correction_result', 'queued', 'running'),
  hints: leased('pupil_text_hint_job', 'queued', 'running'),
  photos: leased('pupil_text_photo', 'queued', 'running'),
  knowledge: leased('knowledge_file', 'running'),
  packages: leased('h5p_package', 'processing'),
  films: leased('recording_film', 'processing'),
  grades: {
    table: 'lti_grade',
    open: "state = 'waiting'",
    // A platform that is away is asked again at its time: until then nothing waits for a process.
    idle: `next_at <= now() and ${UNLEASED}`,
    since: 'next_at',
    failed: "state = 'failed' and next_at > now() - interval '1 day'",
  },
  search: { table: 'item_words_due', open: 'true', idle: UNLEASED, since: 'since' },
};

/** Leaves out what no process works on in this installation: MP4s without a program that makes them. */
function kept(makesFilms: boolean): [string, Backlog][] {
  return Object.entries(BACKLOGS).filter(([kind]) => makesFilms || kind !== 'films');
}

const oldestOf = ({ table, open, idle, since = 'created_at' }: Backlog): string =>
  `select min(${since}) from ${table} where ${open} and ${idle}`;

/** SQL for each backlog: what waits, since when the oldest does, and what failed within a day; its rows are read by `backlogOf`. */
export const backlogQuery = (makesFilms: boolean): string =>
  kept(makesFilms)
    .map(([kind, backlog]) => {
      const { table, open, failed } = backlog;
      const failures = failed === undefined ? '0' : `(select count(*) from ${table} where ${failed})`;
      return `select '${kind}' as kind, (select count(*) from ${table} where ${open}) as waiting, (${oldestOf(backlog)}) as oldest, ${failures} as failed`;
    })
    .join(' union all ');

/** SQL for the seconds for which the oldest row of all queues waits without a process that works on it; 0 where none does. */
export const oldestWaitingQuery = (makesFilms: boolean): string =>
  `select greatest(0, extract(epoch from clock_timestamp() - least(${kept(makesFilms)
    .map(([, backlog]) => `(${oldestOf(backlog)})`)
    .join(', ')})))::float8 as seconds`;

export interface BacklogRow {
  kind: Kind;
  waiting: string;
  oldest: Date | null;
  failed: string;
}

export const backlogOf = (rows: readonly BacklogRow[]): InstallationState['backlog'] =>
  rows.map(({ kind, waiting, oldest, failed }) => ({
    kind,
    waiting: Number(waiting),
    oldestAt: oldest?.toISOString() ?? null,
    failed: Number(failed),
  }));
