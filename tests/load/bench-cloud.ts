import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { newTeacher, signedIn, VIEWPORTS } from '../e2e/support/people.js';
import { simulatedGuests } from '../e2e/support/simulated-guests.js';
import { startStack } from '../e2e/support/stack.js';
import { call } from '../e2e/support/wire.js';
import { REPOSITORY } from '../support/process.js';
import { tracedFrames, workOf } from './frames.js';

/** Different words that arrive while the wall is looked at, and how long that takes. */
const WORDS = 150;
const SECONDS = process.argv.includes('--quick') ? 15 : 30;
const GUESTS = 10;
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
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /QR-Code/ })
    .waitFor();
  await wait(2000);
  const frames = await tracedFrames(page, async () => {
    for (let word = 0; word < WORDS; word += 1) {
      // Some come again and grow, as in a class.
      const text = word % 4 === 3 ? `Begriff ${word - 3}` : `Begriff ${word}`;
      await guests[word % GUESTS]!.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words: text });
      await wait((SECONDS * 1000) / WORDS);
    }
    await wait(1000);
  });
  const { figures, working } = workOf(frames);
  console.log(
    `  ${WORDS} words in ${SECONDS} s on a wall of 1920 x 1080: ${frames.length} frames, work per frame p50 ${figures[0]}, p95 ${figures[1]} ms; p95 of the ${working} frames with work ${figures[2]} ms, longest ${figures[3]} ms (aim: p95 at most 8)`,
  );
  const row = `| ${new Date().toISOString().slice(0, 10)} | ${figures.join(' / ')} | ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'} | ${busyBefore.toFixed(1)} |`;
  console.log(row);
  if (!process.argv.includes('--quick')) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-cloud.md'), `${row}\n`);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(0);
