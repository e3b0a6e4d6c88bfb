import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../api/exports/read-pdf.js';
import { inDatabase, newTeacher, phone, signedIn, type Teacher } from './support/people.js';
import { newBoard, pinCard } from './support/pinboard.js';
import type { StackAddress } from './support/stack.js';
import { expect, picture, test, textOf } from './support/test.js';
import { call, newDocument } from './support/wire.js';

async function teachesAt(stack: StackAddress, school: string, { id }: Teacher): Promise<void> {
  await inDatabase(stack, async (client) => {
    const schoolId = randomUUID();
    await client.query('insert into school (id, name, token, created_at) values ($1, $2, $3, now())', [
      schoolId,
      school,
      randomBytes(24).toString('base64url'),
    ]);
    await client.query("update account set school_id = $1, school_role = 'admin', school_since = now() where id = $2", [schoolId, id]);
  });
}

const tile = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('[LIB-04] [LIB-15] August: last year’s lesson is found, copied, printed and given on; a colleague elsewhere takes it, and later its new state', async ({
  browser,
  stack,
}) => {
  const [ada, berta] = [await newTeacher(stack), await newTeacher(stack, 'Berta', 'Kurz')];
  await teachesAt(stack, 'Gesamtschule am Wald', ada);
  await teachesAt(stack, 'Gymnasium am See', berta);
  const computer = await signedIn(browser, stack, ada);
  const mark = Date.now().toString(36);
  const [folderTitle, boardTitle] = [`Ökosystem See ${mark}`, `Wer lebt im See? ${mark}`];
  const folder = await call<{ id: string }>(computer, 'POST', '/folders', { title: folderTitle });
  const text = await newDocument(computer, 'Die Wasserpest im Glas');
  const board = await newBoard(computer, boardTitle, ['Tiere']);
  await pinCard(computer, board, 'Tiere', { name: 'Libelle' });
  await call(computer, 'PUT', '/items/move', { ids: [text, board.id], folderId: folder.id });
  const laptop = await computer.newPage();
  await laptop.goto(`/text_editor/documents/${text}`);
  await textOf(laptop).click();
  await laptop.keyboard.type('Diese Bläschen sind reiner Sauerstoff.');
  await expect(laptop.getByText('Gespeichert')).toBeVisible();
  const copiedFolder = `${folderTitle} (Kopie)`;
  let copiedBoard = { id: '' };

  await test.step('three letters of a word that pupils read find the lesson and the folder it lies in', async () => {
    await laptop.goto('/');
    await laptop.getByRole('button', { name: 'Suchen' }).click();
    const field = laptop.getByRole('combobox', { name: 'In allem suchen' });
    const found = laptop.getByRole('group', { name: 'In deinen Inhalten' }).getByRole('option', { name: 'Die Wasserpest im Glas' });
    await expect(async () => {
      await field.fill('');
      // Letters that come back at once are not asked for again.
      await expect(laptop.getByRole('group', { name: 'Zuletzt angelegt' })).toBeVisible();
      await field.fill('sau');
      await expect(found).toContainText('reiner Sauerstoff', { timeout: 1500 });
    }).toPass({ timeout: 30_000 });
    await picture(laptop, 'august-1-found');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await laptop.keyboard.press('Control+Enter');
    await expect(laptop.getByRole('heading', { level: 1, name: folderTitle })).toBeVisible();
  });

  await test.step('the folder is copied with everything in it', async () => {
    await laptop.getByRole('navigation', { name: 'Der Weg hierher' }).getByRole('link', { name: 'Ablage' }).click();
    await laptop.getByRole('button', { name: `Mehr zu „${folderTitle}“` }).click();
    await laptop.getByRole('menuitem', { name: 'Kopieren', exact: true }).click();
    await expect(laptop.getByText(`„${copiedFolder}“ liegt jetzt in deiner Ablage.`)).toBeVisible();
    await tile(laptop, copiedFolder).getByRole('link').click();
    await expect(laptop.getByRole('heading', { level: 1, name: copiedFolder })).toBeVisible();
    for (const title of ['Die Wasserpest im Glas', boardTitle]) await expect(tile(laptop, title)).toBeVisible();
    await picture(laptop, 'august-2-copied');
  });

  await test.step('the text in it is printed', async () => {
    await laptop.getByRole('button', { name: 'Mehr zu „Die Wasserpest im Glas“' }).click();
    await laptop.getByRole('menuitem', { name: 'Als PDF' }).click();
    await picture(laptop, 'august-3-print');
    const [download] = await Promise.all([laptop.waitForEvent('download'), laptop.getByRole('button', { name: 'PDF speichern' }).click()]);
    const pdf = await readPdf(readFileSync(await download.path()));
    expect(pdf).toMatchObject({ language: 'de', accessible: '1' });
    expect(pdf.tags.map(({ words }) => words).join(' ')).toContain('Diese Bläschen sind reiner Sauerstoff.');
  });

  await test.step('the board is opened to everybody', async () => {
    await tile(laptop, boardTitle).getByRole('link').click();
    await expect(laptop.getByText('Libelle', { exact: true })).toBeVisible();
    copiedBoard = { id: /boards\/([\da-f-]{36})/.exec(laptop.url())![1]! };
    expect(copiedBoard.id).not.toBe(board.id);
    await laptop.getByRole('button', { name: 'Teilen' }).click();
    const share = laptop.getByRole('dialog', { name: 'Teilen', exact: true });
    await share.getByRole('radio', { name: /^Offenes Material/ }).click();
    const asked = laptop.getByRole('dialog', { name: 'Für alle öffnen' });
    await expect(asked).toContainText('Alle Menschen im Internet können es in der Galerie finden');
    await picture(laptop, 'august-4-open');
    await asked.getByRole('button', { name: 'Für alle öffnen' }).click();
    await expect(share.getByRole('combobox', { name: 'Lizenz' })).toBeVisible();
  });

  const handset = await phone(browser, stack);
  await handset.addCookies([{ name: 'murmel_session', value: berta.session, url: stack.origin, httpOnly: true, sameSite: 'Lax' }]);
  const mobile = await handset.newPage();
  await test.step('a teacher of another school finds it in the gallery on a phone, and copies it', async () => {
    await mobile.goto('/gallery/community');
    await mobile.getByRole('searchbox', { name: 'Offene Materialien durchsuchen' }).fill(boardTitle);
    await expect(mobile.getByRole('article').filter({ hasText: boardTitle })).toContainText('von Ada Lehmann');
    await picture(mobile, 'august-5-gallery');
    await mobile.getByRole('button', { name: `„${boardTitle}“ in meine Ablage kopieren` }).click();
    await expect(mobile.getByText(`„${boardTitle} (Kopie)“ liegt jetzt in deiner Ablage.`)).toBeVisible();
  });

  await test.step('the first one changes the original', async () => {
    await pinCard(computer, { ...board, id: copiedBoard.id }, 'Tiere', { name: 'Hecht' });
    await expect(laptop.getByText('Hecht', { exact: true })).toBeVisible();
    await picture(laptop, 'august-6-changed');
  });

  await test.step('the second one is told, and takes the new state', async () => {
    await mobile.goto('/folders');
    await tile(mobile, `${boardTitle} (Kopie)`).getByRole('link').click();
    await expect(mobile.getByText('Libelle', { exact: true })).toBeVisible();
    await mobile.getByRole('button', { name: 'Kopie', exact: true }).click();
    const origin = mobile.getByRole('dialog', { name: 'Woher das kommt' });
    await expect(origin.getByText('Nach einer Vorlage von Ada Lehmann')).toHaveCount(1);
    await picture(mobile, 'august-7-new-state');
    await origin.getByRole('button', { name: 'Neuen Stand holen' }).click();
    await expect(mobile.getByText('Hecht', { exact: true })).toBeVisible();
    await picture(mobile, 'august-8-taken');
  });
  await Promise.all([computer.close(), handset.close()]);
});
