import { partAddress } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { heardOn, listen } from './support/announcements.js';
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
  pinWithoutLine,
} from './support/pinboard.js';
import { startStack } from './support/stack.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const names = (page: Page, list: string) => namesIn(listOf(page, list));

/** How many cards of others a screen reader has been told of. */
async function cardsTold(page: Page): Promise<number> {
  const told = (await heardOn(page)).map(({ text }) => Number(/^(\d+) neue Karten? in Pro\.$/.exec(text)?.[1] ?? 0));
  return told.reduce((sum, count) => sum + count, 0);
}

test('[ACC-02] [C12] [TR-48] cards pinned without a line arrive once when it is back; who does not see it hears everything, in its order, and not all the time', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  const handset = await phone(browser, stack);
  await Promise.all([teacher, handset].map((context) => listen(context)));
  const page = await teacher.newPage();
  await openBoard(page, boardOf(board.id));
  const visitor = await handset.newPage();
  await enterBoard(visitor, board.secretLink);
  await pinOnPhone(visitor, 'Pro', 'Mit Netz');
  await expect.poll(() => cardsTold(page)).toBe(1);
  await handset.setOffline(true);
  await expect(visitor.getByText(/Verbindung unterbrochen/)).toBeVisible();
  for (const name of ['Ohne Netz 1', 'Ohne Netz 2']) await pinWithoutLine(visitor, 'Pro', name);
  await picture(visitor, 'pinboard-offline');
  await pinCard(teacher, board, 'Pro', { name: 'Derweil' });
  await expect(cardOf(page, 'Derweil')).toBeVisible();
  await expect(cardOf(page, 'Ohne Netz 1')).toHaveCount(0);
  await handset.setOffline(false);
  await expect.poll(() => names(page, 'Pro')).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);
  await expect.poll(() => namesIn(phoneList(visitor))).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);
  expect((await cardsCalled(teacher, board, 'Pro')).map(({ name }) => name)).toEqual(['Mit Netz', 'Derweil', 'Ohne Netz 1', 'Ohne Netz 2']);

  // The one of the teacher's own is no news to her; the others are, and each is told of.
  await expect.poll(() => cardsTold(page)).toBe(3);
  const moments = (await heardOn(page)).filter(({ text }) => text.endsWith('in Pro.')).map(({ at }) => at);
  expect(moments.slice(1).filter((at, index) => at - moments[index]! < 4500)).toEqual([]);
  await addButton(visitor, 'Pro').click();
  const form = visitor.getByRole('dialog', { name: 'Neue Karte in „Pro“' });
  await form.getByRole('button', { name: 'Link anhängen' }).click();
  await form.getByRole('textbox', { name: 'Adresse' }).fill('keine Adresse');
  await visitor.keyboard.press('Enter');
  const said = [
    '„Mit Netz“ ist angepinnt.',
    'Verbindung unterbrochen – wir speichern weiter lokal',
    'Wieder verbunden',
    'Das ist keine Adresse einer Seite. Sie beginnt mit https:// oder www.',
  ];
  await expect(form.getByText(said.at(-1)!)).toBeVisible();
  const heard = await heardOn(visitor);
  const firstTimes = [...new Set(heard.map(({ text }) => text))];
  expect(firstTimes.filter((text) => said.includes(text))).toEqual(said);
  expect(heard.find(({ text }) => text === said.at(-1))).toMatchObject({ interrupts: true });
  expect(heard.find(({ text }) => text === said[1])).toMatchObject({ interrupts: true });
  expect(heard.filter(({ text, interrupts }) => interrupts && [said[0], said[2]].includes(text))).toEqual([]);
  // Delayed announcements had an empty region before: otherwise screen readers would not read them.
  expect(heard.filter(({ text, late }) => late && said.includes(text))).toEqual([]);

  await test.step('the address that is none is told at its field; one that Escape leaves stays', async () => {
    const address = form.getByRole('textbox', { name: 'Adresse' });
    await expect(address).toHaveAccessibleDescription(said.at(-1)!);
    await address.fill('https://wald.example/eiche');
    await address.press('Escape');
    await expect(form.getByRole('listitem')).toContainText('https://wald.example/eiche');
  });
  await test.step('its list goes: what was written goes on in another one, and it is said why', async () => {
    await form.getByRole('textbox', { name: 'Titel' }).fill('Quelle');
    await call(teacher, 'DELETE', `/pinboard/lists/${partAddress(board.id, board.lists['Pro']!)}`);
    const other = visitor.getByRole('dialog', { name: 'Neue Karte in „Contra“' });
    await expect(other.getByText(/nimmt nichts mehr an\. Dein Text ist noch da/)).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Titel' })).toHaveValue('Quelle');
    await other.getByRole('button', { name: 'Anpinnen' }).click();
    await expect.poll(async () => (await cardsCalled(teacher, board, 'Contra')).map(({ name }) => name)).toEqual(['Quelle']);
  });
  await Promise.all([teacher.close(), handset.close()]);
});

test('collab-server is killed while a phone pins: the card is there once, on every screen', async ({ browser }) => {
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
