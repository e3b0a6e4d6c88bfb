import { type FeedbackAssignmentItem, TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

const { route, infoRoute } = TOOLS.pupil_feedback;

test('[PFB-03] [PFB-05] [PFB-06] a text by a guest: first, answered, revised, final', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const writing = visitor.getByRole('textbox', { name: 'Dein Text' });

  await test.step('a teacher finds the tool and sets an assignment', async () => {
    await teacher.goto(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen Schreibaufgaben' }).click();
    await teacher.getByRole('button', { name: 'Schüler-Feedback anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    await teacher.getByRole('textbox', { name: 'Was soll geschrieben werden?' }).fill('Schreib ein Protokoll.');
    await teacher.getByRole('button', { name: 'Kriterium hinzufügen' }).click();
    await teacher.getByRole('textbox', { name: 'Kriterium 2' }).fill('Messwerte mit Einheit');
    await expect(teacher.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  const [item] = (await call<{ entries: FeedbackAssignmentItem[] }>(computer, 'GET', route)).entries;
  const { secretLink } = await share(computer, item!.id, { privacy: 'secret' });

  await test.step('a guest writes on a phone and hands in a first version', async () => {
    await visitor.goto(secretLink);
    await expect(visitor.getByText('Messwerte mit Einheit')).toBeVisible();
    await visitor.getByRole('textbox', { name: 'Dein Name oder ein Kürzel' }).fill('Mila');
    await visitor.getByRole('button', { name: 'Losschreiben' }).click();
    await writing.fill('Es gab Blasen.');
    await visitor.getByRole('button', { name: 'Erste Fassung abgeben' }).click();
    await expect(visitor.getByText('Fassung 1 ist angekommen.')).toBeVisible();
    await expect(visitor).toHaveURL(/public_responses\/[0-9a-f-]{36}/);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('the teacher answers it, and the guest sees it at once', async () => {
    await teacher.goto(`${route}/${item!.id}/responses`);
    await teacher.getByRole('link', { name: 'Mila' }).click();
    await teacher.getByRole('textbox', { name: 'Zu Fassung 1' }).fill('Wie viele Blasen?');
    await teacher.getByRole('combobox', { name: 'Stufe bei „Messwerte mit Einheit“' }).selectOption('fehlt');
    await teacher.getByRole('button', { name: 'Rückmeldung senden' }).click();
    await expect(visitor.getByText('Wie viele Blasen?')).toBeVisible();
    await expect(visitor.getByText('fehlt', { exact: true })).toBeVisible();
  });

  await test.step('the guest revises, and hands in for good', async () => {
    await writing.fill('Es gab 48 Blasen.');
    await visitor.getByRole('button', { name: 'Überarbeitete Fassung abgeben' }).click();
    await expect(visitor.getByText('Fassung 2 ist angekommen.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Als letzte Fassung abgeben' }).click();
    await visitor.getByRole('dialog').getByRole('button', { name: 'Abgeben', exact: true }).click();
    await expect(visitor.getByText('Danke, deine letzte Fassung ist angekommen!')).toBeVisible();
  });

  await test.step('[PFB-05] the teacher compares both versions', async () => {
    await teacher.goto(`${route}/${item!.id}/responses/1/feedback/versions`);
    await expect(teacher.getByRole('article')).toHaveCount(2);
    await expect(teacher.locator('ins').filter({ hasText: '48' })).toBeVisible();
  });
  await Promise.all([computer.close(), handset.close()]);
});
