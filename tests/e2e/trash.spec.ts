import { newTeacher, phone, signedIn } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument, sharedDocument } from './support/wire.js';

test('what is thrown away can be taken back, or is gone for good', { tag: '@walk' }, async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const page = await context.newPage();
  for (const title of ['Bleibt', 'Kommt zurück', 'Geht', 'Geht auch']) await newDocument(context, title);
  const discard = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `Mehr zu „${title}“` }).click();
    await page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await expect(page.getByText(`„${title}“ liegt im Papierkorb.`)).toBeVisible();
  };

  await test.step('at once taken back', async () => {
    await page.goto('/text_editor/documents');
    await discard('Bleibt');
    await page.getByRole('button', { name: 'Rückgängig' }).first().click();
    await expect(page.getByRole('button', { name: 'Mehr zu „Bleibt“' })).toBeVisible();
  });

  await test.step('[LIB-01] in the trash with the days that remain', async () => {
    const lists = /\/api\/text_editor\/documents\?/;
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(lists, async (route) => {
      await held;
      await route.continue();
    });
    await discard('Geht auch');
    // The list comes only now and moves its rows below the pointer: an open menu stays, longer than it waits for a pointer that left.
    await page.getByRole('button', { name: 'Mehr zu „Kommt zurück“' }).click();
    answer();
    await expect(page.getByRole('button', { name: 'Mehr zu „Geht auch“' })).toHaveCount(0);
    await page.waitForTimeout(800);
    await page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await page.unroute(lists);
    await discard('Geht');
    await page.getByRole('link', { name: 'Papierkorb' }).first().click();
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('row', { name: /Geht auch/ })).toContainText(/noch (29|30) Tage/);
    await picture(page, 'trash');
  });

  await test.step('[LIB-01] taken back from the trash', async () => {
    await page.getByRole('button', { name: '„Kommt zurück“ zurückholen' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('deleting for good asks first', async () => {
    await page.getByRole('button', { name: '„Geht“ endgültig löschen' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Das lässt sich nicht rückgängig machen.');
    await picture(page, 'trash-question');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: '„Geht“ endgültig löschen' }).click();
    await question.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('emptied', async () => {
    await page.getByRole('button', { name: 'Papierkorb leeren' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Papierkorb leeren' }).click();
    await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
    await page.goto('/text_editor/documents');
    await expect(page.getByRole('list', { name: 'Deine Textdokumente' }).getByRole('listitem')).toHaveCount(2);
  });
  await context.close();
});

test('[LIB-01] one trash for all: found by words and kind, back at the old place, open again by its old address, several at once', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id: folderId } = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Biologie' });
  const { id } = await sharedDocument(teacher, 'Fotosynthese', 'read');
  await call(teacher, 'PUT', '/items/move', { ids: [id], folderId });
  const { secretLink } = await call<{ secretLink: string }>(teacher, 'GET', `/items/${id}/share`);
  const cloud = await call<{ id: string }>(teacher, 'POST', '/word_clouds/word_clouds', { title: 'Waldwörter' });
  const { id: classId } = await call<{ id: string }>(teacher, 'POST', '/school_classes', { name: '8c Wald', type: 'permanent' });
  await call(teacher, 'DELETE', `/word_clouds/word_clouds/${cloud.id}`);
  await call(teacher, 'DELETE', `/school_classes/${classId}`);
  await call(teacher, 'DELETE', `/text_editor/documents/${id}`);
  const guest = await (await phone(browser, stack)).newPage();
  await guest.goto(secretLink);
  await expect(guest.getByRole('heading', { level: 1, name: 'Fotosynthese' })).toHaveCount(0);

  const page = await teacher.newPage();
  // Its lists do not follow: what another window does is found out by pressing.
  await page.routeWebSocket(/\/live\//, () => undefined);
  const row = (title: string) => page.getByRole('row', { name: title });
  await page.goto('/folders/discarded');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Art' }).selectOption('Klassen');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Art' }).selectOption('Alle Arten');
  await page.getByRole('searchbox').fill('wald');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('searchbox').fill('fotosynthese');
  await expect(row('Fotosynthese')).toContainText('aus „Biologie“');
  await page.getByRole('button', { name: '„Fotosynthese“ zurückholen' }).click();
  await expect(page.getByText('„Fotosynthese“ liegt wieder in „Biologie“.')).toBeVisible();
  await expect(async () => {
    await guest.goto(secretLink);
    await expect(guest.getByRole('heading', { level: 1, name: 'Fotosynthese' })).toBeVisible();
  }).toPass();

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row('Fotosynthese')).toBeVisible();
  // Its folder goes, too: it comes back to the top, and the message says why.
  await call(teacher, 'DELETE', `/folders/${folderId}`);
  await page.getByRole('button', { name: '„Fotosynthese“ zurückholen' }).click();
  await expect(page.getByText('„Fotosynthese“ liegt jetzt oben in deiner Ablage: „Biologie“ ist selbst im Papierkorb.')).toBeVisible();

  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(page.getByRole('checkbox', { name: '„Biologie“ auswählen' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).press('Space');
  await page.getByRole('checkbox', { name: '„Biologie“ auswählen' }).press('Space');
  await picture(page, 'trash-selected');
  const bar = page.getByRole('region', { name: 'Ausgewählt' });
  await expect(bar).toContainText('2 ausgewählt');
  await bar.getByRole('button', { name: 'Zurückholen' }).press('Enter');
  await expect(page.getByText('2 Inhalte sind wieder da.')).toBeVisible();
  await page.getByRole('button', { name: 'Papierkorb leeren' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 Inhalt mit allen Bildern, Versionen und Freigaben geht verloren: 1 Ordner.');
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  // Another window was faster.
  await call(teacher, 'PATCH', `/items/${folderId}/restore`);
  await page.getByRole('button', { name: '„Biologie“ zurückholen' }).click();
  await expect(page.getByText('„Biologie“ konnte nicht zurückgeholt werden. Es liegt nicht mehr im Papierkorb.')).toBeVisible();
  await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
  await Promise.all([teacher.close(), guest.context().close()]);
});
