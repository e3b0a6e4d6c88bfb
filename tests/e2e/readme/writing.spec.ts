import { phone } from '../support/people.js';
import { expect, statusOf, test, textOf } from '../support/test.js';
import { call } from '../support/wire.js';
import { deniz, linkOf, pageOf } from './demo-world.js';
import { keep } from './keep-picture.js';

/** Co-writers, and the paragraph at whose end each writes. */
const WRITERS = [
  ['Ben D.', 'Auf dem toten Holz wuchsen'],
  ['Mila A.', 'Morgen vergleichen wir die Werte'],
] as const;

test('a document that a class writes in, and how it is shared', { tag: '@pictures' }, async ({ browser, stack }) => {
  const computer = await deniz(browser, stack);
  const laptop = await computer.newPage();
  await laptop.goto(await pageOf(computer, 'text_editor'));
  await expect(statusOf(laptop)).toHaveText('Gespeichert');
  const link = await linkOf(computer, 'text_editor');
  const handsets = await Promise.all(WRITERS.map(() => phone(browser, stack, { reducedMotion: 'reduce' })));
  const pages = await Promise.all(handsets.map((handset) => handset.newPage()));
  for (const [index, [displayName, words]] of WRITERS.entries()) {
    await call(handsets[index]!, 'POST', '/visitor', { displayName });
    await pages[index]!.goto(link);
    await expect(statusOf(pages[index]!)).toHaveText('Gespeichert');
    await textOf(pages[index]!).getByText(words).click();
  }
  const reader = pages[0]!;
  await expect(textOf(reader).locator('.caret')).not.toHaveCount(0);
  await textOf(reader)
    .getByText('Im Wald ist es kühler')
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }));
  await keep(reader, 'phone');

  await expect(textOf(laptop).locator('.caret')).toHaveCount(WRITERS.length);
  await laptop.getByRole('button', { name: 'Teilen' }).click();
  await expect(laptop.getByRole('dialog').getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await keep(laptop, 'editor-share');
});
