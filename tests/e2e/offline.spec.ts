import type { SurveyResponse, TeacherCloud } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { inDatabase, newTeacher, phone, signedIn, stranger } from './support/people.js';
import { addButton, cardsCalled, enterBoard, namesIn, newBoard, phoneList, pinOnPhone, pinWithoutLine } from './support/pinboard.js';
import { newSurvey, openSurvey } from './support/survey.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { allKept, databases, keptAddresses, ownerOf, reloadKept, rowsOf, shellKept } from './support/waiting.js';
import { call, share, sharedDocument } from './support/wire.js';

const UNSENT = 'Nicht gespeichert, wird nachgeholt';

const readable = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Creates a word cloud that all with the link add words to. */
async function newCloud(teacher: BrowserContext, title: string) {
  const { id } = await call<{ id: string }>(teacher, 'POST', '/word_clouds/word_clouds', { title });
  const { secretLink } = await share(teacher, id, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  const words = async () => {
    const cloud = await call<TeacherCloud>(teacher, 'GET', `/word_clouds/word_clouds/${id}/cloud`);
    return cloud.words.map(({ text, count }) => `${text} ${count}`).sort();
  };
  return { secretLink, words };
}

async function addWord(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Dein Wort' }).fill(word);
  await page.getByRole('textbox', { name: 'Dein Wort' }).press('Enter');
}

async function write(page: Page, words: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

async function leave(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ada Lehmann/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
}

async function offlineAndBack(context: BrowserContext, page: Page): Promise<void> {
  await shellKept(page);
  await context.setOffline(true);
  await expect(statusOf(page)).toHaveText(/Nicht verbunden/);
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher.');
  await write(page, ' Ohne Netz eins.');
  await expect(statusOf(page)).toHaveText(UNSENT);
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher. Ohne Netz eins.');
  await write(page, ' Und zwei.');
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher. Ohne Netz eins. Und zwei.');
  expect((await rowsOf(page)).join()).not.toMatch(/Ohne Netz|Vorher|Lehmann/);
  await picture(page, 'offline-reloaded');
  await context.setOffline(false);
  await expect(statusOf(page)).toHaveText('Gespeichert');
}

test('[T-06] [away-proxy] what is written without a line survives reloads, arrives once, and is gone after signing out', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const { id, secretLink } = await sharedDocument(computer, 'Ohne Netz', 'read');
  await openDocument(teacher, editorOf(id));
  await write(teacher, 'Vorher.');
  await expect(statusOf(teacher)).toHaveText('Gespeichert');
  await offlineAndBack(computer, teacher);
  expect(await wordsOf(teacher)).toBe('Vorher. Ohne Netz eins. Und zwei.');
  await teacher.reload();
  await expect(statusOf(teacher)).toHaveText('Gespeichert');
  expect(await wordsOf(teacher)).toBe('Vorher. Ohne Netz eins. Und zwei.');

  const addresses = await keptAddresses(teacher);
  expect(addresses.filter((path) => !/^\/(assets\/|shell\/app\/text_editor$|scheme\.js$|favicon\.svg$|wanted$)/.test(path))).toEqual([]);

  const cloud = await newCloud(computer, 'Was fehlt noch?');
  await test.step('what waits is named to whoever signs out, and sent before they go', async () => {
    const other = await computer.newPage();
    await other.goto(cloud.secretLink);
    await addWord(other, 'Sommerregen');
    await expect(other.getByRole('button', { name: /Sommerregen/ })).toBeVisible();
    await computer.setOffline(true);
    await addWord(other, 'Gewitterluft');
    await allKept(other);
    await write(teacher, ' Noch etwas.');
    await teacher.getByRole('link', { name: /Textdokumente/ }).click();
    await leave(teacher);
    const question = teacher.getByRole('dialog', { name: 'Nicht alles ist gesendet' });
    await expect(question).toContainText('Ohne Netz');
    await expect(question).toContainText('Noch etwas.');
    await expect(question.getByRole('listitem').filter({ hasText: 'Was fehlt noch?' })).toContainText('Gewitterluft');
    await picture(teacher, 'offline-leaving');
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await computer.setOffline(false);
    await leave(teacher);
    const again = question.getByRole('button', { name: 'Senden und abmelden' });
    await again
      .or(teacher.getByRole('heading', { name: 'Anmelden' }))
      .first()
      .waitFor();
    if (await again.isVisible()) await again.click();
    await expect(teacher).toHaveURL(/\/login/);
    expect(await databases(teacher)).toBe(0);
    const sent = await inDatabase(stack, (client) => client.query("select 1 from word_cloud_word where text = 'Gewitterluft'"));
    expect(sent.rowCount).toBe(1);
    expect(await teacher.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'murmel.ui'))).toEqual([]);
  });

  await computer.close();
  const elsewhere = await stranger(browser, stack);
  const reader = await elsewhere.newPage();
  await reader.goto(secretLink);
  await expect(textOf(reader)).toHaveText('Vorher. Ohne Netz eins. Und zwei. Noch etwas.');
  await elsewhere.close();
});

