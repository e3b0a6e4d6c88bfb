import type { TimetableItem } from '@murmel/contracts';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { thisMonday } from '../support/week-places.js';
import { call } from '../support/wire.js';

test('[TTB-08] [NAV-28] a timetable, from the first window to a lesson of week A on the start page', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const dialog = teacher.getByRole('dialog').last();
  const monday = thisMonday();

  await test.step('[TTB-01] the window says what is missing, and makes it', async () => {
    await teacher.goto('/timetable');
    await teacher.getByRole('link', { name: 'Stundenplan anlegen' }).click();
    await expect(teacher).toHaveURL(/\/timetable\/create$/);
    await dialog.getByRole('button', { name: 'Stundenplan anlegen' }).click();
    await expect(dialog.getByText('Gib dem Stundenplan einen Namen.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mein Jahr');
    await dialog.getByLabel('Erster Tag').fill(monday);
    await dialog.getByLabel('Letzter Tag').fill('2031-01-01');
    await dialog.getByRole('button', { name: 'Stundenplan anlegen' }).click();
    await expect(dialog.getByText(/Tage. Ein Stundenplan hat höchstens 400./)).toBeVisible();
    await dialog.getByLabel('Letzter Tag').fill(new Date(Date.parse(monday) + 300 * 86_400_000).toISOString().slice(0, 10));
    await dialog.getByRole('button', { name: 'Stundenplan anlegen' }).click();
    await expect(teacher).toHaveURL(/timetables\/[0-9a-f-]{36}$/);
  });

  await test.step('[TTB-03] [TTB-07] a course in the side panel', async () => {
    await teacher.getByRole('button', { name: 'Einstellungen des Stundenplans' }).click();
    await teacher.getByRole('radio', { name: 'Kurse' }).check();
    await teacher.getByRole('button', { name: 'Kurs hinzufügen' }).click();
    await dialog.getByRole('textbox', { name: 'Name des Kurses' }).fill('x'.repeat(41));
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByText('Das sind 41 Zeichen. Der Name eines Kurses hat höchstens 40.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name des Kurses' }).fill('7b Biologie');
    await dialog.getByRole('radio', { name: 'Petrol' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(teacher.getByText('7b Biologie', { exact: true })).toBeVisible();
    await expect(teacher.getByRole('dialog')).toHaveCount(1);
    await teacher.getByRole('button', { name: 'Schließen' }).click();
    await expect(teacher.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[TTB-05] a lesson, which the week shows in week A and the start page as the next one', async () => {
    await teacher.getByRole('button', { name: 'Termin', exact: true }).click();
    await dialog.getByLabel('Anfang').fill('23:00');
    await dialog.getByLabel('Ende').fill('22:00');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect(dialog.getByText('Das Ende muss nach dem Anfang liegen.')).toBeVisible();
    await dialog.getByLabel('Ende').fill('23:45');
    await dialog.getByRole('textbox', { name: 'Raum' }).fill('R 204');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect(teacher.getByText('Der Termin ist eingetragen.')).toBeVisible();
    await expect(teacher.getByText('Woche A')).toBeVisible();
    await expect(teacher.getByRole('button', { name: /7b Biologie/ }).first()).toBeVisible();
    await picture(teacher, 'timetable-week');
    const [item] = (await call<{ entries: TimetableItem[] }>(computer, 'GET', '/timetable/timetables')).entries;
    expect(item!.title).toBe('Mein Jahr');
    await teacher.goto('/');
    await expect(teacher.getByRole('region', { name: 'Nächste Stunde' })).toContainText('7b Biologie');
  });
  await computer.close();
});
