import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@murmel/contracts';
import { REPOSITORY } from '../support/process.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { type VoteResult, vote } from './vote.js';
import { words } from './words.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
const WORDS = quick ? { guests: 35, sent: 300, seconds: 1.5 } : { guests: 35, sent: 1000, seconds: 5 };
const VOTES = quick ? { voters: 300, seconds: 1.5 } : { voters: 1000, seconds: 5 };
/** In other surveys, and in the one that is voted in: as many as still leave room. */
const RESPONSES = 100_000;
const IN_THE_SAME = LIMITS.survey.responsesMax - VOTES.voters;

/** Responses of people who answered long ago, each with its answer. */
async function fill(school: LiveSchool, itemId: string, questionId: string, optionIds: readonly string[], count: number): Promise<void> {
  await school.database.query(
    `with response as (
       insert into survey_response (id, item_id, visitor_id, submitted_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), now() - interval '1 day', now() - interval '1 day' from generate_series(1, $4) returning id)
     insert into survey_answer (response_id, question_id, option_ids)
     select id, $2, array[($3::uuid[])[1 + floor(random() * cardinality($3::uuid[]))::int]] from response`,
    [itemId, questionId, optionIds, count],
  );
}

function told(name: string, { voters, answered, shown, p50, p95 }: VoteResult): string {
  console.log(`  ${name}: ${answered} of ${voters} answered, ${shown} shown; api p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`);
  return `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
}

/** Milliseconds of CPU that one call took: the api's, and PostgreSQL's. */
async function costing<T>(school: LiveSchool, calls: number, work: () => Promise<T>): Promise<{ result: T; cost: string }> {
  const before = await school.cpu();
  const result = await work();
  const after = await school.cpu();
  const each = (seconds: number) => ((seconds * 1000) / calls).toFixed(1);
  return { result, cost: `${each(after.api - before.api)} + ${each(after.database - before.database)}` };
}

/** @param statements as DATABASE_STATEMENTS @returns the figures of a row */
async function measured(statements: 'plain' | 'named'): Promise<string[]> {
  const school = await LiveSchool.open(undefined, { DATABASE_STATEMENTS: statements });
  console.log(
    `${statements} statements, ${pin(school.process.pid, 0) && pin(process.pid, 1) ? 'api on core 0, simulator on core 1' : 'not pinned to cores'}`,
  );
  const written: string[] = [];
  // A process that has just started runs code for the first time; after the first class it is as it stays.
  for (const when of ['just started', 'afterwards']) {
    const { result, cost } = await costing(school, WORDS.sent, () => words(school, WORDS.guests, WORDS.sent, WORDS.seconds));
    const { api, wall, ...counted } = result;
    console.log(
      `  ${counted.sent} words of ${WORDS.guests} guests in ${WORDS.seconds} s, ${when}: ${counted.answered} answered, ${counted.shown} shown; api p50 ${api.p50.toFixed(0)}, p95 ${api.p95.toFixed(0)} ms; wall p50 ${wall.p50.toFixed(0)}, p95 ${wall.p95.toFixed(0)} ms (aims: p95 at most 300 and 600); CPU ${cost} ms`,
    );
    written.push(`${api.p50.toFixed(0)} / ${api.p95.toFixed(0)}`, `${wall.p50.toFixed(0)} / ${wall.p95.toFixed(0)}`, cost);
  }
  const { result, cost } = await costing(school, VOTES.voters, () => vote(school, VOTES.voters, VOTES.seconds));
  const empty = told(`${VOTES.voters} votes, nobody before (CPU ${cost} ms)`, result);
  const { account } = await school.teacher();
  for (let filled = 0; filled < RESPONSES; filled += LIMITS.survey.responsesMax) {
    const { item, questionId, optionIds } = await school.survey(account);
    await fill(school, item.id, questionId, optionIds, LIMITS.survey.responsesMax);
  }
  const full = told(
    `${VOTES.voters} votes, ${RESPONSES} responses elsewhere and ${IN_THE_SAME} in the same survey`,
    await vote(school, VOTES.voters, VOTES.seconds, ({ item, questionId, optionIds }) =>
      fill(school, item.id, questionId, optionIds, IN_THE_SAME),
    ),
  );
  await school.stop();
  return [...written, empty, full, cost];
}

const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
for (const statements of ['plain', 'named'] as const) {
  const figures = await measured(statements);
  const row = `| ${[new Date().toISOString().slice(0, 10), statements, ...figures, machine, busyBefore.toFixed(1)].join(' | ')} |`;
  console.log(row);
  if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-bursts.md'), `${row}\n`);
}
process.exit(0);
