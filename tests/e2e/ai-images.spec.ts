import { TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { sideways } from './support/layout.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Was soll auf dem Bild sein?' });
const draw = (page: Page) => page.getByRole('button', { name: 'Bild erzeugen' });
const shown = (page: Page) => page.getByRole('article', { name: 'Gezeigtes Bild' });

test('a teacher has pictures drawn, keeps them, describes one and deletes one', async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const page = await teacher.newPage();

  await test.step('[AIT-02] found among the tools, in one of eight styles; the page may be left meanwhile', async () => {
    await page.goto('/tools');
    await page.getByRole('link', { name: 'Bilder erzeugen', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Stil' }).getByRole('radio')).toHaveCount(8);
    await field(page).fill('Ein Fichtenwald in Stockwerken');
    await page.getByText('Origami').click();
    await page.getByText('Quer').click();
    await page.getByRole('textbox', { name: 'Startwert' }).fill('48291');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('textbox', { name: 'Was soll nicht darauf sein?' }).fill('Schrift');
    await draw(page).click();
    await expect(shown(page).getByRole('status')).toContainText('Malerin zeichnet.');
    await page.goto('/ai/images/history');
    await page.getByRole('link', { name: /Ein Fichtenwald/ }).click();
    await expect(shown(page).getByRole('img', { name: 'Ein Fichtenwald in Stockwerken' })).toBeVisible();
    await expect(shown(page)).toContainText('Origami · 1344 × 768 · Startwert 48\u202f291');
    await expect(shown(page)).toContainText('Ohne: Schrift');
  });

  await test.step('one more from another seed, and the old one’s seed again by a tap', async () => {
    await page.getByRole('button', { name: 'Noch einer' }).click();
    await expect(shown(page).getByRole('link', { name: /48\s291$/ })).toBeVisible();
    await page.getByRole('link', { name: /48\s291$/ }).click();
    await page.getByRole('button', { name: 'Mehr zu diesem Bild' }).click();
    await page.getByRole('menuitem', { name: 'Angaben und Startwert übernehmen' }).click();
    await expect(page.getByRole('textbox', { name: 'Startwert' })).toHaveValue('48291');
    await picture(page, 'ai-images');
  });

  await test.step('described in other words', async () => {
    await page.getByRole('button', { name: 'Alternativtext' }).click();
    await page.getByRole('textbox', { name: 'Was ist auf dem Bild zu sehen?' }).fill('Hügel unter einer Sonne');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(shown(page).getByRole('img', { name: 'Hügel unter einer Sonne' })).toBeVisible();
  });

  await test.step('into a new document, website, worksheet, teaching board and pinboard, and there it is the material’s own', async () => {
    for (const tool of ['Textdokument', 'Website', 'Arbeitsblatt', 'Unterrichtstafel', 'Pinnwand']) {
      await page.getByRole('button', { name: 'In ein Material' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: tool }).check();
      await page.getByRole('button', { name: `Neu: ${tool}` }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText('Das Bild liegt in „Ein Fichtenwald in Stockwerken“.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Öffnen' }).click();
    const copy = page.locator('main img[src*="/api/owner_files/"]').first();
    await expect.poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goBack();
    const { entries } = await call<{ entries: { id: string; kind: string }[] }>(teacher, 'GET', '/items?limit=20');
    const made = (kind: string): string => entries.find((item) => item.kind === kind)!.id;
    const [reading, site] = [await teacher.newPage(), await teacher.newPage()];
    await reading.goto(`${TOOLS.text_editor.route}/${made('text_document')}`);
    await site.goto(`${TOOLS.website.route}/${made('website_page')}`);
    for (const place of [reading, site]) {
      await expect(place.getByText('Mit KI erzeugt')).toBeVisible();
      await expect(place.getByRole('img', { name: 'Hügel unter einer Sonne' })).toBeVisible();
    }
    await Promise.all([reading.close(), site.close()]);
  });

  await test.step('[AIT-01][AIT-04] what is too long or about people is told before it leaves, what is refused afterwards', async () => {
    await field(page).fill('x'.repeat(1001));
    await expect(page.getByText('Die Beschreibung hat höchstens 1000 Zeichen.')).toBeVisible();
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('combobox', { name: 'Modell' }).selectOption({ label: 'Strenge von Schulserver' });
    await field(page).fill('Anna Muster, anna.muster@schule.example');
    await draw(page).click();
    const warning = page.getByRole('status').filter({ hasText: 'persönliche Daten' });
    await warning.getByRole('button', { name: 'Trotzdem senden' }).click();
    await expect(shown(page).getByRole('status')).toContainText('Diese Beschreibung wurde abgelehnt');
    await picture(page, 'ai-images-refused');
  });

  await test.step('[AIT-22] on a phone the history is whole, and what is deleted is gone', async () => {
    const small = await signedIn(browser, stack, account, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    const mobile = await small.newPage();
    await mobile.goto('/ai/images/history');
    await expect(mobile.getByRole('main').getByRole('link')).toHaveCount(3);
    await mobile.getByRole('link', { name: /Anna Muster/ }).click();
    await mobile.getByRole('button', { name: 'Mehr zu diesem Bild' }).click();
    await mobile.getByRole('menuitem', { name: 'Löschen' }).click();
    await mobile.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(mobile.getByRole('main').getByRole('link')).toHaveCount(2);
    await mobile.goto('/ai/images');
    await picture(mobile, 'ai-images-phone');
    expect(await sideways(mobile)).toEqual([]);
    await small.close();
  });
  await teacher.close();
});
