import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';
import { type Load, type Measurement, measure, pin } from './measure.js';
import { measureOpening, type Opening } from './opening.js';
import { startBare, startMurmel, type Target } from './targets.js';

/** A class of 35 with its teacher's projector; five write at the same time in most lessons. */
const ONE_DOCUMENT: Load = { classes: 1, clients: 35, writers: 35, editsPerSecond: 2, seconds: 6 };
const SCHOOL: Load = { classes: 30, clients: 35, writers: 5, editsPerSecond: 2, seconds: 6 };
/** Beyond this people notice that the others are late. */
const TOO_LATE_MS = 150;
const STEP = 15;
const MOST_CLASSES = 180;
/** Several short runs in turn: the machine's other work then hits both. */
const ROUNDS = 5;

interface Result {
  one: Measurement;
  school: Measurement;
  opening: Opening;
  classesPerCore: number;
}

/** Other work on the machine before the run (load average of a minute): with more than one, a row says little. */
const busyBefore = loadavg()[0] ?? 0;
const quick = process.argv.includes('--quick');

async function classesPerCore(target: Target): Promise<number> {
  let carried = 0;
  for (let classes = STEP; classes <= MOST_CLASSES; classes += STEP) {
    const result = await measure(target, { ...SCHOOL, classes, seconds: 5 });
    console.log(
      `  ${target.name}: ${classes} classes, p95 ${result.p95.toFixed(1)} ms, CPU ${result.cpu.toFixed(0)} %, delivered ${result.delivered}/${result.expected}`,
    );
    if (result.p95 > TOO_LATE_MS || result.delivered < result.expected * 0.9) break;
    carried = classes;
  }
  return carried;
}

/** The round with the middle p95. */
function middle<T extends { p95: number }>(results: readonly T[]): T {
  return [...results].sort((left, right) => left.p95 - right.p95)[Math.floor(results.length / 2)]!;
}

async function run(): Promise<void> {
  const targets = [await startBare(), await startMurmel()];
  const pinned = targets.every((target) => target.processes.every(({ pid }) => pin(pid, 0))) && pin(process.pid, 1);
  console.log(pinned ? 'servers on core 0, simulator on core 1' : 'not pinned to cores');
  const rounds = new Map(
    targets.map((target) => [target.name, { one: [] as Measurement[], school: [] as Measurement[], opening: [] as Opening[] }]),
  );
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
    for (const target of targets) {
      const one = await measure(target, ONE_DOCUMENT);
      const school = await measure(target, SCHOOL);
      rounds.get(target.name)!.one.push(one);
      rounds.get(target.name)!.school.push(school);
      const opening = await measureOpening(target);
      rounds.get(target.name)!.opening.push(opening);
      console.log(`${target.name}: one document ${describe(one)}; 30 documents ${describe(school)}; opening ${describeOpening(opening)}`);
    }
  }
  const results = new Map<string, Result>();
  for (const target of targets) {
    const measured = rounds.get(target.name)!;
    results.set(target.name, {
      one: middle(measured.one),
      school: middle(measured.school),
      opening: middle(measured.opening),
      classesPerCore: quick ? 0 : await classesPerCore(target),
    });
    await target.stop();
  }
  report(results.get('murmel')!, results.get('bare Hocuspocus')!);
}

function describe({ p50, p95, cpu }: Measurement): string {
  return `${p50.toFixed(2)} / ${p95.toFixed(2)} (${cpu.toFixed(0)} %)`;
}

function describeOpening({ p50, p95, cpu }: Opening): string {
  return `${p50.toFixed(0)} / ${p95.toFixed(0)} (${cpu.toFixed(0)} ms)`;
}

function report(ours: Result, bare: Result): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  const date = new Date().toISOString().slice(0, 10);
  const ratios = {
    p95: ours.one.p95 / bare.one.p95,
    opening: ours.opening.p95 / bare.opening.p95,
    classes: ours.classesPerCore / bare.classesPerCore,
  };
  const folder = join(REPOSITORY, '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'collaboration.json'),
    JSON.stringify({ date, machine, node: process.version, ours, bare, ratios }, undefined, 2),
  );
  const row = [
    date,
    describe(ours.one),
    describe(bare.one),
    describe(ours.school),
    describe(bare.school),
    describeOpening(ours.opening),
    describeOpening(bare.opening),
    ours.classesPerCore,
    bare.classesPerCore,
    machine,
    busyBefore.toFixed(1),
  ].join(' | ');
  console.log(`| ${row} |`);
  console.log(
    `p95 ${ratios.p95.toFixed(2)} x bare (aim: at most 1.5), opening ${ratios.opening.toFixed(2)} x (aim: at most 1.3), classes per core ${(ratios.classes * 100).toFixed(0)} % of bare (aim: at least 50)`,
  );
  if (!quick) appendRow(`| ${row} |\n`);
}

function appendRow(row: string): void {
  const file = join(REPOSITORY, 'docs', 'benchmarks.md');
  mkdirSync(join(REPOSITORY, 'docs'), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, HEAD);
  appendFileSync(file, row);
}

const HEAD = `# Benchmarks

\`npm run bench\` measures from edit to visible, in milliseconds, at every receiver: collab-server (journal committed to
PostgreSQL before anything is shown) against a bare Hocuspocus 4.7 (everything in memory) in the same run, each pinned to
one core. Machines are shared, so only the ratio within one row counts. Each cell: p50 / p95 (share of one core).

| date | one document, 35 write: murmel | bare | 30 documents of 35, 5 write: murmel | bare | 35 open 400 kB: murmel | bare | classes per core: murmel | bare | machine | other load |
|---|---|---|---|---|---|---|---|---|---|---|
`;

await run();
process.exit(0);
