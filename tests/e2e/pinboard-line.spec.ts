import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from './support/people.js';
import {
  addButton,
  boardOf,
  cardOf,
  cardsCalled,
  enterBoard,
  listOf,
  namesIn,
  newBoard,
  openBoard,
  phoneList,
  pinCard,
  pinOnPhone,
} from './support/pinboard.js';
import { startStack } from './support/stack.js';
import { expect, picture, test } from './support/test.js';

const names = (page: Page, list: string) => namesIn(listOf(page, list));

/** On a phone without a line: a card that stands at once and waits. */
async function pinWithoutLine(page: Page, list: string, name: string): Promise<void> {
  await addButton(page, list).click();
  const form = page.getByRole('dialog', { name: `Neue Karte in „${list}“` });
  await form.getByRole('textbox', { name: 'Titel' }).fill(name);
  await form.getByRole('button', { name: 'Anpinnen' }).click();
  await expect(cardOf(page, name)).toBeAttached();
  await form
    .getByRole('button', { name: 'Schließen' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(form).toHaveCount(0);
}

test('cards pinned without a line arrive once when it is back', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  const page = await teacher.newPage();
  await openBoard(page, boardOf(board.id));
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  await enterBoard(visitor, board.secretLink);
  await pinOnPhone(visitor, 'Pro', 'Mit Netz');
  await handset.setOffline(true);
  await expect(visitor.getByText(/Verbindung unterbrochen/)).toBeVisible({ timeout: 20_000 });
  for (const name of ['Ohne Netz 1', 'Ohne Netz 2']) await pinWithoutLine(visitor, 'Pro', name);
  await picture(visitor, 'pinboard-offline');
  await pinCard(teacher, board, 'Pro', { name: 'Derweil' });
  await expect(cardOf(page, 'Derweil')).toBeVisible();
  await expect(cardOf(page, 'Ohne Netz 1')).toHaveCount(0);
  await handset.setOffline(false);
  await expect.poll(() => names(page, 'Pro'), { timeout: 20_000 }).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);
  await expect.poll(() => namesIn(phoneList(visitor))).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);
  expect((await cardsCalled(teacher, board, 'Pro')).map(({ name }) => name)).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);
  await Promise.all([teacher.close(), handset.close()]);
});

test('collab-server is killed while a phone pins: the card is there once, on every screen', async ({ browser }) => {
  test.setTimeout(180_000);
  const stack = await startStack();
  try {
    const teacher = await signedIn(browser, stack, await newTeacher(stack));
    const board = await newBoard(teacher);
    const page = await teacher.newPage();
    await openBoard(page, boardOf(board.id));
    const handset = await phone(browser, stack);
    const visitor = await handset.newPage();
    await enterBoard(visitor, board.secretLink);
    await pinOnPhone(visitor, 'Pro', 'Vorher');
    await addButton(visitor, 'Pro').click();
    const form = visitor.getByRole('dialog', { name: 'Neue Karte in „Pro“' });
    await form.getByRole('textbox', { name: 'Titel' }).fill('Mittendrin');
    await Promise.all([stack.collab.kill9(), form.getByRole('button', { name: 'Anpinnen' }).click()]);
    await expect(cardOf(visitor, 'Mittendrin')).toBeAttached();
    await picture(visitor, 'pinboard-killed-phone');
    await stack.restartCollab();
    await expect.poll(() => names(page, 'Pro'), { timeout: 40_000 }).toEqual(['Vorher', 'Mittendrin']);
    await expect.poll(() => namesIn(phoneList(visitor)), { timeout: 40_000 }).toEqual(['Vorher', 'Mittendrin']);
    await expect(form).toHaveCount(0);
    await pinOnPhone(visitor, 'Pro', 'Nachher');
    await expect(cardOf(page, 'Nachher')).toBeVisible();
    expect((await cardsCalled(teacher, board, 'Pro')).map(({ name }) => name)).toEqual(['Vorher', 'Mittendrin', 'Nachher']);
    await Promise.all([teacher.close(), handset.close()]);
  } finally {
    await stack.stop();
  }
});
