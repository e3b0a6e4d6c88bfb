import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { TestBrowser } from '../support/browser.js';
import { REPOSITORY } from '../support/process.js';
import { dice, fillShelves, fullBoard, fullFolder, fullSheet, someWord, WORDS, writeText } from './library-data.js';
import { LiveSchool } from './live-school.js';
import { pin } from './measure.js';
import { percentile } from './percentiles.js';

const quick = process.argv.includes('--quick');
const busyBefore = loadavg()[0] ?? 0;
const TEACHERS = quick ? 25 : 500;
const EACH = 200;
/** Of as many teachers, each well below what one may search in a minute. */
const SEARCHING = 20;
const SEARCHES = Math.min(quick ? 10 : 50, Math.floor(SERVER_LIMITS.http.searchesPerMinute / 2));
const IN_FOLDER = 500;
const SHELF_PAGE = 24;
const TIMES = quick ? 3 : 10;
/** About twenty pages of A4. */
const LONG_TEXT = 110;

async function timed(call: () => Promise<{ status: number }>): Promise<number> {
  const begun = performance.now();
  const { status } = await call();
  if (status !== 200) throw new Error(`answered ${status}`);
  return performance.now() - begun;
}

const told = (name: string, times: readonly number[], aim: number): string => {
  const figures = `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)}`;
  console.log(`  ${name}: ${figures} ms of ${times.length} (aim: p95 at most ${aim})`);
  return figures;
};

/** The most that a child of the api held, in megabytes. */
function peakOfChildren(pid: number): number {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const peaks = children.map((child) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0));
  return Math.round(Math.max(...peaks) / 1024);
}

const chance = dice(8);
const school = await LiveSchool.open();
console.log(pin(school.process.pid, 0) && pin(process.pid, 1) ? 'api on core 0, simulator on core 1' : 'not pinned to cores');
const teachers: { account: Awaited<ReturnType<LiveSchool['teacher']>>['account']; browser: TestBrowser }[] = [];
for (let made = 0; made < TEACHERS; made += 1) teachers.push(await school.teacher());
const bytes = await fillShelves(
  school,
  teachers.map(({ account }) => account),
  EACH,
);
console.log(`  ${TEACHERS} teachers with ${EACH} things each, ${(bytes / 1e6).toFixed(0)} MB of text`);

const search = ({ browser }: { browser: TestBrowser }, q: string) =>
  timed(() => browser.get(`/api/items/search?q=${encodeURIComponent(q)}`));
const typing: number[] = [];
const whole: number[] = [];
for (const teacher of teachers.slice(0, SEARCHING)) {
  for (let typed = 0; typed < SEARCHES; typed += 1) {
    const word = WORDS[Math.floor(chance() * WORDS.length)]!;
    typing.push(await search(teacher, word.slice(0, 2 + Math.floor(chance() * 4))));
    whole.push(await search(teacher, `${someWord()} ${someWord()}`));
  }
}
const cells = [told('search as you type', typing, 100), told('two whole words, with places', whole, 200)];

const { account, browser } = teachers.at(-1)!;
const folder = await fullFolder(school, account, IN_FOLDER);
const contents = () =>
  timed(() => browser.get(`/api/folders/${folder.id}/contents?page=1&limit=${SHELF_PAGE}&order=title&exceptFolders=true`));
const first = await contents();
const again: number[] = [];
for (let asked = 0; asked < TIMES * 3; asked += 1) again.push(await contents());
console.log(`  a folder with ${IN_FOLDER} things, its first page for the first time: ${first.toFixed(0)} ms`);
cells.push(`${first.toFixed(0)}; ${told('the same again', again, 300)}`);

const board = await fullBoard(school, account);
const copies: number[] = [];
for (let made = 0; made < TIMES; made += 1) copies.push(await timed(() => browser.put('/api/items/remix', { itemId: board.id })));
cells.push(told('a copy of a board with 1,000 cards', copies, 2000));

const long = await school.people.item(account, { title: 'Facharbeit' });
await writeText(school, long, account, LONG_TEXT);
let pages = 0;
const paper = (path: string, input: object) =>
  timed(async () => {
    const { status, body } = await browser.post<Buffer>(path, input);
    if (status === 200) pages = body.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    return { status };
  });
const papers: number[] = [];
for (let made = 0; made < TIMES; made += 1) papers.push(await paper('/api/user_pdfs', { itemId: long.id }));
const peak = peakOfChildren(school.process.pid);
console.log(`  the process that sets papers held ${peak} MB at most (aim: 300)`);
cells.push(`${told(`a PDF of ${pages} pages`, papers, 1000)} (${pages} pages, ${peak} MB)`);

const sheet = await fullSheet(school, account);
const sheets: number[] = [];
for (let made = 0; made < TIMES; made += 1) sheets.push(await paper(`/api/worksheet/worksheets/${sheet.id}/pdfs`, { version: 'B' }));
cells.push(`${told('a worksheet of 100 blocks as PDF', sheets, 1000)} (${pages} pages)`);

await school.stop();
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
const row = `| ${[new Date().toISOString().slice(0, 10), ...cells, machine, busyBefore.toFixed(1)].join(' | ')} |`;
console.log(row);
if (!quick) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-library.md'), `${row}\n`);
process.exit(0);
