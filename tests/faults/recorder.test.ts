import { RECORDER_KEYS, RECORDERS, type RecorderKey, type Recording, type RecordingItem, type Share, TOOLS } from '@murmel/contracts';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import mediaInfoFactory from 'mediainfo.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumPath } from '../e2e/support/chromium.js';
import { played } from '../e2e/support/recordings.js';
import type { TestBrowser } from '../support/browser.js';
import { onThisMachine, patience } from '../support/on-this-machine.js';
import { KillableApi } from './support/killable-api.js';

/** Seconds of each recording, and the moments at which something breaks and is whole again. */
const END = 20;
const TAB_KILLED_AT = 12;
const [API_KILLED_AT, API_BACK_AT] = [8, 14];
const [LINE_CUT_AT, LINE_BACK_AT] = [5, 15];
/** Seconds of a recording that must be there when its tab is killed. */
const THERE = 10;
/** Seconds by which a length may be wrong: of a file, and of what a clock of the page measured. */
const EXACT = 0.5;
const MEASURED = onThisMachine(EXACT);

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
      ...['--auto-select-desktop-capture-source=Entire screen', '--autoplay-policy=no-user-gesture-required'],
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await api.stop();
});

interface Running {
  key: RecorderKey;
  teacher: TestBrowser;
  context: BrowserContext;
  page: Page;
  id: string;
}

/** Measures in the page how long its recorder really ran. */
function timeRecorders(): void {
  const times = { from: 0, to: 0 };
  Object.assign(globalThis, {
    times,
    MediaRecorder: class extends MediaRecorder {
      override start(everyMs?: number): void {
        this.addEventListener('start', () => Object.assign(times, { from: performance.now() }));
        super.start(everyMs);
      }
      override stop(): void {
        times.to = performance.now();
        super.stop();
      }
    },
  });
}

