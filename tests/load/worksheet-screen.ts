import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@murmel/contracts';
import { chromium, type Page } from '@playwright/test';
import { newTeacher, signedIn } from '../e2e/support/people.js';
import { startStack } from '../e2e/support/stack.js';
import { blocksOn, newSheet, openSheet, putBlock, sheetOf } from '../e2e/support/worksheet.js';
import { tracedFrames, workOf } from './frames.js';
import { percentile } from './percentiles.js';

const BLOCKS = LIMITS.worksheet.blocks;
const KINDS = ['Text', 'SingleChoice', 'FillInTheBlankText', 'StaticText', 'Upload'] as const;

export interface FullSheet {
  /** from the address to the last block drawn, p50 and longest, in milliseconds */
  open: string[];
  /** the same of a sheet with one block */
  empty: string;
  /** work of the main thread per frame while a pupil types in the last task */
  typing: string[];
}

/** A sheet with as many blocks as it can hold, in its editor. */
export async function fullSheet(openings: number): Promise<FullSheet> {
  const stack = await startStack();
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const context = await signedIn(browser, stack, await newTeacher(stack));
    const [full, small] = [await newSheet(context), await newSheet(context)];
    for (let n = 0; n < BLOCKS; n += 1) {
      const kind = KINDS[n % KINDS.length]!;
      const content = kind === 'FillInTheBlankText' ? { text: 'In den {Blättern} entsteht {Zucker}.' } : {};
      await putBlock(context, full, kind, { task: `Aufgabe ${n}`, content });
    }
    await putBlock(context, small, 'Text', { task: 'Aufgabe' });
    const page = await context.newPage();
    const times: number[] = [];
    for (let n = 0; n < openings; n += 1) times.push(await opening(page, full, BLOCKS));
    const empty = await opening(page, small, 1);
    await openSheet(page, full);
    await blocksOn(page)
      .last()
      .getByRole('button', { name: /bearbeiten/ })
      .click();
    const task = page.getByRole('textbox', { name: 'Aufgabe', exact: true });
    await task.focus();
    await wait(1000);
    const { figures } = workOf(
      await tracedFrames(page, () => page.keyboard.type('Was macht die Pflanze in der Nacht, wenn das Licht fehlt?', { delay: 60 })),
    );
    return { open: [percentile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0)), empty: empty.toFixed(0), typing: figures };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function opening(page: Page, id: string, blocks: number): Promise<number> {
  await page.goto('/tools');
  await page.goto(sheetOf(id), { waitUntil: 'commit' });
  await blocksOn(page)
    .nth(blocks - 1)
    .waitFor();
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}
