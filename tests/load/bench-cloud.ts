import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { newTeacher, signedIn, VIEWPORTS } from '../e2e/support/people.js';
import { simulatedGuests } from '../e2e/support/simulated-guests.js';
import { startStack } from '../e2e/support/stack.js';
import { call } from '../e2e/support/wire.js';
import { REPOSITORY } from '../support/process.js';
import { percentile } from './percentiles.js';

/** Different words that arrive while the wall is looked at, and how long that takes. */
const WORDS = 150;
const SECONDS = process.argv.includes('--quick') ? 15 : 30;
const GUESTS = 10;
/** A screen draws 60 times a second. */
const FRAME_MS = 1000 / 60;

interface TraceEvent {
  name: string;
  ph: string;
  /** microseconds */
  ts: number;
  dur?: number;
  /** time on the processor, microseconds: what other programs took does not count */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Main-thread work of every frame between the two moments, in milliseconds; a frame without work counts as 0. */
function workPerFrame(events: readonly TraceEvent[], from: number, to: number): number[] {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`);
  const busiest = main.map((thread) => ({ thread, tasks: events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && `${pid}/${tid}` === thread) }))
    .sort((left, right) => right.tasks.length - left.tasks.length)[0];
  const frames = new Array<number>(Math.ceil((to - from) / 1000 / FRAME_MS)).fill(0);
  for (const { ts, dur = 0, tdur = dur } of busiest?.tasks ?? []) {
    const frame = Math.floor((ts - from) / 1000 / FRAME_MS);
    if (frame >= 0 && frame < frames.length) frames[frame]! += tdur / 1000;
  }
  return frames;
}

async function traced(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] } });
  await page.evaluate(() => performance.mark('words begin'));
  await work();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  const times = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ ts }) => ts);
  return workPerFrame(events, Math.min(...times), Math.max(...times));
}

const busyBefore = loadavg()[0] ?? 0;
const stack = await startStack();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const context = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const { id } = await call<{ id: string }>(context, 'POST', '/word_clouds/word_clouds', { title: 'Was braucht ein Baum zum Leben?' });
  await call(context, 'PUT', `/items/${id}/share`, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  const guests = await simulatedGuests(stack, id, GUESTS);
  const page = await context.newPage();
  await page.goto(`/word_clouds/word_clouds/${id}`);
  await page.getByRole('button', { name: 'An die Wand' }).click();
  await page.getByRole('dialog').getByRole('img', { name: /QR-Code/ }).waitFor();
  await wait(2000);
  const frames = await traced(page, async () => {
    for (let word = 0; word < WORDS; word += 1) {
      // Some come again and grow, as in a class.
      const text = word % 4 === 3 ? `Begriff ${word - 3}` : `Begriff ${word}`;
      await guests[word % GUESTS]!.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words: text });
      await wait((SECONDS * 1000) / WORDS);
    }
    await wait(1000);
  });
  const working = frames.filter((work) => work > 0.1);
  const figures = [percentile(frames, 0.5), percentile(frames, 0.95), percentile(working, 0.95), Math.max(...frames)].map((value) => value.toFixed(1));
  console.log(`  ${WORDS} words in ${SECONDS} s on a wall of 1920 x 1080: ${frames.length} frames, work per frame p50 ${figures[0]}, p95 ${figures[1]} ms; p95 of the ${working.length} frames with work ${figures[2]} ms, longest ${figures[3]} ms (aim: p95 at most 8)`);
  const row = `| ${new Date().toISOString().slice(0, 10)} | ${figures.join(' / ')} | ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'} | ${busyBefore.toFixed(1)} |`;
  console.log(row);
  if (!process.argv.includes('--quick')) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-cloud.md'), `${row}\n`);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(0);
