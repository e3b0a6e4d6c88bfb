import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OwnWork, Worksheet } from '@murmel/contracts';
import type { FrameLocator, Page } from '@playwright/test';
import { attackPackage, type Loot } from '../../support/h5p-attack.js';
import { realPackage } from '../../support/h5p-package.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { call, sendFile, share } from '../support/wire.js';

/** The content inside of the page around it. */
const content = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe');

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill('Falke');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
}

test('[WKS-05] [WKS-06] [WKS-07] [ACC-16] [E35] [C31] H5P packages are put on a sheet, played on a phone and seen by the teacher', async ({
  browser,
  stack,
}) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, pupil] = [await computer.newPage(), await handset.newPage()];
  const foreign: string[] = [];
  const own = new URL(stack.origin).hostname;
  pupil.on('request', (request) => {
    if (/^(http|ws)/.test(request.url()) && new URL(request.url()).hostname !== own) foreign.push(request.url());
  });
  const { id } = await call<Worksheet>(computer, 'POST', '/worksheet/worksheets', { title: 'Beeren' });
  await call(computer, 'PUT', `/worksheet/worksheets/${id}`, { state: 'open' });
  const { secretLink: link } = await share(computer, id, { privacy: 'secret' });
  const panel = teacher.locator('[data-part-bar]').filter({ has: teacher.locator('input[type="file"]') });
  const chosen = async (name: Parameters<typeof realPackage>[0], as = `${name}.h5p`): Promise<void> => {
    await panel.locator('input[type="file"]').setInputFiles({ name: as, mimeType: 'application/zip', buffer: realPackage(name) });
  };

  await test.step('a teacher chooses one that lacks a file, reads which, and that no ZIP is taken; then one that is ready', async () => {
    await teacher.goto(`/worksheet/worksheets/${id}`);
    await teacher.getByRole('button', { name: 'H5P', exact: true }).first().click();
    await chosen('H5P.MultiChoice', 'quiz.zip');
    await expect(panel.getByRole('alert')).toContainText('„quiz.zip“ ist keine H5P-Datei.');
    await chosen('missing-preloaded-js');
    await expect(panel.getByRole('status')).toContainText('Es fehlt die Datei „H5P.GreetingCard-1.0/greetingcard.js“.');
    await picture(teacher, 'worksheet-h5p-failed');
    await chosen('H5P.MultiChoice');
    await expect(panel.getByText('„H5P.MultiChoice.h5p“ ist bereit.')).toBeVisible();
    await panel.getByRole('button', { name: 'Ausprobieren' }).click();
    await expect(content(teacher, 'H5P.MultiChoice.h5p').getByText('Very dark purple')).toBeVisible();
    await teacher.keyboard.press('Escape');
    for (const name of ['H5P.DragText', 'H5P.Dialogcards'] as const) {
      const file = await sendFile(computer, id, `${name}.h5p`, realPackage(name));
      await call(computer, 'POST', `/worksheet/worksheets/${id}/blocks`, { kind: 'H5p', task: name, content: { file } });
    }
  });

  const choice = content(pupil, 'H5P.MultiChoice.h5p');
  const [words, cards] = [content(pupil, 'H5P.DragText'), content(pupil, 'H5P.Dialogcards')];
  const dropped = words.locator('.h5p-drag-dropzone-container').first();
  await test.step('a pupil plays all three on a phone', async () => {
    await begin(pupil, link);
    // Beside each frame stands in words what to do where it is of no use.
    for (const title of ['H5P.MultiChoice.h5p', 'H5P.DragText'])
      await expect(pupil.locator(`iframe[title="${title}"]`)).toHaveAccessibleDescription(/sag es deiner Lehrkraft/);
    await choice.getByRole('radio', { name: 'Very dark purple' }).click();
    await choice.getByText('Überprüfen').click();
    await expect(choice.getByText('1/1').first()).toBeVisible();
    await words
      .locator('.ui-draggable', { hasText: 'blue' })
      .first()
      .dragTo(words.locator('.h5p-drag-dropzone-container .ui-droppable').first());
    await expect(dropped).toHaveText(/blue/);
    await cards
      .getByRole('button', { name: /Umdrehen|Turn|Wenden/ })
      .first()
      .click();
    await cards.locator('.h5p-dialogcards-next').click();
    await expect(pupil.getByText('Gesichert').first()).toBeVisible();
    expect(await pupil.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picture(pupil, 'worksheet-h5p-phone');
  });

  await test.step('after a reload it is as it was, and the teacher sees the points', async () => {
    await expect
      .poll(
        async () =>
          (await call<OwnWork>(handset, 'GET', `/worksheet/worksheets/${id}/my_response`)).answers.filter(({ h5p }) => h5p?.state).length,
      )
      .toBe(3);
    await pupil.reload();
    await expect(dropped).toHaveText(/blue/);
    await expect(cards.getByText('Karte 2 von 5')).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Very dark purple' })).toHaveAttribute('aria-checked', 'true');
    await teacher.goto(`/worksheet/worksheets/${id}/responses`);
    await expect(teacher.getByRole('row', { name: /Falke/ })).toContainText('1 von 1');
    await teacher.getByRole('row', { name: /Falke/ }).getByRole('gridcell').first().click();
    await expect(teacher.getByText('Wer sich auskennt, kann sie fälschen')).toBeVisible();
    await picture(teacher, 'worksheet-h5p-grid');
  });
  expect(foreign).toEqual([]);
  await Promise.all([computer.close(), handset.close()]);
});

test('[T-34] [TR-37] an H5P package that attacks reaches neither cookie nor storage nor api of the product, and no other server', async ({
  browser,
  stack,
}) => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  }).listen(0, '127.0.0.1');
  const line = createSocket('udp4').on('message', () => heard.push('a packet'));
  line.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(line, 'listening')]);
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const { id } = await call<Worksheet>(computer, 'POST', '/worksheet/worksheets', { title: 'Falle' });
  await call(computer, 'PUT', `/worksheet/worksheets/${id}`, { state: 'open' });
  const { secretLink: link } = await share(computer, id, { privacy: 'secret' });
  const buffer = attackPackage({
    product: stack.origin,
    foreign: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stun: `127.0.0.1:${line.address().port}`,
  });
  const file = await sendFile(computer, id, 'falle.h5p', buffer);
  await call(computer, 'POST', `/worksheet/worksheets/${id}/blocks`, { kind: 'H5p', task: 'Falle', content: { file } });
  const pupil = await handset.newPage();
  await begin(pupil, link);
  const own = (): Promise<OwnWork | null> => call<OwnWork | null>(handset, 'GET', `/worksheet/worksheets/${id}/my_response`);
  await expect.poll(async () => (await own())?.answers[0]?.h5p?.state ?? null).not.toBeNull();
  const { state, score } = (await own())!.answers[0]!.h5p!;
  const loot = JSON.parse((JSON.parse(state!) as Record<string, { state: string }>)['0']!.state) as Loot;
  expect(Object.keys(loot).length).toBeGreaterThan(25);
  expect(Object.entries(loot).filter(([, got]) => got !== 'no')).toEqual([]);
  expect(score).toBeNull();
  // It has sent its own frame away by now, and was kept from getting there.
  await pupil.waitForTimeout(1000);
  expect(heard).toEqual([]);
  expect(new URL(pupil.url()).origin).toBe(stack.origin);
  await expect(pupil.getByRole('button', { name: 'Abgeben' })).toBeVisible();
  await Promise.all([computer.close(), handset.close()]);
  server.close();
  line.close();
});
