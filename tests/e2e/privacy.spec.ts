import { createServer } from 'node:http';
import { callsRouteOf, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { newTeacher, phone, signedIn, stranger } from './support/people.js';
import { newScreen, putCard, screenOf } from './support/teaching-board.js';
import { expect, openDocument, statusOf, test } from './support/test.js';
import { tool } from './support/text-editor.js';
import { call, newDocument, share, sharedDocument } from './support/wire.js';

/** Notes every request that leaves the product. */
function foreignRequests(context: BrowserContext): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):/.test(protocol) && hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}

test('[TR-53] no page asks another server for anything', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink } = await sharedDocument(teacher);
  const guest = await phone(browser, stack);
  const notes = [foreignRequests(teacher), foreignRequests(guest)];
  const page = await teacher.newPage();
  for (const path of [
    '/',
    '/tools',
    '/profile',
    '/folders/discarded',
    '/school_classes',
    ...TOOL_KEYS.flatMap((tool) => [TOOLS[tool].route, TOOLS[tool].infoRoute]),
    `/text_editor/documents/${id}/settings`,
    `/text_editor/documents/${id}/share`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  const phonePage = await guest.newPage();
  for (const path of [
    '/login',
    '/register',
    '/password_forgotten',
    '/password_reset',
    '/confirm',
    '/text_editor/info',
    '/s/gibtesnicht',
    secretLink,
  ]) {
    await phonePage.goto(path);
    await expect(phonePage.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await phonePage.waitForLoadState('networkidle');
  }
  expect(notes.flat()).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test('[TR-53] [ACC-16] what stands in frames asks nobody before a click, and then the named host alone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const screen = await newScreen(teacher);
  await putCard(teacher, screen, screen.pages[0]!, 'embed', { content: { address: 'https://karten.example/wald' } });
  await putCard(teacher, screen, screen.pages[0]!, 'video', { content: { address: 'https://www.youtube.com/watch?v=abcdefghijk' } });
  const guest = await phone(browser, stack);
  for (const [person, path] of [
    [teacher, screenOf(screen.id, screen.pages[0])],
    [guest, screen.secretLink],
  ] as const) {
    const notes = foreignRequests(person);
    const page = await person.newPage();
    await page.goto(path);
    await expect(page.getByText(/fragt dein Browser karten\.example/)).toBeVisible();
    await expect(page.getByText(/fragt dein Browser www\.youtube-nocookie\.com/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(notes).toEqual([]);
    await page.getByRole('button', { name: 'Seite zeigen' }).click();
    await expect.poll(() => notes.length).toBeGreaterThan(0);
    expect(new Set(notes.map((url) => new URL(url).hostname))).toEqual(new Set(['karten.example']));
    await expect(page.locator('iframe')).toHaveAttribute('title', /karten\.example/);
    await expect(page.getByRole('link', { name: 'In neuem Tab öffnen' }).first()).toHaveAttribute('href', 'https://karten.example/wald');
  }

  await test.step('[FLA-06] in a text: put in by its address, the same for readers', async () => {
    const { id, secretLink } = await sharedDocument(teacher, 'Filme', 'read');
    const own = await teacher.newPage();
    await openDocument(own, `/text_editor/documents/${id}`);
    const notes = [foreignRequests(teacher), foreignRequests(guest)];
    await tool(own, 'Film oder Seite einbetten').click();
    const dialog = own.getByRole('dialog', { name: 'Film oder Seite einbetten' });
    const field = dialog.getByRole('textbox', { name: 'Adresse oder Code zum Einbetten' });
    await field.fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Einbetten' }).click();
    await expect(dialog.getByText(/keine Adresse mit https/)).toBeVisible();
    await field.fill('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><script src="https://evil.example/x.js"></script>');
    await dialog.getByRole('button', { name: 'Einbetten' }).click();
    const reader = await guest.newPage();
    await reader.goto(secretLink);
    for (const page of [own, reader]) {
      await expect(page.getByText('Dort sieht man dann die Adresse deines Geräts, vorher geht nichts dorthin.')).toBeVisible();
      await expect(page.getByText(/fragt dein Browser www\.youtube-nocookie\.com/)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await own.emulateMedia({ media: 'print' });
    await expect(own.getByText('https://www.youtube.com/watch?v=abcdefghijk', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Abspielen' })).toBeHidden();
    await own.emulateMedia({ media: null });
    expect(notes.flat()).toEqual([]);
    await reader.getByRole('button', { name: 'Abspielen' }).press('Enter');
    await expect.poll(() => new Set(notes.flat().map((url) => new URL(url).hostname))).toEqual(new Set(['www.youtube-nocookie.com']));
    await expect(reader.locator('iframe')).toBeFocused();
    expect(notes[0]).toEqual([]);
    await reader.getByRole('button', { name: 'Schließen', exact: true }).press('Enter');
    await expect(reader.locator('iframe')).toHaveCount(0);
  });
  await Promise.all([teacher.close(), guest.close()]);
});

test('nothing is stored on a device before it is needed, and then one cookie', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const open = await newDocument(teacher, 'Für alle');
  await share(teacher, open, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read' });
  const secret = await sharedDocument(teacher, 'Geheim', 'read');
  const guest = await phone(browser, stack);
  const page = await guest.newPage();
  const kept = async () => [
    (await guest.cookies()).map(({ name }) => name),
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ];

  await test.step('[TR-54] looking at pages and at open material', async () => {
    for (const path of ['/login', '/text_editor/info', `/text_editor/public_documents/${open}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await kept()).toEqual([[], []]);
    }
    await expect(statusOf(page)).toHaveText('Nur lesen, weil es so freigegeben ist');
    expect(await kept()).toEqual([[], []]);
  });

  await test.step('[SES-12] [E1] [T-38] the secret is taken out of the address bar and of the history', async () => {
    await page.goto(secret.secretLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geheim');
    expect(page.url()).toBe(secret.publicLink);
    const token = new URL(secret.secretLink).searchParams.get('token')!;
    expect(await page.evaluate(() => [document.referrer, JSON.stringify(history.state)].join())).not.toContain(token);
  });

  await test.step('[TR-54] [E1] now one cookie, which scripts cannot read', async () => {
    await expect(statusOf(page)).toHaveText('Nur lesen, weil es so freigegeben ist');
    const cookies = await guest.cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
      { name: 'murmel_visitor', httpOnly: true, sameSite: 'Lax' },
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect((await kept())[1]).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geheim');
  });
  await Promise.all([teacher.close(), guest.close()]);
});

test('[E1] whoever reloads before the link was exchanged is in, and it is out of the address', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink, publicLink } = await sharedDocument(teacher, 'Geheim', 'read');
  const guest = await phone(browser, stack);
  const page = await guest.newPage();
  let held = false;
  await page.route(`**/api/items/${id}`, () => void (held = true), { times: 1 });
  await page.goto(secretLink);
  await expect(page.locator('main').getByRole('status')).toBeVisible();
  expect(held).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geheim');
  expect(page.url()).toBe(publicLink);
  await Promise.all([teacher.close(), guest.close()]);
});

test('[E1] a new link shuts out whoever came by the old one', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink } = await sharedDocument(teacher);
  const guest = await stranger(browser, stack);
  const page = await guest.newPage();
  await openDocument(page, secretLink);
  const desk = await teacher.newPage();
  await openDocument(desk, `/text_editor/documents/${id}/share`);
  await desk.getByRole('button', { name: 'Geheimen Link erneuern' }).click();
  await desk
    .getByRole('dialog', { name: /erneuern\?/ })
    .getByRole('button', { name: 'Geheimen Link erneuern' })
    .click();
  await expect(page.locator('#document-text')).toHaveCount(0);
  await page.goto(secretLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
  await Promise.all([teacher.close(), guest.close()]);
});

test('[TR-41] of 20 links no token and no password stays in the address, or comes into another call, a report or a foreign page', async ({
  browser,
  stack,
}) => {
  test.setTimeout(600_000);
  const asked: string[] = [];
  const foreign = createServer(({ url, headers }, answer) => {
    asked.push(JSON.stringify([url, headers]));
    answer.setHeader('content-type', 'text/html').end('<h1>Fremd</h1>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as { port: number };
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const password = 'Kanarien schloß 7';
  const links: string[] = [];
  const kinds = [...TOOL_KEYS, ...TOOL_KEYS].slice(0, 20);
  for (const [index, tool] of kinds.entries()) {
    const { id } = await call<{ id: string }>(teacher, 'POST', callsRouteOf(tool), { title: `Ding ${index}` });
    // A second one of each kind has a password, which its link may carry along.
    const locked = index >= TOOL_KEYS.length;
    const { secretLink, publicLink } = await share(
      teacher,
      id,
      locked ? { privacy: 'password_protected', password } : { privacy: 'secret' },
    );
    links.push(locked ? `${publicLink}?password=${encodeURIComponent(password)}` : secretLink);
  }
  expect(new Set(links).size).toBe(20);
  let reports = 0;
  for (const link of links) {
    const guest = await phone(browser, stack);
    const secrets = [...new URL(link, stack.origin).searchParams.values()].flatMap((value) => [value, encodeURIComponent(value)]);
    expect(secrets.length, link).toBeGreaterThan(0);
    const leaks: string[] = [];
    const check = (where: string, text: string): void => {
      if (secrets.some((secret) => text.includes(secret))) leaks.push(`${where}: ${text}`);
    };
    const page = await guest.newPage();
    page.on('request', (request) => {
      // The first one is the link itself; nothing of its query is in the log (tests/api/platform/log-names.test.ts).
      if (!request.isNavigationRequest()) check('call', request.url());
      check('referrer', request.headers()['referer'] ?? '');
      if (!request.url().endsWith('/error_reports')) return;
      reports += 1;
      check('report', request.postData() ?? '');
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const sent = page.waitForRequest((request) => request.url().endsWith('/error_reports'), { timeout: 3000 }).catch(() => undefined);
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error(`canary at ${location.pathname}`) })));
    await sent;
    check('address', page.url());
    check('page', await page.evaluate(() => JSON.stringify([document.referrer, history.state, name])));
    await page.evaluate((to) => {
      const leads = Object.assign(document.createElement('a'), { href: to });
      document.body.append(leads);
      leads.click();
    }, `http://127.0.0.1:${port}/wald`);
    await expect(page.getByRole('heading', { name: 'Fremd' })).toBeVisible();
    check('foreign page', `${asked.join()} ${await page.evaluate(() => document.referrer)}`);
    await page.goBack();
    check('back', page.url());
    expect(leaks, link).toEqual([]);
    await guest.close();
  }
  expect(asked.filter((one) => one.includes('/wald'))).toHaveLength(links.length);
  expect(asked.filter((one) => one.includes('"referer"'))).toEqual([]);
  expect(reports).toBeGreaterThan(0);
  foreign.close();
  await teacher.close();
});
