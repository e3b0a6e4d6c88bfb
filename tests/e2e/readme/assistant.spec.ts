import { KNOWN_QUESTION } from '../../support/ai-wire-teaching.js';
import { madePdf } from '../../support/made-pdf.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';
import { deniz, pageOf } from './demo-world.js';
import { keep } from './keep-picture.js';

const RECORD = ['Beobachtungsprotokoll Wald, 7b Biologie', 'Am Waldrand 19 Grad, im Wald 15 Grad. Es ist im Wald kühler.'];

test('an assistant, tried out with a file to answer from', { tag: '@pictures' }, async ({ browser, stack }) => {
  const computer = await deniz(browser, stack);
  const page = await computer.newPage();
  const editor = await pageOf(computer, 'assistants');
  await call(computer, 'PUT', editor, { model: 'teaches' });
  await page.goto(editor);
  const knowledge = page.getByRole('region', { name: 'Wissen' });
  const file = { name: 'Beobachtungsprotokoll.pdf', mimeType: 'application/pdf', buffer: madePdf([RECORD]) };
  await knowledge.locator('input[type="file"]').setInputFiles([file]);
  await expect(knowledge.getByText('Gelesen, 1 Seite')).toBeVisible();
  await page.getByRole('button', { name: KNOWN_QUESTION }).click();
  await expect(page.getByRole('article', { name: /^Antwort von/ })).toContainText('Ist der Unterschied mittags größer');
  await keep(page, 'assistant');
});
