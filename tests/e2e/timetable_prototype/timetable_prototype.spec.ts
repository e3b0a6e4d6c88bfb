import { type EventOccurrence, type Item, TOOLS } from '@murmel/contracts';
import type { Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route } = TOOLS.timetable_prototype;
/** A Monday; nothing here depends on the day on which it runs. */
const MONDAY = '2027-03-01';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('region', { name: /als Liste/ }).getByRole('button');

async function fillEvent(page: Locator, title: string, start: string, end: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Titel des Termins' }).fill(title);
  await page.getByLabel('Beginnt um').fill(start);
  await page.getByLabel('Endet um').fill(end);
}

test('[TTB-10] [TTB-11] [TTB-12] [NAV-28] a calendar: made, an event that repeats, one changed and all changed, read on a phone', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  await teacher.goto(route);
  await expect(teacher.getByText('Keine Kalender gefunden.')).toBeVisible();
  await teacher.getByRole('link', { name: /anlegen/ }).click();
  await expect(teacher).toHaveURL(`${route}/new`);
  await teacher.getByRole('textbox', { name: 'Titel' }).fill('Termine 7b');
  await teacher.getByRole('combobox', { name: 'Zeitzone' }).selectOption('Europe/Berlin');
  await teacher.getByRole('button', { name: 'Kalender anlegen' }).click();
  await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
  const id = new URL(teacher.url()).pathname.split('/').at(-1)!;
  await teacher.goto(`${route}/${id}?date=${MONDAY}&view=week`);
  await teacher.getByRole('button', { name: 'Neuer Termin' }).click();
  await fillEvent(dialog(teacher), 'Teamzeit', '09:00', '08:00');
  await expect(dialog(teacher).getByText('Der Termin muss nach seinem Anfang enden.')).toBeVisible();
  await fillEvent(dialog(teacher), 'Teamzeit', '09:00', '09:45');
  await dialog(teacher).getByRole('combobox', { name: 'Wiederholung' }).selectOption('weekly');
  await dialog(teacher).getByRole('button', { name: 'Termin anlegen' }).click();
  await expect(list(teacher)).toHaveText([/09:00–09:45.*Teamzeit/]);

  await list(teacher).first().click();
  await expect(teacher).toHaveURL(new RegExp(`/events/[0-9a-f-]{36}\\?date=${MONDAY}$`));
  await teacher.getByRole('textbox', { name: 'Titel des Termins' }).fill('Elterngespräch');
  await teacher.getByRole('button', { name: 'Speichern' }).click();
  await dialog(teacher).getByRole('button', { name: 'Ändern' }).click();
  await expect(list(teacher)).toHaveText([/Elterngespräch/]);
  await teacher.getByRole('button', { name: 'Nächste Woche' }).click();
  await expect(list(teacher)).toHaveText([/Teamzeit/]);
  await list(teacher).first().click();
  await teacher.getByLabel('Endet um').fill('10:30');
  await teacher.getByRole('button', { name: 'Speichern' }).click();
  await dialog(teacher).getByRole('radio', { name: 'Alle Termine' }).check();
  await dialog(teacher).getByRole('button', { name: 'Ändern' }).click();
  await expect(list(teacher)).toHaveText([/09:00–10:30.*Teamzeit/]);
  const calendar = `/timetable-prototype/calendars/${id}/events?from=${MONDAY}&to=2027-03-14`;
  const { occurrences } = await call<{ occurrences: EventOccurrence[] }>(computer, 'GET', calendar);
  expect(occurrences.map(({ title, endTime }) => [title, endTime])).toEqual([
    ['Elterngespräch', '10:30'],
    ['Teamzeit', '10:30'],
  ]);

  const { secretLink } = await call<{ secretLink: string }>(computer, 'PUT', `/items/${id}/share`, { privacy: 'secret' });
  await visitor.goto(secretLink);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Termine 7b');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await Promise.all([computer.close(), handset.close()]);
});

