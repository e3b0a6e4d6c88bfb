import type { Page } from '@playwright/test';
import { odt } from '../../api/files/samples.js';
import { still } from '../../api/images/pictures.js';
import { inDatabase, newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call, sendFile, share } from '../support/wire.js';

const ROUTE = '/file_sharing/files';
const LETTER = '<office:document-content><text:h>Elternbrief</text:h><text:p>Am Montag ist Wandertag.</text:p></office:document-content>';

test('[REC-05] files that are pasted, office files as words, what comes late, and a wall without a name', async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const { id } = await call<{ id: string }>(computer, 'POST', ROUTE, { title: 'Steckbrief Waldtier', collects: true, task: 'Ein Bild.' });
  const { secretLink } = await share(computer, id, { privacy: 'secret' });
  await teacher.goto(`${ROUTE}/${id}`);

  await test.step('a screenshot is pasted, twice under different names, and not while somebody writes', async () => {
    const given = teacher.getByRole('list', { name: 'Dateien zum Mitnehmen' }).getByRole('listitem');
    await expect(teacher.getByText('Noch keine.')).toBeVisible();
    const png = (await still('png')).toString('base64');
    await paste(teacher, 'main', png, 'image.png');
    await expect(given).toHaveCount(1);
    await paste(teacher, 'main', png, 'image.png');
    await expect(given).toHaveCount(2);
    await expect(given.filter({ hasText: 'image 2.png' })).toBeVisible();
    await paste(teacher, 'textarea', png, 'image.png');
    await expect(teacher.getByRole('progressbar')).toHaveCount(0);
    await expect(given).toHaveCount(2);
  });

  await test.step('a letter of a word processor is read without it', async () => {
    const file = await sendFile(computer, id, 'Elternbrief.odt', await odt(LETTER));
    await call(computer, 'POST', `${ROUTE}/${id}/attachment`, { shrineId: file });
    await visitor.goto(secretLink);
    await visitor.getByRole('button', { name: '„Elternbrief.odt“ ansehen' }).click();
    await expect(visitor.getByRole('region', { name: 'Elternbrief.odt' })).toHaveText('Elternbrief\nAm Montag ist Wandertag.');
    await expect(visitor.getByText('Nur die Wörter')).toBeVisible();
    await visitor.getByRole('button', { name: 'Schließen' }).first().click();
  });

  await test.step('after the deadline it is still taken, and marked for both', async () => {
    await inDatabase(stack, (client) =>
      client.query(`update file_share set closes_at = now() - interval '5 minutes' where item_id = $1`, [id]),
    );
    await visitor.reload();
    await expect(visitor.getByText(/Du kannst noch abgeben, es wird als verspätet markiert/)).toBeVisible();
    await visitor.getByRole('button', { name: 'Namen oder Kürzel angeben' }).click();
    await visitor.getByRole('textbox').fill('Tarek Haddad');
    await visitor.getByRole('button', { name: 'Speichern' }).click();
    await expect(visitor.getByText('Du gibst ab als Tarek Haddad')).toBeVisible();
    const photo = { name: 'Tarek-Rotfuchs.png', mimeType: 'image/png', buffer: await still('png', 600, 400) };
    await visitor.getByLabel('Datei oder Foto wählen').setInputFiles([photo]);
    await expect(visitor.getByText(/heute um .*, nach der Frist/)).toBeVisible();
    await teacher.goto(`${ROUTE}/${id}/hand_ins`);
    await expect(teacher.getByRole('listitem').filter({ hasText: 'Tarek Haddad' }).getByText('Verspätet')).toBeVisible();
  });

  await test.step('the wall shows that something came, never whose it is', async () => {
    await teacher.getByRole('button', { name: 'An die Wand' }).click();
    const wall = teacher.getByRole('dialog', { name: 'Steckbrief Waldtier an der Wand' });
    await expect(wall.getByRole('listitem').filter({ hasText: 'Abgabe 1' })).toBeVisible();
    await expect(wall.locator('img')).toHaveCount(0);
    await wall.getByRole('button', { name: 'Bilder zeigen' }).click();
    await expect(wall.locator('img')).toHaveCount(1);
    expect(await wall.innerHTML()).not.toMatch(/Tarek|Rotfuchs|Haddad|Verspätet/);
    await wall.getByRole('button', { name: 'Schließen' }).click();
    await expect(wall).toHaveCount(0);
  });
  await Promise.all([computer.close(), handset.close()]);
});

/** Pastes a picture as browsers do it. @param into where the cursor is */
function paste(page: Page, into: string, base64: string, name: string): Promise<void> {
  return page
    .locator(into)
    .first()
    .evaluate(
      (element, [content, file]) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(content!), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], file!, { type: 'image/png' }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [base64, name],
    );
}