test('[T-06] a teacher whose tab was closed without a line finds everything again, on this device only, and it is sent', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink } = await sharedDocument(computer, 'Zugeklappt', 'read');
  const tab = await computer.newPage();
  await openDocument(tab, editorOf(id));
  await write(tab, 'Vorher.');
  await expect(statusOf(tab)).toHaveText('Gespeichert');
  await shellKept(tab);
  await computer.setOffline(true);
  await expect(statusOf(tab)).toHaveText(/Nicht verbunden/);
  await write(tab, ' Ohne Netz.');
  await expect(statusOf(tab)).toHaveText(UNSENT);
  await allKept(tab);
  await tab.close();

  const reader = await (await stranger(browser, stack)).newPage();
  await reader.goto(secretLink);
  await expect(textOf(reader)).toHaveText('Vorher.');
  await test.step('without the line another tab cannot say who is there, and shows nothing of it', async () => {
    const other = await computer.newPage();
    await other.goto(editorOf(id));
    await expect(other.getByText('Ohne Netz.')).toHaveCount(0);
    await other.close();
  });
  await computer.setOffline(false);
  const later = await computer.newPage();
  await openDocument(later, editorOf(id));
  await expect(textOf(later)).toHaveText('Vorher. Ohne Netz.');
  await expect(statusOf(later)).toHaveText('Gespeichert');
  await expect(textOf(reader)).toHaveText('Vorher. Ohne Netz.');
  // Rows go once the server has what they hold.
  await expect.poll(async () => (await rowsOf(later)).length).toBeLessThanOrEqual(1);
  await Promise.all([computer.close(), reader.context().close()]);
});