test('[TTB-12] [TTB-13] two at once, the missing hour, the 31st, by keys alone, and an event that is gone', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const [one, other] = [await computer.newPage(), await computer.newPage()];
  const { id } = await call<Item>(computer, 'POST', '/timetable-prototype/calendars', { title: 'Termine', timeZone: 'Europe/Berlin' });
  const events = `/timetable-prototype/calendars/${id}/events`;
  const when = { startDate: MONDAY, startTime: '08:00', endDate: MONDAY, endTime: '08:45' };
  const repetition = { repeats: 'weekly', until: null, count: 5 };
  const event = await call<{ id: string }>(computer, 'POST', events, { title: 'Mathe', when, repetition });
  const path = `${route}/${id}/events/${event.id}?date=${MONDAY}`;

  await test.step('what another one writes into another field stays, into the same field is asked about', async () => {
    await Promise.all([one.goto(path), other.goto(path)]);
    await one.getByRole('textbox', { name: 'Titel des Termins' }).fill('Algebra');
    await other.getByRole('textbox', { name: 'Beschreibung' }).fill('Raum 204');
    for (const page of [one, other]) {
      await page.getByRole('button', { name: 'Speichern' }).click();
      await dialog(page).getByRole('radio', { name: 'Alle Termine' }).check();
      await dialog(page).getByRole('button', { name: 'Ändern' }).click();
      await expect(page).toHaveURL(new RegExp(`${route}/${id}\\?`));
    }
    await one.goto(path);
    await expect(one.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Raum 204');
    await one.getByRole('textbox', { name: 'Titel des Termins' }).fill('Geometrie');
    await call(computer, 'PUT', `${events}/${event.id}`, { scope: 'all_events', eventDate: MONDAY, title: 'Stochastik' });
    await one.getByRole('button', { name: 'Speichern' }).click();
    await dialog(one).getByRole('radio', { name: 'Alle Termine' }).check();
    await dialog(one).getByRole('button', { name: 'Ändern' }).click();
    await expect(one.getByText('Titel des Termins: Stochastik')).toBeVisible();
    await one.getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await one.getByRole('button', { name: 'Speichern' }).click();
    await dialog(one).getByRole('button', { name: 'Ändern' }).click();
    await expect(list(one)).toHaveText([/Geometrie/]);
  });

  await test.step('the hour that does not exist and the 31st have their words', async () => {
    await one.goto(`${route}/${id}?date=2027-03-28&view=day`);
    await one.getByRole('button', { name: 'Neuer Termin' }).click();
    await fillEvent(dialog(one), 'Nachtwanderung', '02:30', '03:30');
    await dialog(one).getByRole('button', { name: 'Termin anlegen' }).click();
    await expect(dialog(one).getByText('Der Termin konnte nicht angelegt werden.')).toBeVisible();
    await expect(dialog(one).getByText(/gibt es 02:30\sUhr in Europe\/Berlin nicht/)).toBeVisible();
    await dialog(one).getByLabel('Beginnt am').fill('2027-03-31');
    await dialog(one).getByRole('combobox', { name: 'Wiederholung' }).selectOption('monthly');
    await expect(dialog(one).getByText('Nur in Monaten mit 31 Tagen: 7 Termine im Jahr.')).toBeVisible();
    await dialog(one).getByRole('button', { name: 'Termin anlegen' }).click();
    await expect(list(one)).toHaveText([/Nachtwanderung/]);
  });

  await test.step('an event is moved and deleted by keys alone', async () => {
    await one.goto(`${route}/${id}?date=2027-03-08&view=week`);
    await list(one).first().focus();
    await one.keyboard.press('Enter');
    await one.getByLabel('Beginnt am').focus();
    await one.getByLabel('Beginnt am').fill('2027-03-09');
    await one.getByRole('button', { name: 'Speichern' }).press('Enter');
    await dialog(one).getByRole('radio', { name: 'Nur diesen Termin' }).press('ArrowDown');
    await dialog(one).getByRole('button', { name: 'Ändern' }).press('Enter');
    await expect(one.getByRole('heading', { name: /Dienstag, 9\. März/ })).toBeVisible();
    await list(one).first().press('Enter');
    await one.getByRole('button', { name: 'Löschen' }).press('Enter');
    await dialog(one).getByRole('radio', { name: 'Nur diesen Termin' }).press('ArrowDown');
    await dialog(one).getByRole('radio', { name: 'Diesen und alle folgenden' }).press('ArrowDown');
    await dialog(one).getByRole('button', { name: 'Löschen' }).press('Enter');
    await expect(one.getByText('In diesem Zeitraum steht kein Termin.')).toBeVisible();
  });

  await test.step('an event that is gone says so', async () => {
    await one.goto(`${route}/${id}/events/${event.id}?date=2027-03-02`);
    await expect(one.getByRole('heading', { name: 'Diesen Termin gibt es nicht (mehr).' })).toBeVisible();
    await one.getByRole('link', { name: 'Zum Kalender' }).click();
    await expect(one).toHaveURL(new RegExp(`${route}/${id}`));
  });
  await computer.close();
});

