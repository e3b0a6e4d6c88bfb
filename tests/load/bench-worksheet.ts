import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { percentile } from './percentiles.js';
import { classAtWork } from './worksheet-class.js';
import { fullSheet } from './worksheet-screen.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
/** Three classes. */
const PUPILS = 120;
/** One class of ten, in the same run: what the same costs while nothing is busy. */
const FEW = 10;
const SECONDS = quick ? 10 : 60;

const school = await LiveSchool.open();
console.log(pin(school.process.pid, 0) && pin(process.pid, 1) ? 'api on core 0, simulator on core 1' : 'not pinned to cores');
const few = await classAtWork(school, FEW, quick ? 5 : 15);
const all = await classAtWork(school, PUPILS, SECONDS);
await school.stop();
const times = (delays: readonly number[]): string =>
  `${percentile(delays, 0.5).toFixed(0)} / ${percentile(delays, 0.95).toFixed(0)} / ${Math.max(...delays).toFixed(0)}`;
const ratio = percentile(all.seen, 0.95) / percentile(few.seen, 0.95);
console.log(
  `  ${PUPILS} pupils, ${all.kept.length} drafts: in the grid p50 / p95 / max ${times(all.seen)} ms (p95 at most 500), kept after ${times(all.kept)} ms, ${all.missing} missing, ${all.refused} refused; api ${all.cpu.toFixed(1)} % of a core (at most 30)`,
);
console.log(`  ${FEW} pupils: ${times(few.seen)} ms, api ${few.cpu.toFixed(1)} %; p95 of many to few ${ratio.toFixed(2)}`);
const screen = await fullSheet(quick ? 3 : 9);
console.log(
  `  100 blocks: open p50 ${screen.open[0]}, longest ${screen.open[1]} ms (at most 1,000), ${screen.empty} ms with one block; typing, work per frame p50 / p95 / p95 of frames with work / longest ${screen.typing.join(' / ')} ms (p95 at most 16)`,
);

const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  node: process.version,
  few,
  all,
  screen,
};
const folder = join(REPOSITORY, '.data', 'bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'worksheet.json'), JSON.stringify(result, undefined, 2));
const cells = [
  result.date,
  `${times(all.seen)} (${ratio.toFixed(2)})`,
  `${all.missing} / ${all.refused}`,
  `${all.cpu.toFixed(1)} % (${few.cpu.toFixed(1)} %)`,
  `${screen.open.join(' / ')} (${screen.empty})`,
  screen.typing.join(' / '),
  result.machine,
  busyBefore.toFixed(1),
];
console.log(`| ${cells.join(' | ')} |`);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-worksheet.md'), `| ${cells.join(' | ')} |\n`);
process.exit(0);
