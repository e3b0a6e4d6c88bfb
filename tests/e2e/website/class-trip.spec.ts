import { type Item, TOOLS } from '@murmel/contracts';
import type { Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { faults } from '../support/tested-pages.js';
import { call, share } from '../support/wire.js';

const { route } = TOOLS.website;
const PASSWORD = 'Ostsee 7b';
const blocks = (page: Page): Locator => page.locator('[data-block]');
const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

test('[WEB-01] a class trip, made of a template by touch with a colleague, behind a password, read on a phone without any script', async ({
  browser,
  stack,
}) => {
  const [ada, jana] = [await newTeacher(stack), await newTeacher(stack, 'Jana', 'Weber')];
  const [tablet, other, handset] = [
    await signedIn(browser, stack, ada, { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }),
    await signedIn(browser, stack, jana),
    await phone(browser, stack, { javaScriptEnabled: false }),
  ];
  const [teacher, colleague, reader] = [await tablet.newPage(), await other.newPage(), await handset.newPage()];
  let id = '';

  await test.step('begins with the template, by touch', async () => {
    await teacher.goto('/folders');
    await teacher.getByRole('button', { name: 'Neu', exact: true }).first().tap();
    await teacher.getByRole('menuitem', { name: 'Aus Vorlage' }).tap();
    await expect(teacher.getByRole('article').first()).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Vorlagen durchsuchen' }).fill('Klassenfahrt');
    await teacher.getByRole('button', { name: '„Website zur Klassenfahrt“ verwenden' }).tap();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}`));
    id = new URL(teacher.url()).pathname.split('/').at(-1)!;
    await expect(blocks(teacher)).toHaveCount(4);
  });

  await test.step('writes, puts a block in and moves it, while a colleague writes on the same page', async () => {
    await call(tablet, 'POST', `/items/${id}/members`, { email: jana.email, role: 'write' });
    await share(tablet, id, { privacy: 'members_only' });
    await colleague.goto(`${route}/${id}`);
    await expect(blocks(colleague)).toHaveCount(4);
    await blocks(teacher).first().getByRole('heading').tap();
    const title = teacher.getByRole('textbox', { name: 'Überschrift' });
    await title.fill('An die Ostsee');
    await blocks(colleague)
      .nth(3)
      .getByRole('button', { name: /bearbeiten/ })
      .click();
    await colleague.getByRole('textbox', { name: 'Name', exact: true }).fill('Jana Weber');
    await expect(blocks(colleague).first()).toContainText('An die Ostsee');
    await expect(blocks(teacher).nth(3)).toContainText('Jana Weber');
    await teacher.getByRole('button', { name: 'Baustein einfügen', exact: true }).tap();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Trennlinie' }).tap();
    await expect(blocks(teacher)).toHaveCount(5);
    await expect(blocks(colleague)).toHaveCount(5);
    // Both move the same block at the same moment: both see it at one place.
    const rule = (page: Page) => page.locator('[data-block]', { has: page.locator('hr') });
    await rule(colleague)
      .getByRole('button', { name: /bearbeiten/ })
      .click();
    await Promise.all([
      teacher.getByRole('button', { name: 'Nach oben' }).tap(),
      colleague.getByRole('button', { name: 'Nach oben' }).click(),
    ]);
    await Promise.all([saved(teacher), saved(colleague)]);
    const order = (page: Page) => blocks(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
    await expect.poll(async () => JSON.stringify(await order(teacher)) === JSON.stringify(await order(colleague))).toBe(true);
    expect(new Set(await order(teacher)).size).toBe(5);
    expect(await faults(teacher)).toEqual([]);
    await picture(teacher, 'website-tablet');
  });

  await test.step('publishes once it says who answers for it', async () => {
    await teacher.getByRole('button', { name: 'Mehr', exact: true }).tap();
    const inMenu = teacher.getByRole('menuitem', { name: 'Veröffentlichen' });
    if (await inMenu.isVisible()) await inMenu.tap();
    else {
      await teacher.keyboard.press('Escape');
      await teacher.getByRole('button', { name: 'Veröffentlichen' }).tap();
    }
    await teacher.getByRole('textbox', { name: 'Impressum' }).fill('Schule am Wald, Waldweg 1');
    await teacher.getByRole('button', { name: 'Jetzt veröffentlichen' }).tap();
    await expect(teacher.getByText('Deine Website ist veröffentlicht.')).toBeVisible();
  });

  await test.step('a phone without any script types the password and reads both pages', async () => {
    await share(tablet, id, { privacy: 'password_protected', password: PASSWORD });
    await reader.goto(`/website/public_pages/${id}`);
    await expect(reader.getByRole('heading', { level: 1, name: 'Passwort' })).toBeVisible();
    await picture(reader, 'website-password-phone');
    await reader.getByLabel('Passwort').fill('falsch');
    await reader.getByRole('button', { name: 'Öffnen' }).tap();
    await expect(reader.getByRole('alert')).toHaveText('Das Passwort ist ungültig. Achte auf Groß- und Kleinschreibung.');
    await reader.getByLabel('Passwort').fill(PASSWORD);
    await reader.getByRole('button', { name: 'Öffnen' }).tap();
    await expect(reader.getByRole('heading', { level: 2, name: 'An die Ostsee' })).toBeVisible();
    await expect(reader.getByText('Jana Weber')).toBeVisible();
    await picture(reader, 'website-class-trip-phone');
    await reader.getByText('Menü').tap();
    await reader.getByRole('link', { name: 'Packliste' }).tap();
    await expect(reader.getByText('Versichertenkarte')).toBeVisible();
    expect((await call<Item>(tablet, 'GET', `${route}/${id}`)).privacy).toBe('password_protected');
  });
  await Promise.all([tablet.close(), other.close(), handset.close()]);
});
