import { setTimeout as wait } from 'node:timers/promises';
import { RECORDERS, type RecorderKey, type RecordingItem, TOOLS } from '@murmel/contracts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import mediaInfoFactory from 'mediainfo.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumPath } from '../e2e/support/chromium.js';
import { KillableApi } from './support/killable-api.js';

/** Of each so many seconds, while a tab crashes, the server is killed and a line is cut. */
const { crash, kill, cutMs, end } =
  process.env['FAULT_ROUNDS'] === undefined
    ? { crash: 8, kill: 10, cutMs: 3000, end: 16 }
    : { crash: 90, kill: 120, cutMs: 30_000, end: 180 };
/** Seconds. */
const MISSING_AT_MOST = 5;

const OPEN: Readonly<Record<RecorderKey, string>> = {
  audio_recorder: 'Mikrofon prüfen',
  screen_recorder: 'Bildschirm auswählen',
  video_recorder: 'Kamera prüfen',
};

let api: KillableApi;
let browser: Browser;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'));
  browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: [
      ...['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      '--auto-select-desktop-capture-source=Entire screen',
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await api.stop();
});

interface Recording {
  key: RecorderKey;
  context: BrowserContext;
  page: Page;
  id: string;
}

async function begin(key: RecorderKey): Promise<Recording> {
  const account = await api.people.account();
  const teacher = await api.people.signIn(api.browser(), account);
  const { body } = await teacher.post<RecordingItem>(`/api${TOOLS[key].route}`, { title: 'Vogelstimmen' });
  const context = await browser.newContext({ baseURL: api.origin, locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  await context.addCookies([...teacher.cookies].map(([name, value]) => ({ name, value, url: api.origin })));
  const page = await context.newPage();
  await page.goto(`${TOOLS[key].route}/${body.id}`);
  await page.getByRole('button', { name: OPEN[key], exact: true }).click();
  await page.getByRole('button', { name: 'Aufnahme starten' }).click();
  return { key, context, page, id: body.id };
}

/** Waits until so much is recorded. */
const until = (page: Page, seconds: number) =>
  page.waitForFunction(
    (wanted) => {
      const [minutes = 0, rest = 0] = (document.querySelector('[aria-label="Aufgenommene Zeit"]')?.textContent ?? '')
        .split(':')
        .map(Number);
      return minutes * 60 + rest >= wanted;
    },
    seconds,
    { timeout: 240_000, polling: 100 },
  );

/** Inspects the bytes of a recording with an independent reader. */
async function looked({ context, key, id }: Recording): Promise<{ seconds: number; tracks: string[] }> {
  const { recording } = (await (await context.request.get(`/api${TOOLS[key].route}/${id}`)).json()) as RecordingItem;
  const bytes = await (await context.request.get(recording!.url)).body();
  const info = await mediaInfoFactory({ format: 'object' });
  const { media } = await info.analyzeData(bytes.length, (size, offset) => bytes.subarray(offset, offset + size));
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  return { seconds: Number(general?.Duration), tracks: tracks.map((track) => track['@type']) };
}

describe('sound, camera and screen at the same time', () => {
  it('a crashed tab, a killed server and a cut line take away five seconds at most', { timeout: 600_000 }, async () => {
    const [sound, film, screen] = [await begin('audio_recorder'), await begin('video_recorder'), await begin('screen_recorder')];
    await until(sound.page, crash);
    const crashed = sound.page.waitForEvent('crash');
    // It never answers: the page is gone.
    void (await sound.context.newCDPSession(sound.page)).send('Page.crash').catch(() => undefined);
    await crashed;
    await screen.context.setOffline(true);
    await until(film.page, kill);
    await api.killAndRestart();
    await wait(cutMs);
    await screen.context.setOffline(false);
    for (const { page } of [film, screen]) {
      await until(page, end);
      await page.getByRole('button', { name: 'Fertig', exact: true }).click();
    }
    const start = await sound.context.newPage();
    await start.goto('/');
    await start.getByRole('button', { name: 'Aufnahme fertigstellen' }).click();
    await start.getByText('wurde unterbrochen').waitFor({ state: 'hidden' });
    for (const { page } of [film, screen]) await page.getByRole('button', { name: 'Abspielen' }).waitFor({ timeout: 60_000 });
    for (const [recording, seconds] of [
      [sound, crash],
      [film, end],
      [screen, end],
    ] as const) {
      const { key } = recording;
      const found = await looked(recording);
      expect([key, found.seconds > seconds - MISSING_AT_MOST]).toEqual([key, true]);
      expect(found.tracks.filter((track) => track !== 'General')).toEqual(RECORDERS[key].picture ? ['Video', 'Audio'] : ['Audio']);
    }
  });
});
