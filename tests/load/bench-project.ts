import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProjectWatch } from '@murmel/contracts';
import { newSecret } from '@murmel/server';
import { freePort } from '../support/free-port.js';
import { REPOSITORY, type RunningProcess, startProcess } from '../support/process.js';
import { cpuSeconds } from './cpu.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { percentile } from './percentiles.js';
import { answer, type BenchLesson, openLesson, watchLesson, work } from './project-lesson.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
const PUPILS = 26;
const SECONDS = quick ? 15 : 60;
/** Each pupil looks at something else this often. */
const MOVE_EVERY_MS = 10_000;

interface Waiting {
  /** milliseconds since 1970 */
  since: number;
}

/** Events that the teacher has not seen yet, and the delays of all others. */
class Seen {
  readonly delays: number[] = [];
  private readonly waiting = new Map<string, Waiting>();

  /** Only the first of several counts: the later ones are seen with it. */
  did(what: string): void {
    if (!this.waiting.has(what)) this.waiting.set(what, { since: Date.now() });
  }

  /** A new place makes the old one void. */
  forget(what: string): void {
    this.waiting.delete(what);
  }

  /** @param at when it happened as the server tells; earlier things of the same kind do not count */
  saw(what: string, at?: number): void {
    const waits = this.waiting.get(what);
    if (!waits || (at !== undefined && at < waits.since)) return;
    this.waiting.delete(what);
    this.delays.push(Date.now() - waits.since);
  }

  get missing(): number {
    return this.waiting.size;
  }
}

async function startCollaboration(school: LiveSchool): Promise<{ process: RunningProcess; url: string }> {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    COLLAB_PORT: String(port),
    DATABASE_URL: (school.database.options as { url: string }).url,
    SECRET: newSecret() + newSecret(),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: school.origin,
    DATA_DIR: '/tmp/murmel-bench',
  };
  return {
    url: `ws://127.0.0.1:${port}`,
    process: await startProcess({ cwd: 'collab-server', env, readyUrl: `http://127.0.0.1:${port}/health` }),
  };
}

/** Share of one core that the api takes while this time passes, in percent. */
async function cpuWhile(school: LiveSchool, milliseconds: number): Promise<number> {
  const [before, begun] = [cpuSeconds(school.process.pid), performance.now()];
  await wait(milliseconds);
  return ((cpuSeconds(school.process.pid) - before) / ((performance.now() - begun) / 1000)) * 100;
}

/** Pupils go from item to item for a while. @returns stops them, and where each of them is in the end */
function movePupils(
  { pupils, project, documents, board, survey }: BenchLesson,
  moved: (pupilId: string, from: string | undefined, to: string) => void,
): () => Map<string, string> {
  const items = [...documents, board, survey.item].map(({ id }) => id);
  const places = new Map<string, string>();
  const timers = pupils.map(({ id, live }, index) => {
    let turn = index;
    const move = (): void => {
      const to = items[(turn += 1) % items.length]!;
      moved(id, places.get(id), to);
      places.set(id, to);
      void live.joinProject(project.id, to);
    };
    move();
    return setInterval(move, MOVE_EVERY_MS * (0.75 + Math.random() / 2));
  });
  return () => {
    timers.forEach((timer) => clearInterval(timer));
    return places;
  };
}

/** Two thirds write, a quarter pins cards, all answer the survey at some time. @returns stops them */
async function workAll(
  school: LiveSchool,
  collabUrl: string,
  lesson: BenchLesson,
  seconds: number,
  did: (pupilId: string, itemId: string) => void,
): Promise<() => Promise<void>> {
  const { pupils, documents, board } = lesson;
  const stops = await Promise.all(
    pupils.map((pupil, index) => work(school, collabUrl, pupil, index % 3 === 2 ? board : documents[index % documents.length]!, did)),
  );
  const answering = pupils.map(async (pupil) => {
    await wait(Math.random() * seconds * 800);
    await answer(lesson, pupil, did);
  });
  return async () => {
    stops.forEach((stop) => stop());
    await Promise.all(answering);
  };
}

