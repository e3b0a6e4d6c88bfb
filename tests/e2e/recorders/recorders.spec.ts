import { RECORDERS, type RecorderKey, type RecordingItem, TOOLS } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { browserWithDevices } from '../support/fake-devices.js';
import { newTeacher, phone, signedIn, type Teacher } from '../support/people.js';
import { played } from '../support/recordings.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clock = (page: Page) => page.getByRole('timer', { name: 'Aufgenommene Zeit' });

/** Opens a new recording and begins it. */
async function begin(page: Page, key: RecorderKey, check: string): Promise<string> {
  const { id } = await call<RecordingItem>(page.context(), 'POST', TOOLS[key].route, { title: 'Vogelstimmen' });
  await page.goto(`${TOOLS[key].route}/${id}`);
  await button(page, check).click();
  await button(page, 'Aufnahme starten').click();
  await expect(clock(page)).toHaveText(/00:(0[4-9]|[1-5]\d)/);
  return id;
}

const itemOf = (context: BrowserContext, key: RecorderKey, id: string) => call<RecordingItem>(context, 'GET', `${TOOLS[key].route}/${id}`);

test('sound is recorded, finished and played', { tag: '@walk' }, async ({ stack }) => {
  const browser = await browserWithDevices();
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const page = await context.newPage();
  await begin(page, 'audio_recorder', 'Mikrofon prüfen');
  await button(page, 'Fertig').click();
  await expect(button(page, 'Abspielen')).toBeVisible();
  expect((await played(page)).went).toBe(true);
  await browser.close();
});

test('sound, screen and camera: what was recorded outlives its tab, is finished from the start page, plays and is cut', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const teacher: Teacher = await newTeacher(stack);
  const context = await signedIn(browser, stack, teacher);
  let sound = '';

  await test.step('[NAV-34] nobody comes to a recorder without signing in', async () => {
    const stranger = await browser.newContext({ baseURL: stack.origin });
    const page = await stranger.newPage();
    for (const key of Object.keys(RECORDERS) as RecorderKey[]) {
      await page.goto(TOOLS[key].route);
      await expect(page).toHaveURL(/\/login/);
    }
    await stranger.close();
  });

  await test.step('[A9] sound whose tab was closed in the middle of it is finished from the start page; films beside it are paused and finished', async () => {
    const [one, two, three] = [await context.newPage(), await context.newPage(), await context.newPage()];
    const [id, ...films] = await Promise.all([
      begin(one, 'audio_recorder', 'Mikrofon prüfen'),
      begin(two, 'video_recorder', 'Kamera prüfen'),
      begin(three, 'screen_recorder', 'Bildschirm auswählen'),
    ]);
    sound = id;
    await expect(one.getByText(/^Bis hierher sicher: 00:(0[5-9]|[1-5]\d)$/)).toBeVisible();
    await one.close({ runBeforeUnload: false });
    const start = await context.newPage();
    await start.goto('/');
    await expect(start.getByText('„Vogelstimmen“ wurde unterbrochen.')).toBeVisible();
    await button(start, 'Aufnahme fertigstellen').click();
    await expect(start.getByText('„Vogelstimmen“ wurde unterbrochen.')).toBeHidden();
    const { recording } = await itemOf(context, 'audio_recorder', id);
    // Parts of two seconds are safe; a machine that draws two films beside may have put most of the sound of each off to the next.
    expect(recording!.durationMs).toBeGreaterThan(2000);
    await start.goto(`${TOOLS.audio_recorder.route}/${id}`);
    const { seconds, went } = await played(start);
    expect([went, Math.abs(seconds - recording!.durationMs / 1000) < 0.2]).toEqual([true, true]);
    await start.close();
    for (const [index, page] of [two, three].entries()) {
      await button(page, 'Pause').click();
      await button(page, 'Weiter').click();
      await button(page, 'Fertig').click();
      await expect(button(page, 'Abspielen')).toBeVisible();
      const key = (['video_recorder', 'screen_recorder'] as const)[index]!;
      const film = (await itemOf(context, key, films[index]!)).recording!;
      expect([film.width! > 100, film.durationMs > 3000]).toEqual([true, true]);
      expect((await played(page)).went).toBe(true);
      await page.close();
    }
  });

  await test.step('it is cut, described and passed on: a phone hears what is left, and reads the words', async () => {
    const page = await context.newPage();
    await page.goto(`${TOOLS.audio_recorder.route}/${sound}`);
    await page.getByRole('slider', { name: /^Anfang/ }).fill('500');
    await button(page, 'Schnitt übernehmen').click();
    await expect(page.getByText('Der Schnitt ist übernommen.')).toBeVisible();
    await page.getByRole('slider', { name: 'Stelle in der Aufnahme' }).fill('600');
    await page.getByRole('button', { name: /^Untertitel bei/ }).click();
    await page.keyboard.type('Eine Amsel.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die Untertitel sind gespeichert.')).toBeVisible();
    await call(context, 'PUT', `/items/${sound}/share`, { privacy: 'secret' });
    const { secretLink } = await call<{ secretLink: string }>(context, 'GET', `/items/${sound}/share`);
    const handset = await phone(browser, stack);
    const guest = await handset.newPage();
    await guest.goto(secretLink);
    await button(guest, 'Abspielen').click();
    await expect(guest.getByText('Eine Amsel.')).toBeVisible();
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.close();
  });

  await test.step('[REC-04] a microphone that is refused or is not there has a sentence of its own', async () => {
    const page = await context.newPage();
    const { id } = await call<RecordingItem>(context, 'POST', TOOLS.audio_recorder.route, {});
    for (const [name, said] of [
      ['NotAllowedError', 'Das Gerät ist gesperrt.'],
      ['NotFoundError', 'Kein Mikrofon oder keine Kamera gefunden.'],
      ['NotReadableError', 'Das Gerät antwortet nicht.'],
    ] as const) {
      await page.goto(`${TOOLS.audio_recorder.route}/${id}`);
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
      }, name);
      await button(page, 'Mikrofon prüfen').click();
      await expect(page.getByText(said)).toBeVisible();
    }
    await page.close();
  });
  await browser.close();
});
