import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { madePicture, scannedPdf } from '../../apps/api/src/core/extraction/testing/made-picture.js';
import { madePdf } from '../support/made-pdf.js';
import { sideways } from './support/layout.js';
import { inDatabase, newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

const LINES = ['Der Regenwurm lebt im Boden', 'und frisst welke Blätter.'];
const recorded = (name: string): Buffer => readFileSync(new URL(`../api/recordings/samples/${name}`, import.meta.url));
const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis', exact: true });
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
const file = (page: Page, name: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
async function made(page: Page, input: string, output: string, material: () => Promise<void>): Promise<void> {
  await page.goto('/ai/converters');
  await choose(page, 'Daraus', input);
  await material();
  await choose(page, 'wird das', output);
  await page.getByRole('button', { name: 'Umwandeln' }).click();
}
/** An AVI with a stream of sound in this format. */
function avi(format: number, sound: Buffer): Buffer {
  const chunk = (name: string, ...parts: Buffer[]): Buffer => {
    const content = Buffer.concat(parts);
    const head = Buffer.from(`${name}0000`, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const kind = Buffer.alloc(18);
  kind.writeUInt16LE(format, 0);
  kind.writeUInt16LE(1, 2);
  kind.writeUInt32LE(8000, 4);
  kind.writeUInt32LE(8000, 8);
  kind.writeUInt16LE(1, 12);
  kind.writeUInt16LE(8, 14);
  const stream = chunk('LIST', Buffer.from('strl'), chunk('strh', Buffer.from('auds'), Buffer.alloc(44)), chunk('strf', kind));
  const movi = chunk('LIST', Buffer.from('movi'), chunk('00wb', sound));
  return chunk('RIFF', Buffer.from('AVI '), chunk('LIST', Buffer.from('hdrl'), stream), movi);
}

test('[AIT-05] [AIT-09] [AIT-10] [AIT-13] each kind of material once, as it looks on a computer and on a phone', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const small = madePicture(LINES, { width: 900, height: 300 });
  const jpeg = await sharp(madePicture(LINES)).jpeg().toBuffer();

  await test.step('words of a picture, and of a scan', async () => {
    await made(page, 'Bild', 'Text', () => file(page, 'Tafel.png', small));
    await expect(result(page)).toContainText('Regenwurm');
    await picture(page, 'converter-image');
    await made(page, 'PDF', 'Text', () => file(page, 'Scan.pdf', scannedPdf([{ jpeg, width: 1240, height: 1754 }])));
    await expect(page.getByText('Text herauslesen').first()).toBeVisible();
    await expect(result(page)).toContainText('Regenwurm');
    await made(page, 'PDF', 'Text', () => file(page, 'Text.pdf', madePdf([['Im Boden leben Tiere.']])));
    await expect(result(page)).toContainText('Im Boden leben Tiere.');
  });

  await test.step('what is said in a recording and in films, whose pictures stay here', async () => {
    await made(page, 'Audio', 'Abschrift', () => file(page, 'Memo.m4a', recorded('sound.m4a')));
    await expect(result(page)).toContainText('Zähle bis 3');
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/converters/files')) sent.push(request.postDataBuffer()?.length ?? 0);
    });
    for (const [name, bytes] of [
      ['Film.mp4', recorded('film.mp4')],
      ['Film.webm', recorded('film.webm')],
      ['Film.avi', avi(1, Buffer.alloc(16_000, 128))],
    ] as const) {
      await made(page, 'Video', 'Abschrift', () => file(page, name, bytes));
      await expect(result(page), name).toContainText('Zähle bis 3');
    }
    expect(sent[0]).toBeLessThan(recorded('film.mp4').length);
  });

  await test.step('a film that cannot be loaded, and one of more than 100 MB, say so before anything is sent', async () => {
    for (const [name, bytes] of [
      ['Kaputt.mp4', recorded('film.mp4').subarray(0, 400)],
      ['Stumm.avi', avi(0x2000, Buffer.alloc(100))],
      ['Text.mkv', Buffer.from('Das ist kein Film.')],
    ] as const) {
      await made(page, 'Video', 'Abschrift', () => file(page, name, bytes));
      await expect(page.getByRole('alert').filter({ hasText: 'Das Video lässt sich nicht laden' }), name).toBeVisible();
    }
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      const large = new File([new Uint8Array(101 * 1024 * 1024)], 'Groß.mp4');
      const chosen = new DataTransfer();
      chosen.items.add(large);
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByRole('button', { name: 'Umwandeln' }).click();
    await expect(page.getByText(/Erlaubt sind höchstens 100\u202fMB/)).toBeVisible();
    await picture(page, 'converter-video');
  });

  await test.step('a website that is not there', async () => {
    await made(page, 'Website', 'Text', () => page.getByRole('textbox', { name: 'Adresse der Webseite' }).fill('http://169.254.169.254/x'));
    await expect(page.getByText('Die Webseite lässt sich nicht laden')).toBeVisible();
    expect(await page.getByRole('radio', { name: 'YouTube' }).count()).toBe(0);
  });
  await teacher.close();
});

test('[AIT-20] films at YouTube are searched where that is allowed: found, none, or it failed', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const film = { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Leben im Boden: wer dort gräbt', channel: 'Schulfunk' };
  let films: object[] | undefined;
  await page.route('**/api/ai/converters/offers', (route) => route.fulfill({ json: { youtube: true, filmSearch: true } }));
  await page.route('**/api/ai/converters/films?*', (route) =>
    films
      ? route.fulfill({ json: { films } })
      : route.fulfill({ status: 424, json: { code: 'FILM_SEARCH_FAILED', defined: true, message: '' } }),
  );
  await page.goto('/ai/converters');
  await choose(page, 'Daraus', 'YouTube');
  const search = async () => {
    await page.getByRole('searchbox', { name: 'Filme suchen' }).fill('Boden');
    await page.getByRole('searchbox', { name: 'Filme suchen' }).press('Enter');
  };
  await search();
  await expect(page.getByText('Die Suche nach Videos ist nicht gelungen.')).toBeVisible();
  films = [];
  await search();
  await expect(page.getByText('Es wurden keine Videos gefunden.')).toBeVisible();
  films = [film, { ...film, address: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', title: 'Der Regenwurm', channel: '' }];
  await search();
  await page.getByRole('radio', { name: /^Leben im Boden/ }).check();
  await expect(page.getByRole('textbox', { name: 'Adresse des Films bei YouTube' })).toHaveValue(film.address);
  await picture(page, 'converter-youtube');
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await sideways(page)).toEqual([]);
  await picture(page, 'converter-youtube-phone');
  await page.getByRole('textbox', { name: 'Adresse des Films bei YouTube' }).fill('https://vimeo.com/76979871');
  await choose(page, 'wird das', 'Abschrift');
  await page.getByRole('button', { name: 'Umwandeln' }).click();
  await expect(page.getByText('Das ist keine Adresse eines Films bei YouTube.')).toBeVisible();
  await teacher.close();
});

test('[LIC-10] where the month is used up, the button says so', async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(new Date());
  await inDatabase(stack, async (client) => {
    await client.query("update account set licence = 'free' where id = $1", [account.id]);
    await client.query("insert into creation_count (account_id, kind, month, count) values ($1, 'conversion', $2, 5)", [account.id, month]);
  });
  const teacher = await signedIn(browser, stack, account);
  const page = await teacher.newPage();
  await page.goto('/ai/converters');
  await expect(page.getByRole('button', { name: 'Limit erreicht' })).toBeDisabled();
  await expect(page.getByText(/Deine 5 Umwandlungen für diesen Monat sind verbraucht/)).toBeVisible();
  await picture(page, 'converter-limit');
  await teacher.close();
});
