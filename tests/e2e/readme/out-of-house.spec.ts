import { phone } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { deniz, linkOf, pageOf } from './demo-world.js';
import { keep } from './keep-picture.js';

test('a sheet of QR codes, and a website on a phone', { tag: '@pictures' }, async ({ browser, stack }) => {
  const [computer, handset] = [await deniz(browser, stack), await phone(browser, stack, { reducedMotion: 'reduce' })];
  const laptop = await computer.newPage();
  await laptop.goto(await pageOf(computer, 'qrcodes'));
  await expect(laptop.getByText('3 von 3')).toBeVisible();
  await keep(laptop, 'qr-code');

  const visitor = await handset.newPage();
  await visitor.goto(await linkOf(computer, 'website'));
  await expect(visitor.getByRole('heading', { name: 'Wer wohnt im toten Holz?' })).toBeVisible();
  await keep(visitor, 'website-phone');
});
