import type { InstallationState } from '@murmel/contracts';

type Kind = InstallationState['backlog'][number]['kind'];

/** SQL for a table whose rows wait in one state, run in another and end as failed. */
const queueOf = (table: string, waits: 'queued' | 'waiting'): string =>
  `select count(*) filter (where state in ('${waits}', 'running')) as waiting,
      min(created_at) filter (where state in ('${waits}', 'running')) as oldest,
      count(*) filter (where state = 'failed' and created_at > now() - interval '1 day') as failed
    from ${table}`;

/**
 * SQL for each backlog: what waits, since when the oldest does, and what failed within a day. One row, no more than a count over unfinished
 * work.
 */
const COUNTS: Readonly<Record<Kind, string>> = {
  exports: queueOf('export_job', 'waiting'),
  answers: queueOf('ai_run', 'queued'),
  pictures: queueOf('ai_image', 'queued'),
  conversions: queueOf('converter_job', 'waiting'),
  corrections: queueOf('correction_result', 'queued'),
  knowledge: `select count(*) filter (where state = 'running') as waiting, min(created_at) filter (where state = 'running') as oldest,
      count(*) filter (where state = 'failed' and created_at > now() - interval '1 day') as failed
    from knowledge_file`,
  packages: `select count(*) filter (where state = 'processing') as waiting, min(created_at) filter (where state = 'processing') as oldest,
      count(*) filter (where state = 'failed' and created_at > now() - interval '1 day') as failed
    from h5p_package`,
  grades: `select count(*) filter (where state = 'waiting') as waiting, min(graded_at) filter (where state = 'waiting') as oldest,
      count(*) filter (where state = 'failed' and next_at > now() - interval '1 day') as failed
    from lti_grade`,
  search: 'select count(*) as waiting, min(since) as oldest, 0 as failed from item_words_due',
};

/** All of it in one question; its rows are read by `backlogOf`. */
export const BACKLOG_QUERY = Object.entries(COUNTS)
  .map(([kind, counts]) => `select '${kind}' as kind, c.* from (${counts}) c`)
  .join(' union all ');

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
