import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CardKind, LIMITS } from '@murmel/contracts';
import { chromium, type Page } from '@playwright/test';
import { newTeacher, signedIn, VIEWPORTS } from '../e2e/support/people.js';
import { startStack } from '../e2e/support/stack.js';
import { cardOf, newScreen, openScreen, putCard, screenOf } from '../e2e/support/teaching-board.js';
import { REPOSITORY } from '../support/process.js';
import { tracedFrames, workOf } from './frames.js';
import { percentile } from './percentiles.js';

const quick = process.argv.includes('--quick');
const CARDS = LIMITS.teachingBoard.cardsPerPage;
const OPENINGS = quick ? 3 : 9;
const KINDS: readonly CardKind[] = ['text', 'timer', 'stoplight', 'clock', 'work_mode', 'dice', 'stopwatch', 'group', 'lottery', 'qr_link'];
const [WIDTH, HEIGHT] = [9, 8];
const busyBefore = loadavg()[0] ?? 0;

async function opening(page: Page, path: string, card: string): Promise<number> {
  await page.goto('/tools');
  await page.goto(path, { waitUntil: 'commit' });
  await cardOf(page, card).waitFor();
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

const HEAD = `# Benchmark of a full page

\`npm run bench -- screen\`: a page of a teaching board with ${CARDS} cards of ten kinds on a screen of 1920 x 1080. Opening: from the
address to the last card drawn, milliseconds (p50 / longest). Dragging one card: time on the processor of the main thread
per frame, from a trace, milliseconds (p50 / p95 over all frames / p95 of the frames with work / longest).

| date | opening | dragging | machine | other load |
|---|---|---|---|---|
`;

const stack = await startStack();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const context = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const screen = await newScreen(context, 'Volle Seite');
  const cards: string[] = [];
  for (let n = 0; n < CARDS; n += 1) {
    const place = { x: 1 + (n % 6) * 10, y: (Math.floor(n / 6) * 7) % 28, width: WIDTH, height: HEIGHT };
    cards.push(await putCard(context, screen, screen.pages[0]!, KINDS[n % KINDS.length]!, { title: `Karte ${n + 1}`, place }));
  }
  const page = await context.newPage();
  const path = screenOf(screen.id, screen.pages[0]);
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) times.push(await opening(page, path, cards.at(-1)!));
  await openScreen(page, path);
  await wait(1500);
  const from = (await cardOf(page, cards.at(-1)!).boundingBox())!;
  const dragging = workOf(
    await tracedFrames(page, async () => {
      await page.mouse.move(from.x + 14, from.y + 6);
      await page.mouse.down();
      for (let n = 0; n < 150; n += 1) {
        await page.mouse.move(from.x + 14 - 5 * n, from.y + 6 - 150 * Math.abs(Math.sin(n / 20)));
        await wait(16);
      }
      await page.mouse.up();
      await wait(300);
    }),
  );
  const open = [percentile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
  console.log(
    `  ${CARDS} cards: open p50 ${open[0]}, longest ${open[1]} ms (at most 1,500); dragging, work per frame p50 / p95 / p95 of frames with work / longest: ${dragging.figures.join(' / ')} ms (p95 at most 8)`,
  );
  const row = `| ${new Date().toISOString().slice(0, 10)} | ${open.join(' / ')} | ${dragging.figures.join(' / ')} | ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'} | ${busyBefore.toFixed(1)} |`;
  console.log(row);
  if (!quick) appendRow(row);
} finally {
  await browser.close();
  await stack.stop();
}

function appendRow(row: string): void {
  const file = join(REPOSITORY, 'docs', 'benchmarks-screen.md');
  if (!existsSync(file)) writeFileSync(file, HEAD);
  appendFileSync(file, `${row}\n`);
}

process.exit(0);
