import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';
import { capacityFor } from './capacity.js';
import { type Cost, measureCosts } from './costs.js';
import { measureJoining, WAYS } from './joining.js';
import { type Load, type Measurement, measure } from './measure.js';
import { FAULTS, measurePauses } from './pauses.js';
import { type MurmelTarget, startMurmel } from './targets.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
/** Eight classes, five of each of which write. */
const LESSON: Load = { classes: quick ? 2 : 8, clients: 35, writers: 5, editsPerSecond: 2, seconds: quick ? 3 : 6 };
const ROUNDS = quick ? 1 : 5;
const KINDS = ['arrivals', 'votes', 'words', 'answers'] as const;
const PUPILS = [700, 5000, 20_000];
const PAUSE_ROUNDS = quick ? 1 : 5;

type Edits = Measurement & { cost: Cost };

/** One round of a lesson, and what a thousand of its edits cost. */
async function edits(target: MurmelTarget): Promise<Edits> {
  const before = await target.cpu();
  const measured = await measure(target, LESSON);
  const after = await target.cpu();
  const thousands = (LESSON.classes * LESSON.writers * LESSON.editsPerSecond * LESSON.seconds) / 1000;
  return {
    ...measured,
    cost: { servers: (after.collab - before.collab) / thousands, database: (after.database - before.database) / thousands },
  };
}

/** The round with the middle p95. */
function middle(rounds: readonly Edits[]): Edits {
  return [...rounds].sort((left, right) => left.p95 - right.p95)[Math.floor(rounds.length / 2)]!;
}

const inTwo = ({ p50, p95 }: { p50: number; p95: number }): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
const told = ({ servers, database }: Cost): string => `${servers.toFixed(2)} + ${database.toFixed(2)}`;
const middleOf = (values: readonly number[]): string =>
  `${[...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]!.toFixed(0)} (${Math.max(...values).toFixed(0)})`;

const targets = {
  'without leases': await startMurmel({ entry: '../tests/load/collab-without-leases.ts' }),
  'with leases': await startMurmel(),
  'two servers': await startMurmel({ servers: 2 }),
};
const rounds = new Map(Object.keys(targets).map((name) => [name, [] as Edits[]]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, target] of Object.entries(targets)) {
    const measured = await edits(target);
    // Code that runs for the first time says little.
    if (round > 0) rounds.get(name)!.push(measured);
    console.log(`  ${name}: from edit to visible ${inTwo(measured)} ms, CPU of 1,000 edits ${told(measured.cost)} s`);
  }
}
const joining = await measureJoining(targets['two servers']);
for (const way of WAYS) console.log(`  joining ${way}: ${inTwo(joining[way])} ms`);
for (const target of Object.values(targets)) await target.stop();

const pauses = await measurePauses(PAUSE_ROUNDS);
for (const fault of FAULTS) console.log(`  the owner ${fault}: longest wait of 12 who type ${middleOf(pauses[fault])} ms`);
const costs = [await measureCosts(1, { quick }), await measureCosts(2, { quick })] as const;
for (const kind of KINDS) console.log(`  CPU of 1,000 ${kind}: one api ${told(costs[0][kind])} s, two ${told(costs[1][kind])} s`);

const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
const edited = Object.fromEntries([...rounds].map(([name, all]) => [name, middle(all)])) as Record<keyof typeof targets, Edits>;
const ratio = (edited['with leases'].p95 / edited['without leases'].p95).toFixed(2);
const folder = join(REPOSITORY, '.data', 'bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'cluster.json'), JSON.stringify({ date, machine, busyBefore, edited, joining, pauses, costs }, undefined, 2));
const row = [
  date,
  inTwo(edited['without leases']),
  `${inTwo(edited['with leases'])} (${ratio})`,
  inTwo(edited['two servers']),
  ...WAYS.map((way) => inTwo(joining[way])),
  ...FAULTS.map((fault) => middleOf(pauses[fault])),
  machine,
  busyBefore.toFixed(1),
];
const costRow = [
  date,
  told(edited['with leases'].cost),
  told(edited['two servers'].cost),
  ...KINDS.flatMap((kind) => costs.map((each) => told(each[kind]))),
  machine,
  busyBefore.toFixed(1),
];
console.log(`| ${row.join(' | ')} |\n| ${costRow.join(' | ')} |`);
for (const pupils of PUPILS) console.log(`| ${Object.values(capacityFor(pupils, edited['two servers'].cost, costs[1])).join(' | ')} |`);
if (!quick) {
  appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-cluster.md'), `| ${row.join(' | ')} |\n`);
  appendFileSync(join(REPOSITORY, 'docs', 'capacity.md'), `| ${costRow.join(' | ')} |\n`);
}
process.exit(0);
