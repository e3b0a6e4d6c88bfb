import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { inDatabase, newTeacher, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { cardOf } from './support/pinboard.js';
import { readQr } from './support/read-qr.js';
import type { StackAddress } from './support/stack.js';
import { expect, statusOf, test, textOf } from './support/test.js';

/** Counts what the browsers themselves call a click, on the teacher's screen and on the phone. */
async function counted(contexts: readonly BrowserContext[]): Promise<() => number> {
  let clicks = 0;
  for (const context of contexts) {
    await context.exposeBinding('countClick', () => (clicks += 1));
    await context.addInitScript(() =>
      addEventListener(
        'click',
        (event) => event.isTrusted && event.detail > 0 && (globalThis as unknown as { countClick(): void }).countClick(),
        true,
      ),
    );
  }
  return () => clicks;
}

interface FirstUse {
  teacher: Page;
  phone: Page;
  clicks: () => number;
  /** the start page of a new account offers this tool */
  begin: (tool: string) => Promise<void>;
  /** the dialog is open: one switch, and the phone follows the QR code */
  open: () => Promise<void>;
}

async function firstUse(browser: Browser, stack: StackAddress, use: (parts: FirstUse) => Promise<void>): Promise<void> {
  const account = await newTeacher(stack);
  await inDatabase(stack, (client) => client.query(`update account set favourite_tools = '{}' where id = $1`, [account.id]));
  const contexts = [
    await signedIn(browser, stack, account),
    await stranger(browser, stack, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true }),
  ] as const;
  const clicks = await counted(contexts);
  const [teacher, phone] = [await contexts[0].newPage(), await contexts[1].newPage()];
  await teacher.goto('/');
  await use({
    teacher,
    phone,
    clicks,
    begin: (tool) => teacher.getByRole('main').getByRole('button', { name: tool, exact: true }).click(),
    open: async () => {
      const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
      await dialog.getByRole('switch', { name: 'Mit Link freigeben' }).click();
      await phone.goto(await readQr(dialog.getByRole('img', { name: /QR-Code für/ })));
    },
  });
  await Promise.all(contexts.map((context) => context.close()));
}

/** Moves by the keyboard, as a user who has just typed: no click. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(field).toBeFocused();
}

const share = (teacher: Page) => teacher.getByRole('button', { name: 'Teilen', exact: true }).click();
const title = (teacher: Page) => teacher.getByRole('textbox', { name: 'Titel', exact: true });

test('from nothing to a letter that a phone writes: four clicks', { tag: '@walk' }, async ({ browser, stack }) => {
  await firstUse(browser, stack, async ({ teacher, phone, clicks, begin, open }) => {
    await begin('Textdokument');
    await expect(textOf(teacher)).toBeFocused();
    await teacher.keyboard.type('Wir sammeln Ideen.');
    await expect(statusOf(teacher)).toHaveText('Gespeichert');
    await share(teacher);
    await open();
    await textOf(phone).tap();
    await phone.keyboard.type('Ja! ');
    await expect(textOf(teacher)).toContainText('Ja!');
    // Each of the four was heard.
    expect(clicks()).toBe(4);
  });
});

test('from nothing to a word on the wall: four clicks', { tag: '@walk' }, async ({ browser, stack }) => {
  await firstUse(browser, stack, async ({ teacher, phone, clicks, begin, open }) => {
    await begin('Wortwolke');
    await expect(title(teacher)).toBeFocused();
    await teacher.keyboard.type('Was freut euch?');
    await expect(title(teacher)).toHaveValue('Was freut euch?');
    await share(teacher);
    await open();
    await phone.getByRole('textbox').first().tap();
    await phone.keyboard.type('Freude');
    await phone.keyboard.press('Enter');
    await expect(teacher.getByRole('button', { name: /^Freude,/, includeHidden: true })).toBeAttached();
    expect(clicks()).toBeLessThanOrEqual(4);
  });
});

test('from nothing to the first card of a pupil: four clicks', { tag: '@walk' }, async ({ browser, stack }) => {
  await firstUse(browser, stack, async ({ teacher, phone, clicks, begin, open }) => {
    await begin('Pinnwand');
    await expect(title(teacher)).toBeFocused();
    await teacher.keyboard.type('Thesenwand');
    await expect(title(teacher)).toHaveValue('Thesenwand');
    await share(teacher);
    await open();
    await phone.getByRole('button', { name: 'Karte hinzufügen zu „Ideen“' }).tap();
    await phone.getByRole('textbox', { name: 'Titel' }).fill('Eiche');
    await phone.keyboard.press('Enter');
    await expect(cardOf(teacher, 'Eiche')).toBeVisible();
    expect(clicks()).toBe(4);
  });
});

test('from nothing to the first vote of a survey: six clicks', { tag: '@walk' }, async ({ browser, stack }) => {
  await firstUse(browser, stack, async ({ teacher, phone, clicks, begin, open }) => {
    await begin('Umfrage');
    await teacher.getByRole('complementary', { name: 'Frage hinzufügen' }).getByRole('button', { name: 'Eine Antwort' }).click();
    await expect(teacher.getByLabel('Frage', { exact: true })).toBeFocused();
    await teacher.keyboard.type('Wann gehen wir los?');
    for (const [letter, text] of [
      ['A', 'Um acht'],
      ['B', 'Um neun'],
    ] as const) {
      await tabTo(teacher, teacher.getByRole('textbox', { name: `Antwort ${letter}`, exact: true }));
      await teacher.keyboard.type(text);
    }
    // Opening a survey that is not shared asks at once for the way of sharing.
    await teacher.getByRole('button', { name: 'Umfrage öffnen' }).click();
    await open();
    // On the circle itself: a tap on its words is heard once more on the circle.
    await phone.getByRole('radio', { name: 'Um neun' }).tap();
    await phone.getByRole('button', { name: 'Absenden' }).tap();
    await expect(phone.getByRole('heading', { name: 'Danke, alles ist abgegeben!' })).toBeVisible();
    expect(clicks()).toBe(6);
    // The header behind the dialog knows who may see it by now.
    await expect(teacher.locator('header').getByText('Geheimer Link')).toBeVisible();
  });
});
