import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { REPOSITORY } from '../../support/process.js';

/** A page that stands still shows the same twice in a row; one that moves by itself (a clock) is taken after so many looks. */
const LOOKS = 6;
const BETWEEN_LOOKS_MS = 250;
/** Flat colours with little shading: as 256 of them, a picture weighs a third, and eyes see no difference. */
const PALETTE = { palette: true, colours: 256, dither: 0.4, effort: 10, compressionLevel: 9 } as const;

/**
 * Takes a picture of the README: what stands in the window of the page, once it stands still.
 * @param name of the file below `docs/pictures`, which README.md shows
 * @param looks until it counts as standing still; 1 for a moment that passes
 */
export async function keep(page: Page, name: string, looks = LOOKS): Promise<void> {
  // Out of the way: nothing is pointed at.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  let picture = await look(page);
  for (let looked = 1; looked < looks; looked += 1) {
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    const next = await look(page);
    if (next.equals(picture)) break;
    picture = next;
  }
  await writeFile(join(REPOSITORY, `docs/pictures/${name}.png`), await sharp(picture).png(PALETTE).toBuffer());
}

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });
