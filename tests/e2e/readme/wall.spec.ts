import type { Page } from '@playwright/test';
import { phone } from '../support/people.js';
import { tabOf } from '../support/teaching-board-lesson.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';
import { deniz, linkOf, pageOf } from './demo-world.js';
import { keep } from './keep-picture.js';

const onWall = (page: Page) => page.getByRole('dialog');

test('a word cloud on the wall and on a phone', { tag: '@pictures' }, async ({ browser, stack }) => {
  const [computer, handset] = [await deniz(browser, stack), await phone(browser, stack, { reducedMotion: 'reduce' })];
  const [laptop, guest] = [await computer.newPage(), await handset.newPage()];
  await guest.goto(await linkOf(computer, 'word_clouds'));
  await guest.getByRole('textbox', { name: 'Dein Wort' }).fill('Sonnenlicht');
  await guest.getByRole('textbox', { name: 'Dein Wort' }).press('Enter');
  await expect(guest.getByRole('button', { name: '„Sonnenlicht“ entfernen' })).toBeVisible();
  await keep(guest, 'word-cloud-phone');

  await laptop.goto(await pageOf(computer, 'word_clouds'));
  await laptop.getByRole('button', { name: 'An die Wand' }).click();
  await expect(onWall(laptop).getByText('25 Personen')).toBeVisible();
  await keep(laptop, 'word-cloud-wall');
});

test('a survey while it is made, and its answers on the wall', { tag: '@pictures' }, async ({ browser, stack }) => {
  const computer = await deniz(browser, stack);
  const laptop = await computer.newPage();
  await laptop.goto(await pageOf(computer, 'surveys'));
  await expect(laptop.getByRole('heading', { name: 'Frage hinzufügen' })).toBeVisible();
  await keep(laptop, 'survey-editor');

  await laptop.getByRole('button', { name: 'An die Wand' }).click();
  await onWall(laptop).getByRole('button', { name: 'Weiter' }).click();
  await onWall(laptop).getByRole('button', { name: 'Zeigen' }).click();
  await expect(onWall(laptop).getByText('48 %')).toBeVisible();
  await keep(laptop, 'survey-wall');
});

test('a teaching board and its phones', { tag: '@pictures' }, async ({ browser, stack }) => {
  const computer = await deniz(browser, stack);
  const laptop = await computer.newPage();
  await laptop.goto(await pageOf(computer, 'teaching_board'));
  await tabOf(laptop, 2).click();
  await expect(laptop.getByText('Wer stellt vor?')).toBeVisible();
  await keep(laptop, 'teaching-board');

  const handset = await phone(browser, stack, { reducedMotion: 'reduce' });
  const guest = await handset.newPage();
  await guest.goto(await linkOf(computer, 'teaching_board'));
  await guest.getByRole('tab', { name: 'Stationen' }).click();
  await expect(guest.getByText('Ergebnisse auf die Pinnwand')).toBeVisible();
  await keep(guest, 'teaching-board-phone');
});

test('a pinboard and its phones', { tag: '@pictures' }, async ({ browser, stack }) => {
  const [computer, handset] = [await deniz(browser, stack), await phone(browser, stack, { reducedMotion: 'reduce' })];
  const [laptop, guest] = [await computer.newPage(), await handset.newPage()];
  await laptop.goto(await pageOf(computer, 'pinboard'));
  await expect(laptop.getByText('Jahresringe zählen')).toBeVisible();
  await keep(laptop, 'pinboard');

  await call(handset, 'POST', '/visitor', { displayName: 'Clara N.' });
  await guest.goto(await linkOf(computer, 'pinboard'));
  await expect(guest.getByText('Buntspecht').first()).toBeVisible();
  await keep(guest, 'pinboard-phone');
});