test('[TTB-13] [TTB-14] each failure has its words, and signed-out people see none of it', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();
  const { id } = await call<Item>(computer, 'POST', '/timetable-prototype/calendars', { title: 'Termine', timeZone: 'Europe/Berlin' });
  const when = { startDate: MONDAY, startTime: '08:00', endDate: MONDAY, endTime: '08:45' };
  const event = await call<{ id: string }>(computer, 'POST', `/timetable-prototype/calendars/${id}/events`, { title: 'Mathe', when });
  const path = `${route}/${id}/events/${event.id}?date=${MONDAY}`;
  let refused: { method: string; end: RegExp } | undefined;
  await page.route('**/api/timetable-prototype/calendars**', (asked) => {
    const { pathname } = new URL(asked.request().url());
    if (asked.request().method() !== refused?.method || !refused.end.test(pathname)) return asked.continue();
    return asked.fulfill({ status: 403, json: { defined: true, code: 'FORBIDDEN', status: 403, message: 'FORBIDDEN' } });
  });
  const failsWith = async (text: string, method: string, end: RegExp, act: () => Promise<unknown>): Promise<void> => {
    refused = { method, end };
    await act();
    await expect(page.getByText(text).first()).toBeVisible();
    refused = undefined;
  };
  await failsWith('Deine Kalender konnten nicht geladen werden.', 'GET', /calendars$/, () => page.goto(route));
  await page.goto(`${route}/new`);
  await page.getByRole('textbox', { name: 'Titel' }).fill('Wald');
  const make = () => page.getByRole('button', { name: 'Kalender anlegen' }).click();
  await failsWith('Der Kalender konnte nicht angelegt werden.', 'POST', /calendars$/, make);
  await page.goto(`${route}/${id}/edit`);
  const source = () => page.getByRole('textbox', { name: 'Quelle' }).fill('Jahresplan');
  await failsWith('Der Kalender konnte nicht geändert werden.', 'PUT', /calendars\/[^/]+$/, source);
  await failsWith('Die Termine konnten nicht geladen werden.', 'GET', /events$/, () => page.goto(`${route}/${id}`));
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Titel des Termins' }).fill('Bio');
  const save = () => page.getByRole('button', { name: 'Speichern' }).click();
  await failsWith('Der Termin konnte nicht geändert werden.', 'PUT', /events\/[^/]+$/, save);
  const remove = async () => {
    await page.getByRole('button', { name: 'Löschen' }).click();
    await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  };
  await failsWith('Der Termin konnte nicht gelöscht werden.', 'DELETE', /events\/[^/]+$/, remove);
  await computer.clearCookies();
  for (const one of [route, `${route}/new`, `${route}/${id}`, `${route}/${id}/edit`, path]) {
    await page.goto(one);
    await expect(page).toHaveURL(/\/login/);
  }
  await computer.close();
});
