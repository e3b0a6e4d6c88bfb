import { phone } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

test('[NAV-23] [NAV-25] [NAV-35] the help is there without an account, in the language of its address, and beside the work', async ({
  teacher: page,
  browser,
  stack,
}) => {
  await test.step('a visitor follows an old link, switches the language and searches', async () => {
    const visitor = await phone(browser, stack);
    const theirs = await visitor.newPage();
    // On a slow device each of these is still on its way when the next one comes.
    const device = await visitor.newCDPSession(theirs);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await theirs.goto('/en/help/articles/27-old-words');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Make a class with codes' })).toBeVisible();
    await expect(theirs).toHaveURL(/\/en\/help\/articles\/27-make-a-class-with-codes$/);
    await expect(theirs.locator('html')).toHaveAttribute('lang', 'en');
    await theirs.getByRole('button', { name: 'Deutsch' }).click();
    await expect(theirs).toHaveURL(/\/de\/help\/articles\/27-eine-klasse-mit-codes-anlegen$/);
    await expect(theirs).toHaveTitle('Eine Klasse mit Codes anlegen | Hilfe');
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await picture(theirs, 'help-phone');
    // The page in the other language may take the place of the one that was typed on.
    await expect(async () => {
      await theirs.getByRole('searchbox', { name: 'Hilfe durchsuchen' }).fill('Bibliothek fehlt');
      await theirs.keyboard.press('Enter');
      await expect(theirs).toHaveURL(/\/help\/search/, { timeout: 2000 });
    }).toPass();
    await theirs.getByRole('link', { name: /^H5P-Inhalte einbauen/ }).click();
    await expect(theirs.getByRole('listitem').filter({ hasText: 'Ausprobieren' }).first()).toBeVisible();
    await theirs.goto('/de/help/articles/999');
    await expect(theirs.getByRole('heading', { name: 'Diesen Artikel gibt es nicht.' })).toBeVisible();
    await visitor.close();
  });
  await test.step('beside a tool it moves the work aside, shows where, and gives the room back', async () => {
    const { id } = await call<{ id: string }>(page.context(), 'POST', '/pinboard/boards', { title: 'Wald' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/pinboard/boards/${id}`);
    const button = page.getByRole('button', { name: 'Hilfe', exact: true });
    await button.click();
    const help = page.getByRole('complementary', { name: 'Hilfe' });
    await expect(help.getByRole('heading', { name: 'Wer darf was auf der Pinnwand?' })).toBeVisible();
    await picture(page, 'help-beside');
    await help.getByRole('button', { name: 'Schritt 1 zeigen: Ganze Pinnwand' }).click();
    await expect(page.getByRole('button', { name: 'Teilen', exact: true })).toBeFocused();
    await help.getByRole('button', { name: 'Karten verschieben, auch mit der Tastatur' }).click();
    await expect(help.getByRole('heading', { name: 'Karten verschieben, auch mit der Tastatur' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Hilfe' }).click();
    await expect(page.getByRole('dialog', { name: 'Hilfe' })).toContainText('Wer darf was auf der Pinnwand?');
  });
});