const school = await LiveSchool.open();
const collaboration = await startCollaboration(school);
console.log(
  pin(school.process.pid, 0) && pin(process.pid, 1) && pin(collaboration.process.pid, 1)
    ? 'api on core 0, simulator and collab-server on core 1'
    : 'not pinned to cores',
);
const lesson = await openLesson(school, PUPILS);
const [presence, activity] = [new Seen(), new Seen()];
let newest: ProjectWatch | undefined;
let pushes = 0;
const look = (state: ProjectWatch): void => {
  newest = state;
  pushes += 1;
  for (const { id, itemIds } of state.pupils) for (const itemId of itemIds) presence.saw(`${id} ${itemId}`);
  for (const { kind, pupil, item, at } of state.activities)
    if (item && kind !== 'opened') activity.saw(`${pupil.id} ${item.id}`, new Date(at).getTime());
};

const idle = await cpuWhile(school, 3000);
const teacher = await watchLesson(lesson, look);
const stopMoving = movePupils(lesson, (pupilId, from, to) => {
  if (from !== undefined) presence.forget(`${pupilId} ${from}`);
  presence.did(`${pupilId} ${to}`);
});
// When a class comes in, more happens at once than the stream shows.
await wait(2000);
const stopWork = await workAll(school, collaboration.url, lesson, SECONDS, (pupilId, itemId) => activity.did(`${pupilId} ${itemId}`));
pushes = 0;
const watched = await cpuWhile(school, SECONDS * 1000);
const pushesPerSecond = pushes / SECONDS;
await stopWork();
const places = stopMoving();
await wait(3000);
const right =
  newest?.pupils.filter(({ id, online, itemIds }) => online && itemIds.length === 1 && itemIds[0] === places.get(id)).length ?? 0;
const tookPart = newest?.items.map(({ tookPart: people }) => people) ?? [];
teacher.close();
const alone = await cpuWhile(school, 3000);
lesson.pupils.forEach(({ live }) => live.close());
await collaboration.process.stop();
await school.stop();

const times = (delays: readonly number[]): string =>
  `${percentile(delays, 0.5).toFixed(0)} / ${percentile(delays, 0.95).toFixed(0)} / ${Math.max(...delays).toFixed(0)}`;
const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  node: process.version,
  pupils: PUPILS,
  seconds: SECONDS,
  presence: { seen: presence.delays.length, missing: presence.missing, p95: percentile(presence.delays, 0.95) },
  activity: { seen: activity.delays.length, missing: activity.missing, p95: percentile(activity.delays, 0.95) },
  right,
  tookPart,
  pushesPerSecond,
  cpu: { idle, watched, alone },
};
console.log(
  `  presence: ${presence.delays.length} moves seen, ${presence.missing} missing, p50 / p95 / max ${times(presence.delays)} ms (under 2,000)`,
);
console.log(
  `  activity: ${activity.delays.length} seen, ${activity.missing} missing, p50 / p95 / max ${times(activity.delays)} ms (under 2,000)`,
);
console.log(
  `  in the end ${right} of ${PUPILS} in the right place; took part per item ${tookPart.join(', ')}; ${pushesPerSecond.toFixed(2)} pushes per second`,
);
console.log(
  `  api: ${idle.toFixed(1)} % of a core with everybody connected, ${watched.toFixed(1)} % while all work and one teacher watches, ${alone.toFixed(1)} % after it`,
);
const folder = join(REPOSITORY, '.data', 'bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'project.json'), JSON.stringify(result, undefined, 2));
const cells = [
  result.date,
  `${right} of ${PUPILS}`,
  times(presence.delays),
  times(activity.delays),
  String(presence.missing + activity.missing),
  pushesPerSecond.toFixed(2),
  `${watched.toFixed(1)} %`,
  result.machine,
  busyBefore.toFixed(1),
];
console.log(`| ${cells.join(' | ')} |`);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-project.md'), `| ${cells.join(' | ')} |\n`);
process.exit(0);
