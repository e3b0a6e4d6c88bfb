import { RECORDERS, type RecordingItem, type Share, TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newRecording } from '../support/recordings.js';
import { expect, picture, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route } = TOOLS.video_recorder;
const VTT = 'WEBVTT\n\n00:00.000 --> 00:00.700\n<v Ada>Eine Amsel.\n\n00:00.700 --> 00:01.600\nEin Zilpzalp.\n';

const file = (name: string, contents: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(contents) });
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');

test('[ACC-06][TR-52] captions are uploaded and shown, sharing without them asks, and the player is complete by keys', async ({
  teacher: page,
}) => {
  const id = await newRecording(page.context(), 'video_recorder');
  const privacy = async () => (await call<Share>(page.context(), 'GET', `/items/${id}/share`)).privacy;
  const captions = async () => (await call<RecordingItem>(page.context(), 'GET', `${route}/${id}`)).recording!.captions;
  const share = async () => {
    await page.goto(`${route}/${id}/share`);
    await page.getByRole('switch', { name: 'Mit Link freigeben' }).click();
  };

  await test.step('without captions sharing asks first, and is not done when the teacher writes them first', async () => {
    await share();
    const asked = page.getByRole('dialog', { name: 'Ohne Untertitel teilen?' });
    await expect(asked).toBeVisible();
    await picture(page, 'recording-without-captions');
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    expect(await privacy()).toBe('locked');
    await page.getByRole('switch', { name: 'Mit Link freigeben' }).click();
    await page.getByRole('button', { name: 'Ohne Untertitel teilen' }).click();
    await expect.poll(privacy).toBe('secret');
    await call(page.context(), 'PUT', `/items/${id}/share`, { privacy: 'locked' });
  });

  await test.step('a file without captions says so with its name; one with captions is taken, with its moments', async () => {
    await page.goto(`${route}/${id}`);
    const input = page.locator('input[type=file][accept*=".vtt"]');
    await input.setInputFiles(file('Liste.vtt', 'Eine Amsel'));
    await expect(page.getByText('„Liste.vtt“ enthält keine Untertitel.')).toBeVisible();
    await input.setInputFiles(file('Vögel.vtt', VTT));
    await expect(page.getByText('Die Untertitel sind gespeichert.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Untertitel bei 00:00' }).first()).toHaveValue('Eine Amsel.');
    expect(await captions()).toEqual([
      { from: 0, to: 700, text: 'Eine Amsel.' },
      { from: 700, to: 1600, text: 'Ein Zilpzalp.' },
    ]);
  });

  await test.step('with captions sharing asks nothing; a guest reads them and does everything by keys', async () => {
    await share();
    await expect.poll(privacy).toBe('secret');
    const { secretLink } = await call<Share>(page.context(), 'GET', `/items/${id}/share`);
    await page.goto(secretLink!);
    const player = page.getByRole('group', { name: 'Aufnahme „Vogelstimmen“' });
    await page.getByRole('button', { name: 'Abspielen' }).focus();
    const place = page.getByRole('slider', { name: 'Stelle in der Aufnahme' });
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveValue(/^1[567]/);
    await page.keyboard.press('j');
    await expect(place).toHaveValue('0');
    await expect(player.getByText('Eine Amsel.')).toBeVisible();
    await page.keyboard.press('c');
    await expect(player.getByText('Eine Amsel.')).toBeHidden();
    await page.keyboard.press('c');
    await page.keyboard.press('m');
    expect(await pressed(page, 'Ton aus')).toBe('true');
    await page.keyboard.press('k');
    await expect.poll(() => place.inputValue().then(Number)).toBeGreaterThan(800);
    await expect(player.getByText('Ein Zilpzalp.')).toBeVisible();
    // Every control is reached, and none holds the focus.
    const reached = new Set<string>();
    await page.getByRole('button', { name: /^(Abspielen|Anhalten)$/ }).focus();
    for (let step = 0; step < 8; step += 1) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      await page.keyboard.press('Tab');
    }
    for (const name of ['Stelle in der Aufnahme', 'Tempo', 'Untertitel', 'Ton aus']) expect(reached).toContain(name);
    await picture(page, 'recording-of-a-guest');
  });

  await test.step('without captions again it is said where the recording plays', async () => {
    const { recording } = await call<RecordingItem>(page.context(), 'GET', `${route}/${id}`);
    await call(page.context(), 'PUT', `${RECORDERS.video_recorder.path}/${recording!.id}`, { captions: [] });
    await page.goto(`${route}/${id}`);
    await expect(page.getByText('auf iPhones und iPads ab iOS 17.4')).toBeVisible();
    await picture(page, 'recording-details');
  });
});
