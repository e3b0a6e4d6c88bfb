import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BoardData, NEW_PINBOARD, type PinboardTable, seedPinboard } from '@murmel/documents';
import { newId, openDatabase } from '@murmel/server';
import { chromium, type Page } from '@playwright/test';
import { newTeacher, signedIn, VIEWPORTS } from '../e2e/support/people.js';
import { startStack } from '../e2e/support/stack.js';
import { call } from '../e2e/support/wire.js';
import { REPOSITORY } from '../support/process.js';
import { tracedFrames, workOf } from './frames.js';
import { percentile } from './percentiles.js';

const quick = process.argv.includes('--quick');
const CARDS = 1000;
const LISTS = 10;
const OPENINGS = quick ? 3 : 9;
const busyBefore = loadavg()[0] ?? 0;

/** 1,000 cards as a class writes them: a title, often a sentence, some tints. */
function fullBoard(): BoardData<PinboardTable> {
  const lists = new Map(
    Array.from({ length: LISTS }, (_, n) => [`Liste000000${n}`, { name: `Liste ${n + 1}`, order: `a${n}`, author: '' }]),
  );
  const cards = new Map(
    Array.from({ length: CARDS }, (_, n) => {
      const place = { list: `Liste000000${n % LISTS}`, order: `a${String(Math.floor(n / LISTS)).padStart(3, '0')}V` };
      const description =
        n % 3 === 0
          ? {}
          : {
              description: [{ type: 'paragraph', runs: [{ text: 'Rehe fressen Knospen und Kräuter. Bei Gefahr bellen sie wie Hunde!' }] }],
            };
      const colour = ['none', 'koralle', 'sonne', 'wiese', 'himmel'][n % 5]!;
      return [
        `Karte${String(n).padStart(7, '0')}`,
        { place, name: `Karte ${n + 1}`, colour, author: newId(), createdAt: 1, ...description },
      ];
    }),
  );
  return { ...NEW_PINBOARD, lists, cards };
}

async function opening(page: Page, path: string): Promise<number> {
  await page.goto('/tools');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('Karte 1', { exact: true }).first().waitFor();
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

const HEAD = `# Benchmark of a full wall

\`npm run bench -- wall\`: a pinboard of 1,000 cards on a screen of 1920 x 1080. Opening: from the address to the first
cards drawn, milliseconds (p50 / longest). Work: time on the processor of the main thread per frame, from a trace,
milliseconds (p50 / p95 over all frames / p95 of the frames with work / longest).

| date | opening | scrolling | dragging | machine | other load |
|---|---|---|---|---|---|
`;

const stack = await startStack();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const context = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const { id } = await call<{ id: string }>(context, 'POST', '/pinboard/boards', { title: 'Volle Wand' });
  const database = await openDatabase({ url: stack.databaseUrl, pool: 1, applicationName: 'bench' });
  await database.query('delete from document_update where item_id = $1', [id]);
  await database.query('insert into document_update (item_id, bytes) values ($1, $2)', [id, Buffer.from(seedPinboard(fullBoard()))]);
  await database.destroy();
  const page = await context.newPage();
  const path = `/pinboard/boards/${id}`;
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) times.push(await opening(page, path));
  await wait(2000);
  const list = page.getByText('Karte 1', { exact: true }).first();
  const box = (await list.boundingBox())!;
  const scrolling = workOf(
    await tracedFrames(page, async () => {
      await page.mouse.move(box.x + 20, box.y + 100);
      for (let n = 0; n < 120; n += 1) {
        // 64 px in 16 ms: a quick turn of the wheel, 4,000 px a second.
        await page.mouse.wheel(n % 40 < 30 ? 0 : 64, n % 40 < 30 ? 64 : 0);
        await wait(16);
      }
    }),
  );
  await page.goto(path);
  await list.waitFor();
  await wait(1500);
  const from = (await list.boundingBox())!;
  const dragging = workOf(
    await tracedFrames(page, async () => {
      await page.mouse.move(from.x + 20, from.y + 10);
      await page.mouse.down();
      for (let n = 0; n < 150; n += 1) {
        await page.mouse.move(from.x + 20 + 6 * n, from.y + 10 + 120 * Math.sin(n / 12) + 150);
        await wait(16);
      }
      await page.mouse.up();
      await wait(300);
    }),
  );
  const open = [percentile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
  console.log(
    `  ${CARDS} cards: open p50 ${open[0]}, longest ${open[1]} ms (at most 1,500); work per frame p50 / p95 / p95 of frames with work / longest: scrolling ${scrolling.figures.join(' / ')}, dragging ${dragging.figures.join(' / ')} ms (p95 at most 8)`,
  );
  const row = `| ${new Date().toISOString().slice(0, 10)} | ${open.join(' / ')} | ${scrolling.figures.join(' / ')} | ${dragging.figures.join(' / ')} | ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'} | ${busyBefore.toFixed(1)} |`;
  console.log(row);
  if (!quick) appendRow(row);
} finally {
  await browser.close();
  await stack.stop();
}

function appendRow(row: string): void {
  const file = join(REPOSITORY, 'docs', 'benchmarks-wall.md');
  mkdirSync(join(REPOSITORY, 'docs'), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, HEAD);
  appendFileSync(file, `${row}\n`);
}

process.exit(0);
