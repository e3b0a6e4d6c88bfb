import type { Page } from '@playwright/test';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test, textOf } from './support/test.js';
import { call, newDocument } from './support/wire.js';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Suche' });
const field = (page: Page) => page.getByRole('combobox', { name: 'In allem suchen' });
const option = (page: Page, name: string) => page.getByRole('group', { name: 'In deinen Inhalten' }).getByRole('option', { name });

test('[NAV-34] a teacher finds a word of a text by its beginning, with keys alone and on a phone; a colleague finds nothing of it', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  // Its worker may have the search already.
  const teacher = await signedIn(browser, stack, account, { serviceWorkers: 'block' });
  const { id: folder } = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Biologie' });
  const id = await newDocument(teacher, 'Die Wasserpest im Glas');
  await call(teacher, 'PUT', '/items/move', { ids: [id], folderId: folder });
  await call(teacher, 'POST', '/word_clouds/word_clouds', { title: 'Was braucht ein Baum?' });
  await call(teacher, 'POST', '/bookmarks/toggle', { itemId: id });
  const page = await teacher.newPage();

  await test.step('what is written is found, with the place; the keys are the editor’s while one writes; no letter is lost while the search is on its way', async () => {
    await page.goto(`/text_editor/documents/${id}`);
    await textOf(page).click();
    await page.keyboard.type('Diese Bläschen sind reiner Sauerstoff.');
    await expect(page.getByText('Gespeichert')).toBeVisible();
    await page.getByRole('link', { name: 'Zum Ordner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biologie' })).toBeVisible();
    let letCome = () => {};
    const held = new Promise<void>((done) => (letCome = done));
    await page.route(/\/assets\/Palette-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('was x');
    await page.keyboard.press('Backspace');
    letCome();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('was ');
    await field(page).fill('');
    await expect(palette(page).getByRole('group', { name: 'Zuletzt angelegt' }).getByRole('option')).toHaveCount(2);
    await expect(palette(page).getByRole('group', { name: 'Auf deiner Merkliste' }).getByRole('option')).toHaveCount(1);
    await picture(page, 'search-offered');
    // Asked again until the index has it; letters that come back at once are not asked for again.
    await expect(async () => {
      await field(page).fill('');
      await expect(palette(page).getByRole('group', { name: 'Zuletzt angelegt' })).toBeVisible();
      await field(page).fill('saue');
      await expect(option(page, 'Die Wasserpest im Glas')).toContainText('Diese Bläschen sind reiner Sauerstoff.', { timeout: 10_000 });
    }).toPass();
    await expect(option(page, 'Die Wasserpest im Glas').locator('mark')).toHaveText('Saue');
    await expect(option(page, 'Die Wasserpest im Glas')).toContainText('AblageBiologie');
    await picture(page, 'search-palette');
  });

  await test.step('arrows choose, Enter opens, Ctrl and Enter the folder, Escape closes', async () => {
    await field(page).fill('ba');
    await expect(option(page, 'Was braucht ein Baum?')).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('wor');
    await expect(palette(page).getByRole('group', { name: 'Hilfe' }).getByRole('option').first()).toBeVisible();
    const first = await palette(page).locator('[aria-selected="true"]').getAttribute('id');
    await page.keyboard.press('ArrowUp');
    await expect(palette(page).locator('[aria-selected="true"]')).not.toHaveId(first!);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.goto('/');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await field(page).fill('wasserpest');
    await expect(option(page, 'Die Wasserpest im Glas')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(new RegExp(`/folders/${folder}$`));
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await field(page).fill('wasserpest');
    await expect(option(page, 'Die Wasserpest im Glas')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/text_editor/documents/${id}`));
  });

  await test.step('on a phone as a page, narrowed; its address brings it back; without a line it says so', async () => {
    const mobile = await (await signedIn(browser, stack, account, { viewport: VIEWPORTS.phone })).newPage();
    await mobile.goto('/');
    await mobile.getByRole('link', { name: 'Suchen' }).click();
    await field(mobile).fill('sauerstoff');
    await expect(option(mobile, 'Die Wasserpest im Glas')).toBeVisible();
    await picture(mobile, 'search-phone');
    await mobile.getByRole('button', { name: 'Filter' }).click();
    await mobile.getByLabel('Art der Inhalte').selectOption('Wortwolken');
    await expect(mobile.getByText('Dazu haben wir nichts gefunden.').first()).toBeVisible();
    await mobile.getByLabel('Art der Inhalte').selectOption('Alle Arten');
    await mobile.reload();
    await expect(option(mobile, 'Die Wasserpest im Glas')).toBeVisible();
    await mobile.context().setOffline(true);
    await field(mobile).fill('etwas anderes');
    await expect(mobile.getByRole('main').getByText('Du bist gerade offline.')).toBeVisible();
    await mobile.context().setOffline(false);
    await option(mobile, 'Die Wasserpest im Glas').waitFor({ state: 'hidden' });
  });

  await test.step('a colleague finds nothing of it', async () => {
    const other = await (await signedIn(browser, stack, await newTeacher(stack, 'Grace', 'Hopper'))).newPage();
    await other.goto('/search?q=sauerstoff');
    // A template of the product says it, too.
    await expect(other.getByRole('group', { name: 'Vorlagen' }).getByRole('option').first()).toBeVisible();
    await expect(option(other, 'Die Wasserpest im Glas')).toHaveCount(0);
  });
});

test('a find leads to the place where it is: a card, a question, a paragraph; and templates and help are found beside it', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const post = (path: string, body: object) => call<{ id: string }>(teacher, 'POST', path, body);
  const wall = await post('/pinboard/boards', { title: 'Lebensraum' });
  const [list] = await call<{ id: string }[]>(teacher, 'GET', `/pinboard/boards/${wall.id}/lists`);
  await post(`/pinboard/lists/${list!.id}/cards`, { name: 'Rotfuchs' });
  const survey = await post('/surveys/surveys', { title: 'Geraden' });
  for (const title of ['Was war leicht?', 'Was war kniffelig?'])
    await post(`/surveys/surveys/${survey.id}/questions`, { type: 'long_answer', title });
  const page = await teacher.newPage();
  const arrived = page.locator('[data-arrived]');
  const goTo = async (word: string, title: string): Promise<void> => {
    await page.goto('/folders');
    await expect(page.getByRole('heading', { level: 1, name: 'Ablage' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(async () => {
      await field(page).fill('');
      await expect(palette(page).getByRole('group', { name: 'Zuletzt angelegt' })).toBeVisible();
      await field(page).fill(word);
      await expect(option(page, title)).toHaveAttribute('aria-selected', 'true', { timeout: 10_000 });
    }).toPass();
    await expect(option(page, title)).toContainText('Zur Stelle');
    await page.keyboard.press('Enter');
  };
  await test.step('pages that explain something, in both languages', async () => {
    for (const [word, title, path, more] of [
      ['lizenz', 'Eigenes Material öffnen', /\/de\/help\/articles\/41-eigenes-material-oeffnen$/, '/gallery/how_to'],
      ['sammlung', 'Sammlungen nutzen', /\/de\/help\/articles\/43-/, '/collections/how_to'],
    ] as const) {
      await page.goto('/folders');
      await page.getByRole('button', { name: 'Suchen' }).click();
      await field(page).fill(word);
      await palette(page).getByRole('group', { name: 'Hilfe' }).getByRole('option', { name: title }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name: 'Mehr dazu' }).click();
      await expect(page).toHaveURL(more);
    }
    await page.goto('/search?q=licence&locale=en');
    const help = page.getByRole('group', { name: 'Help' });
    await expect(help.getByRole('option', { name: 'Open your own material' })).toHaveAttribute('href', /^\/en\/help\/articles\/41-/);
    await page.goto('/search?locale=de');
  });
  await goTo('rotfuchs', 'Lebensraum');
  await expect(arrived).toContainText('Rotfuchs');
  await picture(page, 'search-arrived');
  await goTo('kniffelig', 'Geraden');
  await expect(arrived.getByRole('textbox').first()).toHaveValue('Was war kniffelig?');
  await teacher.close();
});

for (const [platform, keys] of [
  ['MacIntel', '⌘ K'],
  ['Win32', 'Strg K'],
] as const) {
  test(`the button of the search names the keys of ${platform}`, async ({ teacher: page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', { get: () => value }), platform);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Suchen' })).toContainText(keys);
  });
}
