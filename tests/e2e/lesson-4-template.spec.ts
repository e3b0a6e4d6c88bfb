import type { Survey } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { LANGUAGE, LOCALE, wordsOfInterface } from './support/interface-texts.js';
import { newTeacher, signedIn } from './support/people.js';
import { readQr } from './support/read-qr.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const { said, like } = wordsOfInterface('surveys');

const SEEN_MS = 2000;

test('lesson 4, minutes 35 to 40: from a template to the QR code, stars live', { tag: '@deadline' }, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const laptop = await computer.newPage();
  let id = '';

  await test.step('minute 35: two clicks from the template to the QR code', async () => {
    await laptop.goto('/surveys/surveys');
    await laptop.getByRole('button', { name: new RegExp(said('Wie war die Stunde?').replace('?', '\\?')) }).click();
    await expect(laptop).toHaveURL(/\/surveys\/surveys\/[0-9a-f-]{36}/);
    id = /[0-9a-f-]{36}/.exec(laptop.url())![0];
    const dialog = laptop.getByRole('dialog', { name: said('Teilen') });
    const guests = dialog.getByRole('group', { name: said('Was dürfen Gäste?') }).getByRole('radio');
    await expect(guests).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: said('Antworten', 'permission') })).toBeChecked();
    // A pressed control shows its state once the request is in flight: a moment after the press.
    await dialog.getByRole('switch', { name: said('Mit Link freigeben') }).click();
    await expect(dialog.getByRole('switch', { name: said('Mit Link freigeben') })).toBeChecked();
    await readQr(laptop.getByRole('dialog').getByRole('img', { name: like('QR-Code für …') }));
    await laptop.getByRole('button', { name: said('Fertig') }).click();
  });

  await test.step('minutes 36 to 40: the mean moves with every answer, with one decimal', async () => {
    await laptop.goto(`/surveys/surveys/${id}/responses`);
    const answer = await computer.request.get(`/api/surveys/surveys/${id}`);
    const survey = (await answer.json()) as Survey;
    const rating = survey.survey.questions.find(({ type }) => type === 'rating')!;
    const guests = await simulatedGuests(stack, id, 3);
    await expect(laptop.getByText('(0)')).toBeVisible();
    await expect(laptop.getByText(said('Noch keine Abgabe'))).toBeVisible();
    for (const [index, number] of [5, 4, 4].entries()) {
      const { status } = await guests[index]!.post(`/api/surveys/surveys/${id}/responses`, {
        answers: [{ questionId: rating.id, number }],
        incomplete: true,
      });
      expect(status).toBe(201);
    }
    await expect(laptop.getByText((4.3).toLocaleString(LOCALE)).first()).toBeVisible({ timeout: SEEN_MS });
    await picture(laptop, 'lesson-4-minute-40-stars');
  });

  await test.step('two teachers write one survey: each sees the other, and nobody loses a text without a word', async () => {
    const bea = await newTeacher(stack, 'Bea', 'Kurz');
    await call(computer, 'POST', `/items/${id}/members`, { email: bea.email, role: 'write' });
    const otherComputer = await signedIn(browser, stack, bea);
    const other = await otherComputer.newPage();
    await Promise.all([laptop, other].map((page) => page.goto(`/surveys/surveys/${id}`)));
    const title = (page: Page, number: number) =>
      page.getByRole('region', { name: said(`Frage ${number}`), exact: true }).getByLabel(said('Frage'), { exact: true });
    await expect(title(other, 1)).toHaveValue({ de: 'Wie war die Stunde für dich?', en: 'How was the lesson for you?' }[LANGUAGE]);

    await otherComputer.setOffline(true);
    await title(other, 1).fill('Fassung von Bea');
    await title(laptop, 1).fill('Fassung von Ada');
    await expect(laptop.getByText(said('Speichert …'))).toBeVisible();
    await expect(laptop.getByText(said('Gespeichert'), { exact: true })).toBeVisible();
    await otherComputer.setOffline(false);
    await expect(other.getByText(said('Ada Lehmann hat das gleichzeitig geändert. Jetzt steht dort:'))).toBeVisible();
    await expect(other.getByText({ de: '„Fassung von Ada“', en: '“Fassung von Ada”' }[LANGUAGE])).toBeVisible();
    await expect(other.getByText(said('Noch nicht gespeichert'), { exact: true })).toBeVisible();
    await expect(title(other, 1)).toHaveValue('Fassung von Bea');
    await picture(other, 'lesson-4-two-writers');
    await other.getByRole('button', { name: said('Meins behalten') }).click();
    await expect(title(laptop, 1)).toHaveValue('Fassung von Bea', { timeout: SEEN_MS });

    await other
      .getByRole('complementary', { name: said('Frage hinzufügen') })
      .getByRole('button', { name: said('Freitext') })
      .click();
    await expect(laptop.getByRole('region', { name: said('Frage 2'), exact: true })).toContainText(said('Freitext'), { timeout: SEEN_MS });
    await title(other, 2).fill('Was fehlt noch?');
    await laptop.getByRole('button', { name: /^2 / }).click();
    await laptop
      .getByRole('region', { name: said('Frage 2'), exact: true })
      .getByRole('button', { name: said('Frage löschen') })
      .click();
    await expect(other.getByText(like('Die Frage, in der du geschrieben hast, wurde gelöscht…'))).toBeVisible({ timeout: SEEN_MS });
    await other.getByRole('button', { name: said('Als neue Frage behalten') }).click();
    await expect(laptop.getByRole('region', { name: said('Frage 2'), exact: true })).toContainText('Was fehlt noch?', { timeout: SEEN_MS });
    await otherComputer.close();
  });

  await test.step('an empty survey is filled with a template and called after it', async () => {
    const empty = await call<Survey>(computer, 'POST', '/surveys/surveys', {});
    await laptop.goto(`/surveys/surveys/${empty.id}`);
    await laptop.getByRole('button', { name: new RegExp(said('Exit-Ticket')) }).click();
    await expect(laptop.getByRole('region', { name: said('Frage 3'), exact: true })).toBeVisible();
    await expect(laptop.getByText(said('Exit-Ticket'), { exact: true }).first()).toBeVisible();
    await expect(laptop.getByRole('heading', { name: said('Mit einer Vorlage beginnen') })).toHaveCount(0);
  });
  await computer.close();
});
