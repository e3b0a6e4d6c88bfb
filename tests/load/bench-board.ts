import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';
import { BENCH_CARDS } from './bench-board-data.js';
import { pinning, renaming } from './board-pens.js';
import { type Load, type Measurement, measure, pin } from './measure.js';
import { startBare, startMurmel, type Target } from './targets.js';

const quick = process.argv.includes('--quick');
const ROUNDS = quick ? 1 : 5;
const busyBefore = loadavg()[0] ?? 0;

const TRUSTED: Load = { classes: 1, clients: 35, writers: 1, editsPerSecond: 4, seconds: quick ? 4 : 10, pen: renaming };
/** One teacher who does nothing and 34 guests; a card every ten seconds each would be a busy lesson, this is far more. */
const GUESTS: Load = { classes: 1, clients: 35, writers: 35, editsPerSecond: 0.25, seconds: quick ? 4 : 6, pen: pinning };

async function rounds(target: Target, load: Load): Promise<Measurement> {
  const results: Measurement[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await measure(target, load));
  return results.sort((left, right) => left.p95 - right.p95)[Math.floor(results.length / 2)]!;
}

const describe = ({ p50, p95, cpu }: Measurement): string => `${p50.toFixed(2)} / ${p95.toFixed(2)} (${cpu.toFixed(0)} %)`;

async function run(): Promise<void> {
  const [bare, ours] = [await startBare(), await startMurmel()];
  const pinned = [bare, ours].every((target) => target.processes.every(({ pid }) => pin(pid, 0))) && pin(process.pid, 1);
  console.log(pinned ? 'servers on core 0, simulator on core 1' : 'not pinned to cores', `(${BENCH_CARDS.length} cards)`);
  const trusted = { bare: await rounds(bare, TRUSTED), ours: await rounds(ours, TRUSTED) };
  const commands = await rounds(ours, GUESTS);
  await bare.stop();
  await ours.stop();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  const ratio = trusted.ours.p95 / trusted.bare.p95;
  const row = `| ${[date, describe(trusted.ours), describe(trusted.bare), ratio.toFixed(2), describe(commands), machine, busyBefore.toFixed(1)].join(' | ')} |`;
  console.log(
    `${row}\ntrusted edit at 35 clients ${ratio.toFixed(2)} x bare (at most 2), a guest's command p95 ${commands.p95.toFixed(1)} ms (under 50)`,
  );
  if (!quick) appendRow(row);
}

function appendRow(row: string): void {
  const file = join(REPOSITORY, 'docs', 'benchmarks-board.md');
  mkdirSync(join(REPOSITORY, 'docs'), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, HEAD);
  appendFileSync(file, `${row}\n`);
}

const HEAD = `# Benchmarks of boards

\`npm run bench -- board\`: from sending to visible at each of 35 receivers, in milliseconds. A trusted writer's edit goes
into the source and reaches 34 guests through the derived view; the measure beside it is a bare Hocuspocus 4.7 with one
document and everything in memory, in the same run. A guest's command is decided, journaled and shown to everybody. Each
cell: p50 / p95 (share of one core).

| date | trusted edit: murmel | bare | ratio of p95 | guest's command | machine | other load |
|---|---|---|---|---|---|---|
`;

await run();
process.exit(0);
