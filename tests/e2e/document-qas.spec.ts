import type { Page } from '@playwright/test';
import { madePdf, ofObjects } from '../support/made-pdf.js';
import { LIGHTHOUSE } from './support/document-qa-places.js';
import { sideways } from './support/layout.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

const field = (page: Page) => page.getByRole('textbox', { name: /^Deine Frage/ });
const answers = (page: Page) => page.getByRole('article', { name: /^Antwort von/ });
const viewer = (page: Page) => page.getByRole('region', { name: 'Dokument', exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('[AIT-14] a PDF is asked about: the answer opens its page and passage, and declines what is not there', { tag: '@walk' }, async ({
  teacher: page,
}) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Fragen an ein Dokument', exact: true }).click();
  await choose(page, 'Landeskunde.pdf', LIGHTHOUSE);
  await expect(page.getByText('3 Seiten gelesen')).toBeVisible();
  await ask(page, 'Wie viele Meter misst der Leuchtturm?');
  await answers(page)
    .getByRole('button', { name: /^Quelle \d+: .*S\. 2$/ })
    .first()
    .click();
  await expect(viewer(page).locator('[data-first]')).toBeVisible();
  await expect(viewer(page).getByText('2 von 3')).toBeVisible();
  await ask(page, 'Wie lautet die Telefonnummer des Rathauses?');
  await expect(answers(page).last()).toContainText('Das steht nicht in diesem Dokument.');
  await expect(answers(page).last().getByRole('button', { name: 'Ohne das PDF fragen' })).toBeVisible();
});

test('questions to documents on a computer and on a phone', async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const page = await teacher.newPage();

  await test.step('[AIT-14] [C33] what cannot be read says why, and does not count', async () => {
    const root = '<< /Type /Catalog /Pages 2 0 R >>';
    const secret = `<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`;
    const locked = ofObjects([root, '<< /Type /Pages /Kids [] /Count 0 >>', secret], '/Encrypt 3 0 R /ID [<41><42>]');
    const broken = ofObjects([root, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
    for (const [name, bytes, title] of [
      ['Scan.pdf', madePdf([[]]), 'Diese PDF enthält nur Bilder'],
      ['Geheim.pdf', locked, 'Dieses PDF hat ein Passwort'],
      ['Kaputt.pdf', broken, 'Dieses PDF ist beschädigt'],
    ] as const) {
      await page.goto('/ai/document_qas');
      await choose(page, name, bytes);
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    }
    await page.goto('/ai/document_qas');
    await choose(page, 'Brief.txt', Buffer.from('Text'));
    await expect(page.getByText(/kein PDF/)).toBeVisible();
    await choose(page, 'Leer.pdf', Buffer.alloc(0));
    await expect(page.getByText(/ist leer/)).toBeVisible();
    await choose(page, 'Groß.pdf', Buffer.alloc(11 * 1024 * 1024));
    await expect(page.getByText(/höchstens 10\u202fMB/)).toBeVisible();
    await picture(page, 'document-qas');
  });

  await test.step('[AIT-22] asked with one press, found in the history, thrown away and brought back', async () => {
    await choose(page, 'Landeskunde.pdf', LIGHTHOUSE);
    await page.getByRole('button', { name: 'Zusammenfassen' }).click();
    await expect(
      answers(page)
        .getByRole('button', { name: /^Quelle/ })
        .first(),
    ).toBeVisible();
    await page.getByRole('switch', { name: 'Antwortet nur aus dem PDF' }).click();
    await expect(page.getByRole('switch', { name: 'Antwortet nur aus dem PDF' })).not.toBeChecked();
    await answers(page)
      .getByRole('button', { name: /^Quelle/ })
      .first()
      .click();
    await picture(page, 'document-qa');
    await page.getByRole('link', { name: 'Verlauf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verlauf' })).toBeVisible();
    await page.getByRole('button', { name: '„Landeskunde“ in den Papierkorb' }).click();
    await page.getByRole('radio', { name: 'Papierkorb' }).check();
    await page.getByRole('button', { name: '„Landeskunde“ zurückholen' }).click();
    await page.getByRole('radio', { name: 'Dokumente' }).check();
    await expect(page.getByRole('link', { name: 'Landeskunde' })).toBeVisible();
    await page.goto('/ai/document_qas/info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragen an ein Dokument');
  });

  await test.step('on a phone the passage opens in the other view', async () => {
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto('/ai/document_qas');
    await page.getByRole('link', { name: 'Landeskunde' }).click();
    await answers(page)
      .getByRole('button', { name: /^Quelle/ })
      .first()
      .click();
    await expect(viewer(page).locator('[data-first]')).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    await picture(page, 'document-qa-phone');
    await page.getByRole('radio', { name: 'Fragen' }).check();
    await expect(field(page)).toBeVisible();
    expect(await sideways(page)).toEqual([]);
  });
  await teacher.close();
});
