import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { newTeacher, phone, signedIn } from '../e2e/support/people.js';
import { slowDown, watchUsable } from '../e2e/support/slow-phone.js';
import { startStack } from '../e2e/support/stack.js';
import { newSurvey, openSurvey } from '../e2e/support/survey.js';
import { share } from '../e2e/support/wire.js';
import { newCloud } from '../e2e/support/word-cloud-places.js';
import { newSheet, putBlock } from '../e2e/support/worksheet.js';
import { REPOSITORY } from '../support/process.js';
import { percentile } from './percentiles.js';

const LOADS = process.argv.includes('--quick') ? 3 : 9;
/** A cheap phone against this machine. */
const SLOWER_PROCESSOR = 4;

/** A sheet with one task. @returns its address for a class */
async function sharedSheet(teacher: BrowserContext): Promise<string> {
  const id = await newSheet(teacher);
  await putBlock(teacher, id, 'Text', { task: 'Was macht die Pflanze nachts?' });
  return (await share(teacher, id, { privacy: 'secret' })).secretLink;
}

const busyBefore = loadavg()[0] ?? 0;
const stack = await startStack();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const cells: string[] = [];
try {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const survey = await newSurvey(teacher, 'Exit-Ticket', [
    { type: 'single_choice', title: 'Welche Gleichung?', required: true, options: ['y = 2x + 1', 'y = x + 2'] },
  ]);
  const pages = {
    'entry of words': (await newCloud(teacher)).secretLink,
    'a survey': await openSurvey(teacher, survey.id),
    'a worksheet': await sharedSheet(teacher),
  };
  for (const [name, link] of Object.entries(pages)) {
    const times: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const context = await phone(browser, stack);
      await watchUsable(context);
      const page = await context.newPage();
      await slowDown(await context.newCDPSession(page), SLOWER_PROCESSOR);
      await page.goto(link);
      times.push((await (await page.waitForFunction(() => window.usableAt)).jsonValue()) ?? Infinity);
      await context.close();
    }
    cells.push(`${percentile(times, 0.5).toFixed(0)} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`);
    console.log(`  ${name}: usable after ${cells.at(-1)} ms, median of ${LOADS} (aim 2000, at most 3000)`);
  }
} finally {
  await browser.close();
  await stack.stop();
}
const row = `| ${new Date().toISOString().slice(0, 10)} | ${cells.join(' | ')} | ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'} | ${busyBefore.toFixed(1)} |`;
console.log(row);
if (!process.argv.includes('--quick')) appendFileSync(join(REPOSITORY, 'docs', 'benchmarks-phone.md'), `${row}\n`);
process.exit(0);
