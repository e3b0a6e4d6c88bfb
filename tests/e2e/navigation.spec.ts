import { newTeacher, phone, signedIn, stranger } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument, sharedDocument } from './support/wire.js';

test('[TIT-01] [TIT-02] [TIT-03] [ACC-10] [TR-45] titles, og:title and focus follow every navigation, once the page is there', async ({
  teacher: page,
}) => {
  let onTheWay: string | undefined;
  await page.route(/\/assets\/TrashPage-.*\.js/, async (route) => {
    onTheWay = await page.title();
    await route.continue();
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Werkzeuge | Start');
  for (const [link, title] of [
    ['Werkzeuge', 'Werkzeuge'],
    ['Papierkorb', 'Werkzeuge | Papierkorb'],
    ['Start', 'Werkzeuge | Start'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('main h1')).toBeFocused();
  }
  expect(onTheWay).toBe('Werkzeuge');
  await page.goto('/text_editor/documents');
  await expect(page).toHaveTitle('Werkzeuge | Textdokumente');
});

test('[NAV-18] unknown paths lead home, which says so; wrong items to the tools', async ({ teacher: page }) => {
  await page.goto('/gibt/es/nicht');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await expect(page.getByText('Diese Adresse gibt es nicht.')).toBeVisible();
  await page.goto('/text_editor/documents/0190b7a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: /nicht \(mehr\) verfügbar/ })).toBeVisible();
  await picture(page, 'document-missing');
});

test('[E6] missing, foreign, locked and trashed items look the same to a guest', async ({ browser, stack }) => {
  const owner = await signedIn(browser, stack, await newTeacher(stack));
  const locked = await newDocument(owner, 'Verschlossen');
  const trashed = await sharedDocument(owner, 'Weggeworfen');
  await call(owner, 'DELETE', `/text_editor/documents/${trashed.id}`);
  const hidden = await sharedDocument(owner, 'Unsichtbar', 'invisible');
  const guest = await stranger(browser, stack);
  const page = await guest.newPage();
  const seen = new Set<string>();
  for (const id of ['0190b7a0-0000-7000-8000-000000000000', locked, trashed.id, hidden.id]) {
    await page.goto(`/text_editor/public_documents/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
    seen.add(`${await page.title()}\n${await page.locator('main').innerText()}`);
  }
  expect(seen.size).toBe(1);
  await picture(page, 'not-available');
  await Promise.all([owner.close(), guest.close()]);
});

test('[NAV-07] [NAV-15] [D-13] [D-14] [E15] a visitor on an owner page is invited, and home ends the visit', async ({ browser, stack }) => {
  const owner = await signedIn(browser, stack, await newTeacher(stack));
  const { secretLink } = await sharedDocument(owner);
  const guest = await phone(browser, stack);
  const page = await guest.newPage();
  await page.goto(secretLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald und Wiese');
  await expect.poll(async () => (await guest.cookies()).some(({ name }) => name === 'murmel_visitor')).toBe(true);
  await page.goto('/text_editor/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Hier liegt noch nichts von dir.' })).toBeVisible();
  await picture(page, 'visitor-invited');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  // Guard 3 ends only what is shown; the cookie that owns contributions stays (spec D-13).
  expect((await guest.cookies()).some(({ name }) => name === 'murmel_visitor')).toBe(true);
  await Promise.all([owner.close(), guest.close()]);
});

for (const [locale, heading] of [
  ['en-GB', 'Sign in'],
  ['fr-FR', 'Anmelden'],
  ['de-AT', 'Anmelden'],
] as const) {
  test(`[I18-01] [I18-02] a browser in ${locale} starts with "${heading}"`, async ({ browser, stack }) => {
    const context = await stranger(browser, stack, { locale });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await context.close();
  });
}

test('[NAV-22] the locale parameter switches the language on any page', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  await page.goto('/text_editor/info?locale=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto('/login?locale=de');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await context.close();
});

test('another language takes the place of the first in one step, though its texts come one after another', async ({ browser, stack }) => {
  const context = await stranger(browser, stack, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  const shown = await page.evaluateHandle(() => {
    const texts = new Set([document.body.innerText]);
    const look = new MutationObserver(() => texts.add(document.body.innerText));
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/en-.*\.js/, (route) => void held.push(() => route.continue()));
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(3);
  for (const come of held.splice(1)) await Promise.all([page.waitForResponse(/\/assets\/en-/), come()]);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await held[0]!();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const texts = await shown.evaluate((seen) => [...seen]);
  expect(texts.map((text) => [/Anmelden/.test(text), /Sign in/.test(text)])).toEqual([
    [true, false],
    [false, true],
  ]);
  await context.close();
});

test('[NAV-20] [ACC-10] the skip link leads to the content, a hash to its element, a page without one begins at its top', async ({
  teacher: page,
}) => {
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await picture(page, 'skip-link');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.setViewportSize({ width: 1000, height: 500 });
  // The rail has icons only: what one of them means stands beside it while the pointer is there, and nowhere else.
  const explained = page.getByRole('navigation').locator('[data-side="right"]').filter({ visible: true });
  await expect(explained).toHaveCount(0);
  await page.getByRole('link', { name: 'Start', exact: true }).first().hover();
  await expect(explained).toHaveText(['Start']);
  await page
    .getByRole('button', { name: /Dein Profil/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Kontingent' }).click();
  await expect(page.locator('#quota')).toBeInViewport();
  await page.setViewportSize({ width: 1000, height: 240 });
  await page.locator('#quota').evaluate((element) => element.scrollIntoView());
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Werkzeuge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[TIT-08] the progress bar waits 200 ms', async ({ teacher: page }) => {
  let hold = 1500;
  await page.route('**/api/items/discarded**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, hold));
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Wird geladen' });
  // The page's own file is here already: the bar waits for that, too.
  await page.goto('/folders/discarded');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Werkzeuge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) times['bar'] ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
    const send = window.fetch;
    window.fetch = (...request) => {
      times['request'] ??= performance.now();
      return send(...request);
    };
  });
  await page.getByRole('link', { name: 'Papierkorb' }).first().click();
  await expect(bar).toBeVisible();
  const times = await page.evaluate(() => (window as unknown as { times: { bar: number; request: number } }).times);
  expect(times.bar - times.request).toBeGreaterThanOrEqual(190);
  await expect(bar).toHaveCount(0);
  hold = 0;
});

test('[ERR-09] [ERR-10] [ERR-08] a part of the page that is gone reloads it, at most twice', async ({ teacher: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  await page.route(/\/assets\/TrashPage-.*\.js/, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }));
  await page.getByRole('link', { name: 'Papierkorb' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entschuldige, da ist etwas schiefgegangen.' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/in ein paar Minuten/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zu den Werkzeugen' })).toHaveAttribute('href', '/tools');
  expect(addresses.map((address) => new URL(address).searchParams.get('reload'))).toEqual(['1', '2']);
  await picture(page, 'error-generic');
});

test('[ERR-14] what nobody foresaw loads the page anew, at most twice, then says that it did not work', async ({ teacher: page }) => {
  const counts: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counts.push(new URL(request.url()).searchParams.get('reload'));
  });
  const list = '/text_editor/documents';
  const refuse = (code: string, status: number) =>
    page.route(`**/api${list}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { defined: true, code, status, message: code } })
        : route.fallback(),
    );
  const create = () => page.getByRole('main').getByRole('button', { name: 'Textdokument anlegen' }).click();
  const failed = page.getByText('Das Anlegen hat nicht geklappt.');

  await test.step('something new that fails for a reason that this page does not know', async () => {
    await refuse('MADE_UP_LATER', 409);
    await page.goto(list);
    for (const count of ['1', '2']) {
      await create();
      await expect(page).toHaveURL(`${list}?reload=${count}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await create();
    await expect(failed).toBeVisible();
  });
  await test.step('a refusal that has words is told, and nothing is loaded', async () => {
    await page.unrouteAll();
    await refuse('BAD_REQUEST', 400);
    await page.goto(list);
    await create();
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(list);
  });
  await test.step('a copy that is refused, and one that breaks, each in words of its own', async () => {
    await newDocument(page.context(), 'Moos');
    for (const [status, code, words] of [
      [403, 'PARTNER_NOT_ENABLED', 'Dieser Partner ist für dich nicht freigeschaltet.'],
      [400, 'BAD_REQUEST', 'Damit können wir nichts anfangen.'],
      [500, 'INTERNAL', 'Das Kopieren hat nicht geklappt.'],
    ] as const) {
      await page.route('**/api/items/remix', (route) => route.fulfill({ status, json: { defined: true, code, status, message: code } }));
      await page.goto(list);
      await page.getByRole('button', { name: 'Mehr zu „Moos“' }).click();
      await page.getByRole('menuitem', { name: 'Kopieren' }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL(list);
    }
  });
  await test.step('a page that breaks while it is drawn', async () => {
    await page.route('**/api/items/recently_created*', (route) => route.fulfill({ json: {} }));
    counts.length = 0;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Entschuldige, da ist etwas schiefgegangen.' })).toBeVisible();
    await expect.poll(() => counts).toEqual([null, '1', '2']);
  });
});

test('[ERR-07] where a call that a page stands on is refused, one of four pages says why, and leads to the tools', async ({
  teacher: page,
}) => {
  const place = '/folders/0190b7a0-0000-7000-8000-000000000000';
  const says = async (title: string, code: string | undefined) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Fehler \d+$/)).toHaveText(code === undefined ? [] : [code]);
    await expect(page.getByRole('link', { name: 'Zu den Werkzeugen' })).toHaveAttribute('href', '/tools');
  };
  const refuse = (status: number, code: string) =>
    page.route(`**/api${place}`, (route) => route.fulfill({ status, json: { defined: false, code, status, message: code } }));

  await test.step('not found', async () => {
    await page.goto(place);
    await says('Hier liegt nichts mehr.', 'Fehler 404');
    await picture(page, 'error-not-found');
  });
  await test.step('forbidden', async () => {
    await refuse(403, 'FORBIDDEN');
    await page.reload();
    await says('Das ist nicht für dich geöffnet.', 'Fehler 403');
    await picture(page, 'error-forbidden');
  });
  await test.step('generic, with another try, and unauthorized, with the way to sign in', async () => {
    await refuse(500, 'INTERNAL');
    await page.reload();
    await says('Entschuldige, da ist etwas schiefgegangen.', undefined);
    await page.unrouteAll();
    await call(page.context(), 'DELETE', '/sessions');
    // The socket may report the end before the next call; then there is nothing left to press.
    await page
      .getByRole('button', { name: 'Noch einmal versuchen' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await says('Deine Sitzung ist beendet.', 'Fehler 401');
    await expect(page.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute(
      'href',
      `/login?redirectUri=${encodeURIComponent(place)}`,
    );
  });
});

test('a dialog that was closed is not in the history, however it was opened', async ({ teacher: page }) => {
  const list = '/text_editor/documents';
  const id = await newDocument(page.context(), 'Bienen');
  const document = `${list}/${id}`;
  const dialog = page.getByRole('dialog');
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  };
  await page.goto(list);
  await page.getByRole('link', { name: 'Bienen' }).click();

  for (const close of ['Fertig', 'Escape']) {
    await page.getByRole('button', { name: 'Teilen' }).click();
    await expect(page).toHaveURL(`${document}/share`);
    // The address is there before what it opens.
    await expect(dialog.getByRole('button', { name: 'Fertig' })).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: close }).click();
    await expect(page).toHaveURL(document);
  }
  await openSettings();
  await expect(page).toHaveURL(`${document}/settings`);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(document);
  await page.goBack();
  await expect(page).toHaveURL(list);

  await page.goto(`${document}/share`);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page).toHaveURL(document);
  await page.goBack();
  await expect(page).toHaveURL(list);
});
