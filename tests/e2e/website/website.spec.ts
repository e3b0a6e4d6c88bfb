import { SITE_THEMES, TOOLS, type WebsiteItem } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { faults } from '../support/tested-pages.js';
import { publishedSite } from '../support/website.js';
import { call, share } from '../support/wire.js';

const { route, infoRoute } = TOOLS.website;
/** Maximum transfer size of a published page's scripts, by the specification. */
const SCRIPT_BYTES = 60_000;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox' | 'radio', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nobody comes to ${role} ${String(name)} by the Tab key.`);
}

test('[WEB-01] a website, made with nothing but the keyboard and read on a phone', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [
    await signedIn(browser, stack, await newTeacher(stack)),
    await phone(browser, stack, { javaScriptEnabled: false }),
  ];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const keys = teacher.keyboard;
  const heading = teacher.getByRole('textbox', { name: 'Überschrift' });
  let id = '';

  await test.step('a teacher reads what it is for and makes one', async () => {
    await teacher.goto(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen Websites' }).click();
    await teacher.getByRole('button', { name: 'Website anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    id = new URL(teacher.url()).pathname.split('/').at(-1)!;
    await expect(teacher.getByText('Hier entsteht deine Seite.')).toBeVisible();
  });

  await test.step('puts in a heading, a text and a button, moves one, takes one back: by keys', async () => {
    await tabTo(teacher, 'button', 'Überschrift');
    await keys.press('Enter');
    await expect(heading).toBeFocused();
    await keys.type('Wer wohnt im toten Holz?');
    await keys.press('Escape');
    await tabTo(teacher, 'button', 'Baustein hinter „Überschrift“ einfügen');
    await keys.press('Enter');
    await teacher.getByRole('menuitem', { name: 'Text und Bild' }).focus();
    await keys.press('Enter');
    await expect(teacher.locator('[contenteditable="true"]')).toBeFocused();
    await keys.type('Ein umgefallener Baum lebt weiter.');
    await keys.press('Escape');
    await tabTo(teacher, 'button', 'Nach oben');
    await keys.press('Enter');
    await expect(teacher.locator('[data-block]').first()).toContainText('Ein umgefallener Baum');
    await keys.press('Control+z');
    await expect(teacher.locator('[data-block]').first()).toContainText('Wer wohnt');
    await expect(teacher.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('adds a page, and publishes only once somebody answers for it', async () => {
    await tabTo(teacher, 'button', /^Seite$/);
    await keys.press('Enter');
    await expect(teacher.getByRole('button', { name: 'Seite 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await tabTo(teacher, 'button', 'Überschrift');
    await keys.press('Enter');
    await expect(heading).toBeFocused();
    await keys.type('Was du mitbringst');
    await expect(teacher.getByText('Gespeichert', { exact: true })).toBeVisible();
    await tabTo(teacher, 'button', 'Veröffentlichen');
    await keys.press('Enter');
    const dialog = teacher.getByRole('dialog', { name: 'Veröffentlichen' });
    await tabTo(teacher, 'button', 'Jetzt veröffentlichen');
    await keys.press('Enter');
    await expect(dialog.getByText('Schreib, wer verantwortlich ist: mindestens 10 Zeichen.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Impressum' }).focus();
    await keys.type('Schule am Wald, Waldweg 1');
    await tabTo(teacher, 'button', 'Jetzt veröffentlichen');
    await keys.press('Enter');
    await expect(teacher.getByText('Deine Website ist veröffentlicht.')).toBeVisible();
  });

  await test.step('a phone without any script reads it by its secret link, both pages and who answers for it', async () => {
    const { secretLink } = await share(computer, id, { privacy: 'secret' });
    await visitor.goto(secretLink);
    expect(new URL(visitor.url()).search).toBe('');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Neue Website');
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText('Wer wohnt im toten Holz?');
    await visitor.getByText('Menü').click();
    await visitor.getByRole('link', { name: 'Seite 2' }).click();
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText('Was du mitbringst');
    await visitor.getByRole('link', { name: 'Impressum' }).click();
    await expect(visitor.getByText('Schule am Wald, Waldweg 1')).toBeVisible();
    const { body } = { body: await call<WebsiteItem>(computer, 'GET', `${route}/${id}`) };
    expect(body.website).toMatchObject({ changed: false, pages: [{ blocks: 2 }, { blocks: 1 }] });
  });
  await Promise.all([computer.close(), handset.close()]);
});

test('a published website with every block: clear for everybody, light, and nothing of others before somebody asks', async ({
  browser,
  stack,
}) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const board = await call<{ id: string }>(computer, 'POST', TOOLS.pinboard.route, { title: 'Fundstücke' });
  const { secretLink: live } = await share(computer, board.id, { privacy: 'secret' });
  const site = await publishedSite(computer, stack, { live: new URL(live).pathname + new URL(live).search });
  const { secretLink } = await share(computer, site.id, { privacy: 'secret' });
  const page = await handset.newPage();
  const asked: string[] = [];
  let scripts = 0;
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts += Number(response.headers()['content-length'] ?? SCRIPT_BYTES);
  });

  await test.step('axe has nothing to say, in the colours of every theme, light and dark, on a phone and on a wall', async () => {
    await page.goto(secretLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waldwoche der 7b');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => new URL(url).origin !== stack.origin)).toEqual([]);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThan(SCRIPT_BYTES);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    for (const theme of SITE_THEMES) {
      await page.evaluate((name) => document.body.setAttribute('data-theme', name), theme);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        expect([theme, scheme, await faults(page, { type: 'rule', values: ['color-contrast'] })]).toEqual([theme, scheme, []]);
      }
    }
  });

  await test.step('a film asks its host after a press, an own board opens in its place', async () => {
    await page.route('https://www.youtube-nocookie.com/**', (way) => way.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }));
    await page.getByRole('button', { name: /Hier abspielen/ }).click();
    await expect(page.frameLocator('iframe[title*="youtube"]').getByText('Film')).toBeVisible();
    await page.getByRole('button', { name: /Hier zeigen: Fundstücke/ }).click();
    await expect(page.frameLocator('iframe[title="Fundstücke"]').getByRole('heading', { name: 'Fundstücke' })).toBeAttached();
  });
  await Promise.all([computer.close(), handset.close()]);
});