test('[T-06] also for a guest, on a phone', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const handset = await phone(browser, stack);
  const guest = await handset.newPage();
  const { id, secretLink } = await sharedDocument(computer, 'Gemeinsam', 'write');
  await openDocument(guest, secretLink);
  await write(guest, 'Vorher.');
  await expect(statusOf(guest)).toHaveText('Gespeichert');
  await offlineAndBack(handset, guest);
  expect(await wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei.');

  await test.step('what was written before one may not write waits, over a reload, too, and goes on by itself when one may again', async () => {
    await handset.setOffline(true);
    await write(guest, ' Kurz gewartet.');
    await share(computer, id, { visitorPermission: 'visitor_permissions_read' });
    await handset.setOffline(false);
    const waits = guest.getByRole('status').filter({ hasText: 'Gerade darfst du hier nicht schreiben.' });
    await expect(waits).toContainText('Kurz gewartet.');
    await picture(guest, 'offline-paused');
    await guest.reload();
    await expect(waits).toContainText('Kurz gewartet.');
    await expect.poll(() => wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei.');
    await share(computer, id, { visitorPermission: 'visitor_permissions_write' });
    await expect(statusOf(guest)).toHaveText('Gespeichert');
    await expect(waits).toHaveCount(0);
    await expect.poll(() => wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei. Kurz gewartet.');
  });

  await test.step('what one guest wrote is never sent or shown by the next one at this device', async () => {
    await handset.setOffline(true);
    await write(guest, ' Geheim.');
    await allKept(guest);
    const first = await ownerOf(guest);
    expect(first).toBeDefined();
    const own = await handset.cookies();
    const next = await phone(browser, stack);
    const theirs = await next.newPage();
    await openDocument(theirs, secretLink);
    await write(theirs, ' Neu hier.');
    await expect(statusOf(theirs)).toHaveText('Gespeichert');
    await handset.clearCookies();
    await handset.addCookies(await next.cookies());
    await handset.setOffline(false);
    // The page is loaded anew as theirs.
    await expect(async () => expect(await wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei. Kurz gewartet. Neu hier.')).toPass();
    await expect(statusOf(guest)).toHaveText('Gespeichert');
    expect(await wordsOf(theirs)).not.toContain('Geheim');
    // A line that stumbles here begins a store of the next one: it holds who they are, and nothing of the first one.
    await expect.poll(() => ownerOf(guest)).not.toBe(first);
    await expect.poll(async () => (await rowsOf(guest)).length).toBeLessThanOrEqual(1);
    await next.close();
    await handset.clearCookies();
    await handset.addCookies(own);
    await openDocument(guest, secretLink);
  });

  await test.step('what nobody will take any more is there to be copied', async () => {
    await handset.setOffline(true);
    await write(guest, ' Zu spät.');
    await reloadKept(guest);
    await expect(textOf(guest)).toContainText('Zu spät.');
    await call(computer, 'DELETE', `/text_editor/documents/${id}`);
    // With the line back before the page, the server is asked at once.
    await reloadKept(guest);
    await handset.setOffline(false);
    await guest.reload();
    await expect(guest.getByRole('alert').getByText('Zu spät.')).toBeVisible();
    await picture(guest, 'offline-gone');
  });

  await test.step('whoever has this device next finds nothing of it', async () => {
    await handset.clearCookies();
    await guest.reload();
    await expect.poll(() => databases(guest)).toBe(0);
    await expect(guest.getByText('Zu spät.')).toHaveCount(0);
  });

  await test.step('the shell has nobody in it', async () => {
    const shell = await (await computer.request.get(`${stack.origin}/shell/app`)).text();
    expect(shell).toContain('<div id="root">');
    expect(shell).not.toMatch(/Lehmann|csrf-token|murmel-initial-data/);
  });
  await Promise.all([computer.close(), handset.close()]);
});

test('words, answers and cards that wait survive reloads without a line and arrive once, also when their page is closed', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const cloud = await newCloud(computer, 'Was lebt im Wald?');
  const survey = await newSurvey(computer, 'Ausflug', [
    { type: 'long_answer', title: 'Was war gut?' },
    { type: 'single_choice', title: 'Noch einmal?', options: ['Ja', 'Nein'] },
  ]);
  const surveyLink = await openSurvey(computer, survey.id);
  const handset = await phone(browser, stack);
  const [words, answers, pins] = [await handset.newPage(), await handset.newPage(), await handset.newPage()];
  const board = await newBoard(computer, 'Waldwand', ['Pro']);

  await test.step('what older versions left in the open goes on, and is not readable any more', async () => {
    await words.goto(cloud.secretLink);
    await expect(words.getByRole('textbox', { name: 'Dein Wort' })).toBeVisible();
    await words.evaluate(
      (id) => localStorage.setItem(`murmel.words.${id}`, '[{"key":"then","text":"Farnkraut"}]'),
      words.url().split('/').at(-1)!,
    );
    await words.reload();
    await expect(words.getByRole('button', { name: /Farnkraut/ })).toBeVisible();
    expect(await readable(words)).not.toMatch(/Farnkraut|murmel\.words/);
    expect(await cloud.words()).toEqual(['Farnkraut 1']);
  });

  await test.step('begun answers are sealed', async () => {
    await answers.goto(surveyLink);
    await answers.getByRole('textbox').fill('Der Bach');
    await shellKept(answers);
    await enterBoard(pins, board.secretLink);
    await pinOnPhone(pins, 'Pro', 'Ahorn');
    await expect.poll(async () => (await keptAddresses(answers)).filter((path) => /\/shell\//.test(path)).length).toBe(3);
    await handset.setOffline(true);
    await answers.getByRole('textbox').fill('Der Bach und die Frösche');
    await reloadKept(answers);
    await expect(answers.getByRole('textbox')).toHaveValue('Der Bach und die Frösche');
    expect((await rowsOf(answers)).join() + (await readable(answers))).not.toMatch(/Der Bach|Ausflug/);
  });

  await test.step('handed in and added without a line, both wait over a reload', async () => {
    await answers.getByRole('button', { name: 'Weiter' }).click();
    await answers.getByRole('radio', { name: 'Ja' }).check();
    await answers.getByRole('button', { name: 'Absenden' }).click();
    await expect(answers.getByText('Gleich abgegeben')).toBeVisible();
    await addWord(words, 'Moospolster');
    await reloadKept(words);
    await expect(words.getByRole('listitem').filter({ hasText: 'Moospolster' })).toBeVisible();
    await picture(words, 'offline-words');
    await reloadKept(answers);
    await expect(answers.getByText('Gleich abgegeben')).toBeVisible();
    expect((await rowsOf(answers)).join() + (await readable(answers))).not.toMatch(/Der Bach|Moospolster|lebt im Wald/);
    await answers.close();
  });

  await test.step('cards that wait stand on their board in their order, and are no draft any more', async () => {
    await pinWithoutLine(pins, 'Pro', 'Birke');
    await pinWithoutLine(pins, 'Pro', 'Eiche');
    await reloadKept(pins);
    await expect.poll(() => namesIn(phoneList(pins))).toEqual(['Ahorn', 'Birke', 'Eiche']);
    await picture(pins, 'offline-board');
    await addButton(pins, 'Pro').click();
    await expect(pins.getByRole('dialog').getByRole('textbox', { name: 'Titel' })).toHaveValue('');
    expect((await rowsOf(pins)).join() + (await readable(pins))).not.toMatch(/Birke|Eiche|Waldwand/);
    await pins.close();
  });

  await test.step('back on the line, the open page sends for the closed ones', async () => {
    await handset.setOffline(false);
    await expect(words.getByRole('button', { name: /Moospolster/ })).toBeVisible();
    await expect.poll(cloud.words).toEqual(['Farnkraut 1', 'Moospolster 1']);
    const responses = () => call<{ rows: SurveyResponse[] }>(computer, 'GET', `/surveys/surveys/${survey.id}/responses`);
    await expect.poll(async () => JSON.stringify(await responses())).toContain('Der Bach und die Frösche');
    const cards = async () => (await cardsCalled(computer, board, 'Pro')).map(({ name }) => name);
    await expect.poll(cards).toEqual(['Ahorn', 'Birke', 'Eiche']);
    await words.reload();
    await expect(words.getByRole('button', { name: /Moospolster/ })).toBeVisible();
    expect(await cloud.words()).toEqual(['Farnkraut 1', 'Moospolster 1']);
    expect(JSON.stringify(await responses()).match(/Frösche/g)).toHaveLength(1);
    await expect.poll(async () => (await rowsOf(words)).length).toBe(1);
  });
  await Promise.all([computer.close(), handset.close()]);
});
