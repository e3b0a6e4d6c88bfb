import type { Survey } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newTeacher, signedIn } from './support/people.js';
import { readQr } from './support/read-qr.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const SEEN_MS = 2000;

test('lesson 4, minutes 35 to 40: from a template to the QR code, stars live', { tag: '@deadline' }, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const laptop = await computer.newPage();
  let id = '';

  await test.step('minute 35: two clicks from the template to the QR code', async () => {
    await laptop.goto('/surveys/surveys');
    await laptop.getByRole('button', { name: /Wie war die Stunde\?/ }).click();
    await expect(laptop).toHaveURL(/\/surveys\/surveys\/[0-9a-f-]{36}/);
    id = /[0-9a-f-]{36}/.exec(laptop.url())![0];
    const dialog = laptop.getByRole('dialog', { name: 'Teilen' });
    const guests = dialog.getByRole('group', { name: 'Was dürfen Gäste?' }).getByRole('radio');
    await expect(guests).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: 'Antworten' })).toBeChecked();
    // What is pressed is shown once it is on its way: a moment after the press.
    await dialog.getByRole('switch', { name: 'Mit Link freigeben' }).click();
    await expect(dialog.getByRole('switch', { name: 'Mit Link freigeben' })).toBeChecked();
    await readQr(laptop.getByRole('dialog').getByRole('img', { name: /QR-Code/ }));
    await laptop.getByRole('button', { name: 'Fertig' }).click();
  });

  await test.step('minutes 36 to 40: the mean moves with every answer, with one decimal', async () => {
    await laptop.goto(`/surveys/surveys/${id}/responses`);
    const answer = await computer.request.get(`/api/surveys/surveys/${id}`);
    const survey = (await answer.json()) as Survey;
    const rating = survey.survey.questions.find(({ type }) => type === 'rating')!;
    const guests = await simulatedGuests(stack, id, 3);
    await expect(laptop.getByText('(0)')).toBeVisible();
    await expect(laptop.getByText('Noch keine Abgabe')).toBeVisible();
    for (const [index, number] of [5, 4, 4].entries()) {
      const { status } = await guests[index]!.post(`/api/surveys/surveys/${id}/responses`, {
        answers: [{ questionId: rating.id, number }],
        incomplete: true,
      });
      expect(status).toBe(201);
    }
    await expect(laptop.getByText(/4,3/).first()).toBeVisible({ timeout: SEEN_MS });
    await picture(laptop, 'lesson-4-minute-40-stars');
  });

  await test.step('two teachers write one survey: each sees the other, and nobody loses a text without a word', async () => {
    const bea = await newTeacher(stack, 'Bea', 'Kurz');
    await call(computer, 'POST', `/items/${id}/members`, { email: bea.email, role: 'write' });
    const otherComputer = await signedIn(browser, stack, bea);
    const other = await otherComputer.newPage();
    await Promise.all([laptop, other].map((page) => page.goto(`/surveys/surveys/${id}`)));
    const title = (page: Page, number: number) =>
      page.getByRole('region', { name: `Frage ${number}`, exact: true }).getByLabel('Frage', { exact: true });
    await expect(title(other, 1)).toHaveValue('Wie war die Stunde für dich?');

    await otherComputer.setOffline(true);
    await title(other, 1).fill('Fassung von Bea');
    await title(laptop, 1).fill('Fassung von Ada');
    await expect(laptop.getByText('Speichert …')).toBeVisible();
    await expect(laptop.getByText('Gespeichert', { exact: true })).toBeVisible();
    await otherComputer.setOffline(false);
    await expect(other.getByText(/^Ada Lehmann hat das gleichzeitig geändert/)).toBeVisible();
    await expect(other.getByText('„Fassung von Ada“')).toBeVisible();
    await expect(other.getByText('Noch nicht gespeichert', { exact: true })).toBeVisible();
    await expect(title(other, 1)).toHaveValue('Fassung von Bea');
    await picture(other, 'lesson-4-two-writers');
    await other.getByRole('button', { name: 'Meins behalten' }).click();
    await expect(title(laptop, 1)).toHaveValue('Fassung von Bea', { timeout: SEEN_MS });

    await other.getByRole('complementary', { name: 'Frage hinzufügen' }).getByRole('button', { name: 'Freitext' }).click();
    await expect(laptop.getByRole('region', { name: 'Frage 2', exact: true })).toContainText('Freitext', { timeout: SEEN_MS });
    await title(other, 2).fill('Was fehlt noch?');
    await laptop.getByRole('button', { name: /^2 / }).click();
    await laptop.getByRole('region', { name: 'Frage 2', exact: true }).getByRole('button', { name: 'Frage löschen' }).click();
    await expect(other.getByText(/^Die Frage, in der du geschrieben hast, wurde gelöscht/)).toBeVisible({ timeout: SEEN_MS });
    await other.getByRole('button', { name: 'Als neue Frage behalten' }).click();
    await expect(laptop.getByRole('region', { name: 'Frage 2', exact: true })).toContainText('Was fehlt noch?', { timeout: SEEN_MS });
    await otherComputer.close();
  });

  await test.step('an empty survey is filled with a template and called after it', async () => {
    const empty = await call<Survey>(computer, 'POST', '/surveys/surveys', {});
    await laptop.goto(`/surveys/surveys/${empty.id}`);
    await laptop.getByRole('button', { name: /Exit-Ticket/ }).click();
    await expect(laptop.getByRole('region', { name: 'Frage 3', exact: true })).toBeVisible();
    await expect(laptop.getByText('Exit-Ticket', { exact: true }).first()).toBeVisible();
    await expect(laptop.getByRole('heading', { name: 'Mit einer Vorlage beginnen' })).toHaveCount(0);
  });
  await computer.close();
});
