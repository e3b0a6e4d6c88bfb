import { newTeacher, phone, signedIn } from './support/people.js';
import { expect, openDocument, picture, statusOf, test, textOf } from './support/test.js';
import { newDocument, share } from './support/wire.js';

const RIGHT_MS = 2000;

test('a document with a password', { tag: '@deadline' }, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  const prompt = visitor.getByRole('textbox', { name: 'Passwort' });
  const open = visitor.getByRole('button', { name: 'Öffnen' });
  const invalid = visitor.getByText('Das Passwort ist ungültig.');
  const id = await newDocument(computer, 'Geheimnis der Bienen');

  await test.step('the teacher sets a password with an umlaut in the share dialog', async () => {
    await openDocument(teacher, `/text_editor/documents/${id}/share`);
    const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
    await dialog.getByRole('radio', { name: 'Mit Passwort' }).click();
    await dialog.getByRole('textbox', { name: 'Passwort festlegen' }).fill('abc');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Das Passwort braucht mindestens 4 Zeichen.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Passwort festlegen' }).fill('Glück');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Das Passwort ist gesetzt.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Mitschreiben' }).click();
    await expect(dialog.getByText('Übernommen, gilt ab sofort')).toBeVisible();
    await picture(teacher, 'password-share');
  });

  const { shortLink } = await share(computer, id, { shortCode: true });

  await test.step('[PWD-03] [D-11] [E6] the first question is silent and tells no title', async () => {
    await visitor.goto(shortLink);
    await expect(prompt).toBeFocused();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Textdokument');
    await expect(invalid).toHaveCount(0);
    await expect(visitor.getByRole('alert')).toHaveText('');
    expect(await visitor.content()).not.toContain('Bienen');
    await picture(visitor, 'password-prompt');
  });

  await test.step('[PWD-03] [D-11] a wrong password is called invalid', async () => {
    await prompt.fill('Glueck');
    await open.click();
    await expect(invalid).toBeVisible();
    await picture(visitor, 'password-invalid');
  });

  await test.step('[PWD-02] [PWD-04] [SES-13] the right one opens, umlaut and all', async () => {
    await prompt.fill('Glück');
    await open.click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Geheimnis der Bienen');
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    await textOf(visitor).click();
    await visitor.keyboard.type('Summ');
    await expect(textOf(teacher)).toContainText('Summ');
  });

  await test.step('[E1] a reload and a new tab stay in', async () => {
    await visitor.reload();
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    const tab = await handset.newPage();
    await openDocument(tab, visitor.url());
    await expect(textOf(tab)).toContainText('Summ');
    await tab.close();
  });

  await test.step('a new password ends it in the open window', async () => {
    const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
    await dialog.getByRole('textbox', { name: 'Neues Passwort' }).fill('Größe 12');
    const answered = teacher.waitForResponse((response) => response.url().endsWith('/share') && response.request().method() === 'PUT');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    expect((await answered).ok()).toBe(true);
    await expect(textOf(visitor)).toHaveCount(0, { timeout: RIGHT_MS });
    await expect(
      visitor
        .getByRole('heading', { name: 'Du hast keinen Zugriff mehr.' })
        .or(visitor.getByRole('heading', { name: 'Hier braucht es jetzt ein Passwort.' })),
    ).toBeVisible();
    await picture(visitor, 'password-changed');
    await visitor.getByRole('button', { name: 'Noch einmal öffnen' }).click();
    await expect(prompt).toBeVisible();
    await prompt.fill('Glück');
    await open.click();
    await expect(prompt).toBeVisible();
    await prompt.fill('Größe 12');
    await open.click();
    await expect(textOf(visitor)).toContainText('Summ');
  });

  await Promise.all([computer.close(), handset.close()]);
});

test('what is typed in the share dialog counts when somebody is done with it, and is not lost silently', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const page = await context.newPage();
  const id = await newDocument(context, 'Bienen');
  const dialog = page.getByRole('dialog', { name: 'Teilen' });
  const field = dialog.getByRole('textbox', { name: 'Passwort festlegen' });
  const privacy = async () => (await (await context.request.get(`/api/items/${id}/share`)).json()) as { privacy: string };
  await openDocument(page, `/text_editor/documents/${id}/share`);
  await dialog.getByRole('radio', { name: 'Mit Passwort' }).click();

  await test.step('one that is too short keeps the dialog open and says so', async () => {
    await field.fill('abc');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(dialog.getByText('Das Passwort braucht mindestens 4 Zeichen.')).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('Escape says once that it does not count yet', async () => {
    await field.fill('Honig');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Das gilt noch nicht.')).toBeVisible();
    await expect(field).toHaveValue('Honig');
    expect(await privacy()).toMatchObject({ privacy: 'locked' });
  });

  await test.step('"Fertig" sets it and closes', async () => {
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await privacy()).toMatchObject({ privacy: 'password_protected' });
  });
  await context.close();
});