async function begin(key: RecorderKey): Promise<Running> {
  const account = await api.people.account();
  const teacher = await api.people.signIn(api.browser(), account);
  const { body } = await teacher.post<RecordingItem>(`/api${TOOLS[key].route}`, { title: 'Vogelstimmen' });
  const context = await browser.newContext({ baseURL: api.origin, locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  await context.addCookies([...teacher.cookies].map(([name, value]) => ({ name, value, url: api.origin })));
  context.setDefaultTimeout(patience());
  await context.addInitScript(timeRecorders);
  const page = await context.newPage();
  await page.goto(`${TOOLS[key].route}/${body.id}`);
  await page.getByRole('button', { name: OPEN[key], exact: true }).click();
  await page.getByRole('button', { name: 'Aufnahme starten' }).click();
  return { key, teacher, context, page, id: body.id };
}

/** Waits until so much is recorded. @throws with what the page shows instead */
async function until(page: Page, seconds: number): Promise<void> {
  const isThere = (wanted: number): boolean => {
    const shown = document.querySelector('[aria-label="Aufgenommene Zeit"]')?.textContent ?? '';
    const [minutes = 0, rest = 0] = shown.split(':').map(Number);
    return minutes * 60 + rest >= wanted;
  };
  await page.waitForFunction(isThere, seconds, { timeout: patience(), polling: 100 }).catch(async (error: unknown) => {
    throw new Error(`the clock did not reach ${seconds} s, the page says: ${await page.innerText('body')}`, { cause: error });
  });
}

/** Ends the recording on its page. @returns the seconds for which its recorder ran */
async function finish({ page }: Running): Promise<number> {
  await until(page, END);
  await page.getByRole('button', { name: 'Fertig', exact: true }).click();
  await page.getByRole('button', { name: 'Abspielen' }).waitFor();
  return page.evaluate(() => {
    const { from, to } = (globalThis as unknown as { times: { from: number; to: number } }).times;
    return (to - from) / 1000;
  });
}

/** Seconds that a recording may have. */
interface Bounds {
  least: number;
  most: number;
}

/** Faults that happen while it records. */
const FAULTS: Readonly<Record<string, (running: Running) => Promise<Bounds>>> = {
  'its tab is killed': killTab,
  'the api is killed and comes back': async (running) => {
    await until(running.page, API_KILLED_AT);
    await api.killAndRestart(until(running.page, API_BACK_AT));
    return finishWhole(running);
  },
  'its line is cut': async (running) => {
    await until(running.page, LINE_CUT_AT);
    await running.context.setOffline(true);
    await until(running.page, LINE_BACK_AT);
    await running.context.setOffline(false);
    return finishWhole(running);
  },
};

async function finishWhole(running: Running): Promise<Bounds> {
  const seconds = await finish(running);
  return { least: seconds - MEASURED, most: seconds + MEASURED };
}

/** Kills the page, and finishes what is there from the start page. */
async function killTab({ context, page }: Running): Promise<Bounds> {
  await until(page, TAB_KILLED_AT);
  const crashed = page.waitForEvent('crash');
  // It never answers: the page is gone.
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined);
  await crashed;
  const start = await context.newPage();
  await start.goto('/');
  await start.getByRole('button', { name: 'Aufnahme fertigstellen' }).click();
  await start.getByText('„Vogelstimmen“ wurde unterbrochen.').waitFor({ state: 'hidden' });
  await start.close();
  return { least: THERE - MEASURED, most: END };
}

/** Inspects the bytes of a recording with an independent reader. */
async function looked({ teacher }: Running, { url }: Recording): Promise<{ seconds: number; tracks: string[] }> {
  const answer = await fetch(`${api.origin}${url}`, { headers: teacher.identity() });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const info = await mediaInfoFactory({ format: 'object' });
  const { media } = await info.analyzeData(bytes.length, (size, offset) => bytes.subarray(offset, offset + size));
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  return { seconds: Number(general?.Duration), tracks: tracks.map((track) => track['@type']).filter((track) => track !== 'General') };
}

/** Cuts a second off both ends, on the page. @returns seconds that are left */
async function trimmed({ key, id, context }: Running, { durationMs }: Recording): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${TOOLS[key].route}/${id}`);
  await page.getByRole('slider', { name: /^Anfang/ }).fill('1000');
  await page.getByRole('slider', { name: /^Ende/ }).fill(String(100 * Math.floor(durationMs / 100) - 1000));
  await page.getByRole('button', { name: 'Schnitt übernehmen' }).click();
  await page.getByText('Der Schnitt ist übernommen.').waitFor();
  await page.close();
  return (100 * Math.floor(durationMs / 100) - 2000) / 1000;
}

/** Opens the link on a phone. @returns the page of the guest */
async function guestOf({ teacher, id }: Running): Promise<Page> {
  await teacher.put(`/api/items/${id}/share`, { privacy: 'secret' });
  const { secretLink } = (await teacher.get<Share>(`/api/items/${id}/share`)).body;
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: api.origin, locale: 'de-DE' });
  phone.setDefaultTimeout(patience());
  const page = await phone.newPage();
  const { pathname, search, hash } = new URL(secretLink!);
  await page.goto(`${pathname}${search}${hash}`);
  return page;
}

const clockText = (seconds: number) => `00:${String(Math.floor(seconds)).padStart(2, '0')}`;

async function expectWhole(running: Running, { least, most }: Bounds): Promise<void> {
  const { key, id, teacher, context } = running;
  const recording = (await teacher.get<RecordingItem>(`/api${TOOLS[key].route}/${id}`)).body.recording!;
  const seconds = recording.durationMs / 1000;
  expect({ key, seconds, least, most, isWhole: seconds >= least && seconds <= most }).toMatchObject({ isWhole: true });
  const file = await looked(running, recording);
  expect([key, file.tracks]).toEqual([key, RECORDERS[key].picture ? ['Video', 'Audio'] : ['Audio']]);
  expect(Math.abs(file.seconds - seconds)).toBeLessThan(EXACT);
  const left = await trimmed(running, recording);
  const guest = await guestOf(running);
  await guest.getByText(`00:00 von ${clockText(left)}`).waitFor();
  const heard = await played(guest);
  expect([key, heard.went, Math.abs(heard.seconds - seconds) < EXACT]).toEqual([key, true, true]);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await guest.context().close();
  await context.close();
}

/** One after the other: two cores do not encode three sources in the time that they take. */
describe.each([...RECORDER_KEYS])('[A9] %s', (key) => {
  it.each(Object.keys(FAULTS))('is whole, seekable and as long as it was when %s; cut, and played by a guest on a phone', async (fault) => {
    const running = await begin(key);
    await expectWhole(running, await FAULTS[fault]!(running));
  });
});
