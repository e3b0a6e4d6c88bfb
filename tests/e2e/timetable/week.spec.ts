import type { TimetableItem, TimetableOccurrence } from '@murmel/contracts';
import ICAL from 'ical.js';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { dayAfter, newFullWeek, TIMETABLES, thisMonday } from '../support/week-places.js';
import { call } from '../support/wire.js';

test('[TTB-07] [C35] [C37] a week is changed by mouse and keys, printed, subscribed and looked at on a phone', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const id = await newFullWeek(computer);
  const page = await computer.newPage();
  const monday = thisMonday();
  const path = `${TIMETABLES}/${id}`;
  const dialog = page.getByRole('dialog').last();
  const shown = async (from: string, to = from): Promise<string[]> =>
    (await call<TimetableOccurrence[]>(computer, 'GET', `${path}/occurrences?from=${from}&to=${to}`)).map(
      ({ title, startTime, cancelled }) => `${startTime} ${title}${cancelled ? ' aus' : ''}`,
    );
  const lesson = (name: RegExp) => page.getByRole('button', { name }).first();

  await test.step('a lesson is dragged by the mouse, for this day alone', async () => {
    await page.goto(path);
    await expect(lesson(/AG Schulgarten/)).toBeVisible();
    const box = (await lesson(/AG Schulgarten/).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 8 });
    await page.mouse.move(box.x + box.width / 2, box.y + 140, { steps: 8 });
    await page.mouse.up();
    await dialog.getByRole('radio', { name: /Nur diesen Termin/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Ändern' }).click();
    await expect(page.getByText('Der Termin ist verschoben.')).toBeVisible();
    expect((await shown(dayAfter(monday, 4))).at(-1)).not.toBe('09:50 AG Schulgarten');
    expect((await shown(dayAfter(monday, 11))).at(-1)).toBe('09:50 AG Schulgarten');
  });

  await test.step('[TR-44] with keys alone, one falls out and later ones begin at another time', async () => {
    await page.getByRole('button', { name: 'Als Liste zeigen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^09:50.*7b Biologie/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fällt an diesem Tag aus' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Der Termin ist geändert.')).toBeVisible();
    expect(await shown(dayAfter(monday, 1))).toContain('09:50 7b Biologie aus');
    await page.getByRole('button', { name: /^08:45.*5a Deutsch/ }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Anfang').fill('10:00');
    await dialog.getByRole('button', { name: 'Speichern' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: /Diesen und alle folgenden/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Ändern' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(dayAfter(monday, 9))).toEqual(['10:00 5a Deutsch']);
    await page.getByRole('button', { name: 'Als Liste zeigen' }).click();
  });

  await test.step('the week is printed, and the subscription read by another parser', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Woche drucken' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.getByRole('button', { name: 'Einstellungen des Stundenplans' }).click();
    await dialog.getByRole('radio', { name: 'Kalender' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Adresse anlegen' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Adresse für das Kalenderprogramm' }).inputValue();
    const text = await (await page.request.get(new URL(address).pathname)).text();
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((one) => String(one.getFirstPropertyValue('summary')));
    expect(new Set(events)).toEqual(new Set(['7b Biologie', '5a Deutsch', '9c Deutsch', 'AG Schulgarten']));
    expect(text).not.toContain('R 204');
    await page.keyboard.press('Escape');
  });

  await test.step('month, day, dark, and the day on a phone', async () => {
    await picture(page, 'timetable-full-week');
    for (const view of ['Monat', 'Tag', 'Woche']) await page.getByRole('radio', { name: view }).check({ force: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Tag' })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picture(page, 'timetable-phone');
    const { timetable } = await call<TimetableItem>(computer, 'GET', path);
    expect(timetable.courses).toHaveLength(4);
  });
  await computer.close();
});
