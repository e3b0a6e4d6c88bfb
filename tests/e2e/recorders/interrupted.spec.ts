import { type RecorderKey, type RecordingItem, TOOLS } from '@murmel/contracts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.js';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route } = TOOLS.audio_recorder;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const recorded = async (page: Page, id: string) => (await call<RecordingItem>(page.context(), 'GET', `${route}/${id}`)).recording;

const browserWithDevices = (): Promise<Browser> =>
  chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });

/** Opens a new recording of sound; its devices are seen by `devices` of the page. */
async function opened(page: Page, key: RecorderKey = 'audio_recorder'): Promise<string> {
  const { id } = await call<RecordingItem>(page.context(), 'POST', TOOLS[key].route, { title: 'Vogelstimmen' });
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted);
      Object.assign(globalThis, { devices: stream });
      return stream;
    };
  });
  await page.goto(`${TOOLS[key].route}/${id}`);
  await button(page, 'Mikrofon prüfen').click();
  return id;
}

async function started(page: Page): Promise<void> {
  await button(page, 'Aufnahme starten').click();
  await expect(page.getByRole('timer', { name: 'Aufgenommene Zeit' })).toHaveText(/00:(0[4-9]|[1-5]\d)/);
}

test('[REC-04] a microphone that is pulled out, a device and a server without room: what was recorded stays, and the page says why', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const context = await signedIn(browser, stack, await newTeacher(stack));

  await test.step('the microphone is pulled out: what was recorded until then is there', async () => {
    const page = await context.newPage();
    const id = await opened(page);
    await started(page);
    await page.evaluate(() => {
      const [track] = (globalThis as unknown as { devices: MediaStream }).devices.getTracks();
      track!.stop();
      track!.dispatchEvent(new Event('ended'));
    });
    await expect(button(page, 'Abspielen')).toBeVisible();
    expect((await recorded(page, id))!.durationMs).toBeGreaterThan(3000);
    await page.close();
  });

  await test.step('the device has little room, which is said with the numbers before the start, and keeps nothing: the server has it all', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 5 * 1024 * 1024, usage: 0 });
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given: Parameters<typeof put>) {
        if (this.name === 'parts') throw new DOMException('', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    const id = await opened(page);
    await expect(page.getByText('Auf diesem Gerät sind nur noch 5 MB frei.')).toBeVisible();
    await expect(page.getByText('Eine ganze Aufnahme braucht bis zu 15 MB.')).toBeVisible();
    await picture(page, 'recorder-without-room');
    await started(page);
    await button(page, 'Fertig').click();
    await expect(button(page, 'Abspielen')).toBeVisible();
    expect((await recorded(page, id))!.durationMs).toBeGreaterThan(3000);
    await page.close();
  });

  await test.step('the server takes nothing: that is said while it is recorded, and “try again” sends all of it', async () => {
    const page = await context.newPage();
    await page.route('**/api/uploads*', (request) =>
      request.request().method() === 'POST'
        ? request.fulfill({
            status: 422,
            json: { code: 'QUOTA_OF_OWNER', status: 422, message: 'x', data: { megabytes: 500 }, defined: true },
          })
        : request.continue(),
    );
    const id = await opened(page);
    await started(page);
    await expect(page.getByText(/500\sMB/)).toBeVisible();
    await expect(page.getByText('Nimm ruhig weiter auf: Alles bleibt auf diesem Gerät')).toBeVisible();
    await picture(page, 'recorder-refused');
    await button(page, 'Fertig').click();
    await expect(page.getByText('Die Aufnahme ist noch nicht gespeichert.')).toBeVisible();
    await page.unroute('**/api/uploads*');
    await button(page, 'Noch einmal versuchen').click();
    await expect(button(page, 'Abspielen')).toBeVisible();
    expect((await recorded(page, id))!.durationMs).toBeGreaterThan(3000);
    await page.close();
  });
  await browser.close();
});

test('[A9] what one leaves on a shared tablet is named when they sign out, and nothing of it is there for the next one', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const [ada, bea] = [await newTeacher(stack), await newTeacher(stack)];
  const context = await signedIn(browser, stack, ada);
  const page = await context.newPage();
  await context.route('**/api/uploads**', (request) => request.abort());
  await opened(page);
  await started(page);
  await page.close({ runBeforeUnload: false });
  const start = await context.newPage();
  await start.goto('/');
  await expect(start.getByText('„Vogelstimmen“ wurde unterbrochen.')).toBeVisible();
  const held = () =>
    start.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'murmel-recordings'));
  expect(await held()).toEqual(['murmel-recordings']);
  await start
    .getByRole('button', { name: /Ada Lehmann/ })
    .first()
    .click();
  await start.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(start.getByRole('dialog').getByText('Vogelstimmen')).toBeVisible();
  await button(start, 'Verwerfen und abmelden').click();
  await expect(start).toHaveURL(/\/login/);
  await expect.poll(held).toEqual([]);
  const next = await signedIn(browser, stack, bea);
  await context.clearCookies();
  await context.addCookies(await next.cookies());
  await start.goto('/');
  await expect(start.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(start.getByText('wurde unterbrochen')).toBeHidden();
  await browser.close();
});
