import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE, wordsOfInterface } from './interface-texts.js';
import { emptyFile, type NamedFile, noisyPicture } from './pinboard-files.js';
import { openCard } from './pinboard-lesson.js';
import { expect, picture, test } from './test.js';

const { said, like } = wordsOfInterface('pinboard');

/** Large files go by their path: their bytes need not pass through the test. */
async function onDisk({ name, buffer }: NamedFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

/** Puts files onto the open card: one that is uploaded visibly for all, an empty one, and one that is far too large. */
export async function tryFiles(handset: BrowserContext, page: Page): Promise<void> {
  const card = openCard(page);
  const chooser = card.getByRole('region', { name: said('Dateien und Links') }).locator('input[type="file"]');
  const wire = await handset.newCDPSession(page);
  await wire.send('Network.enable');
  // Slows the upload down so that it can be observed.
  await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 3_000_000 });
  await chooser.setInputFiles(await onDisk(noisyPicture('Wald.png', 6)));
  await expect(card.getByRole('progressbar', { name: said('„Wald.png“ wird hochgeladen', 'boards/upload') })).toBeVisible();
  await picture(page, 'lesson-3-minute-15-progress');
  // A line that is lost in the middle only makes it wait.
  await wire.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await page.waitForTimeout(1500);
  await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await expect(card.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  await expect
    .poll(
      () =>
        card
          .locator('img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(200);
  await chooser.setInputFiles(emptyFile('leer.txt'));
  await expect(card.getByRole('alert').filter({ hasText: said('„leer.txt“ ist leer (0 MB). Wähle eine andere Datei.') })).toBeVisible();
  await chooser.setInputFiles(await onDisk(noisyPicture('Riese.png', 25)));
  const size = { de: '25,… MB', en: '25.… MB' }[LANGUAGE];
  const tooLarge = like(`„Riese.png“ ist mit ${size} zu groß. Höchstens … MB passen.`);
  // Behind it stands what closes the message.
  await expect(card.getByRole('alert').filter({ hasText: new RegExp(tooLarge.source.slice(0, -1)) })).toBeVisible({ timeout: 30_000 });
}
