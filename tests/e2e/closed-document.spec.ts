import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from './support/people.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf } from './support/test.js';
import { call, newDocument, share, sharedDocument } from './support/wire.js';

async function oneOfEach(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('list', { name: /Sprache|Language/ })).toHaveCount(1);
}

test('a page whose document is closed has one heading, one footer, and a way back', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  const id = await newDocument(computer, 'Bald zu');
  const { shortLink } = await share(computer, id, {
    privacy: 'password_protected',
    password: 'Glück',
    visitorPermission: 'visitor_permissions_write',
    shortCode: true,
  });

  await test.step('[ERR-16] a new password leads back to the question', async () => {
    await visitor.goto(shortLink);
    await visitor.getByRole('textbox', { name: 'Passwort' }).fill('Glück');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    await expect(visitor.getByRole('contentinfo')).toHaveCount(1);
    await share(computer, id, { privacy: 'password_protected', password: 'Größe 12' });
    await oneOfEach(visitor, 'Hier braucht es jetzt ein Passwort.');
    await expect(visitor.getByText('Es wurde neu gesetzt.')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Textdokument');
    await picture(visitor, 'closed-password');
    await visitor.getByRole('button', { name: 'Noch einmal öffnen' }).click();
    await visitor.getByRole('textbox', { name: 'Passwort' }).fill('Größe 12');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
  });

  await test.step('what was written without a connection before that is not lost', async () => {
    await handset.setOffline(true);
    await textOf(visitor).click();
    await visitor.keyboard.type('Das bleibt.');
    await share(computer, id, { privacy: 'password_protected', password: 'Bienen 3' });
    await handset.setOffline(false);
    await oneOfEach(visitor, 'Hier braucht es jetzt ein Passwort.');
    await expect(visitor.getByRole('alert').getByText('Das bleibt.')).toBeVisible();
    await picture(visitor, 'closed-kept');
    await visitor.getByRole('button', { name: 'Noch einmal öffnen' }).click();
    await visitor.getByRole('textbox', { name: 'Passwort' }).fill('Bienen 3');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
  });

  await test.step('[ERR-16] nobody may look any more, also for a teacher', async () => {
    const teacher = await computer.newPage();
    await openDocument(teacher, editorOf(id));
    const heading = teacher.getByRole('heading', { level: 1 });
    await call(computer, 'PUT', `/items/${id}`, { title: 'Bienen im April' });
    await expect(heading).toContainText('Bienen im April');
    await call(computer, 'DELETE', `/text_editor/documents/${id}`);
    await oneOfEach(visitor, 'Dieses Dokument ist nicht (mehr) verfügbar.');
    await expect(visitor.getByRole('contentinfo').getByText('Als PDF')).toHaveCount(0);
    await picture(visitor, 'closed-removed');
    await expect(teacher.getByRole('heading', { name: 'Das liegt im Papierkorb.' })).toBeVisible();
    await expect(heading).toHaveCount(1);
    // It keeps the name that it had last, and offers nothing that it would refuse.
    await expect(heading).toContainText('Bienen im April');
    await expect(teacher.getByRole('button', { name: 'Teilen' })).toHaveCount(0);
    await picture(teacher, 'closed-teacher');
  });

  const [teacher] = computer.pages();
  await test.step('back from the trash and from seeing nothing everybody goes on without a tap, also under another title', async () => {
    await teacher!.getByRole('button', { name: 'Zurückholen' }).click();
    for (const page of [teacher!, visitor]) await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
    await share(computer, id, { visitorPermission: 'visitor_permissions_invisible' });
    await expect(visitor.getByRole('heading', { name: 'Dieses Dokument ist nicht (mehr) verfügbar.' })).toBeVisible();
    await call(computer, 'PUT', `/items/${id}`, { title: 'Bienen im Mai' });
    await expect(teacher!.getByRole('heading', { level: 1 })).toContainText('Bienen im Mai');
    await share(computer, id, { visitorPermission: 'visitor_permissions_write' });
    await expect(textOf(visitor)).toHaveAttribute('contenteditable', 'true');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bienen im Mai');
  });

  await test.step('its owner, who opens the address of what is in the trash, brings it back there', async () => {
    await call(computer, 'DELETE', `/text_editor/documents/${id}`);
    await teacher!.goto(editorOf(id));
    await expect(teacher!.getByRole('heading', { name: 'Das liegt im Papierkorb.' })).toBeVisible();
    await teacher!.getByRole('button', { name: 'Zurückholen' }).click();
    await expect(textOf(teacher!)).toHaveAttribute('contenteditable', 'true');
  });

  await test.step('[ERR-01] whoever signed out in another window reads that, and not that somebody took the document away', async () => {
    const refused: string[] = [];
    teacher!.on('response', (answer) => answer.status() === 401 && refused.push(new URL(answer.url()).pathname));
    await call(computer, 'DELETE', '/sessions');
    await expect(teacher!.getByRole('heading', { level: 1, name: 'Deine Sitzung ist beendet.' })).toBeVisible();
    // After the first refusal it is asked once more who is there.
    await expect.poll(() => refused.lastIndexOf('/api/users/me')).toBeGreaterThan(0);
    await expect(textOf(visitor)).toHaveAttribute('contenteditable', 'true');
  });
  await Promise.all([computer.close(), handset.close()]);
});

test('on a phone a message stands above the toolbar, and the end of the page is not under it', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  const { id, secretLink } = await sharedDocument(computer, 'Unten', 'read');
  await visitor.goto(secretLink);
  await expect(statusOf(visitor)).toHaveText(/^Nur lesen/);
  await expect(visitor.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
  await picture(visitor, 'phone-readonly');

  await share(computer, id, { visitorPermission: 'visitor_permissions_write' });
  const message = visitor.getByText('Du kannst jetzt mitschreiben.');
  await expect(message).toBeVisible();
  // It stays while the pointer is over it.
  await message.hover();
  const toolbar = visitor.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  await message.evaluate((element) =>
    Promise.all(element.parentElement!.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const [card, bar] = [await message.locator('..').boundingBox(), await toolbar.boundingBox()];
  expect(card!.y + card!.height).toBeLessThanOrEqual(bar!.y);
  await picture(visitor, 'phone-toast');

  await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await visitor.getByRole('contentinfo').boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual((await toolbar.boundingBox())!.y + 1);
  await picture(visitor, 'phone-end');
  await textOf(visitor).click();
  await visitor.keyboard.type('Geht.');
  await expect(textOf(visitor)).toHaveText('Geht.');
  await Promise.all([computer.close(), handset.close()]);
});

test('[SES-14] the page says where the live channels are and which token calls carry', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const document = await newDocument(teacher, 'Kanäle');
  const page = await teacher.newPage();
  const [sockets, tokens]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/api/') && tokens.push(request.headers()['x-csrf-token'] ?? 'none'),
  );
  await page.goto(`/text_editor/documents/${document}`);
  await expect(textOf(page)).toBeVisible();
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  const [csrf, collaboration, live] = [await meta('csrf-token'), await meta('collaboration-server'), await meta('real-time-channel')];
  const server = new URL(collaboration || '/', stack.origin);
  await expect
    .poll(() => sockets.map((url) => new URL(url)).some(({ host, pathname }) => host === server.host && pathname.includes('/collab/')))
    .toBe(true);
  expect(live).toMatch(/^\/./);
  // The ticket of the document was asked for with the token of the page.
  expect(tokens).toContain(csrf);
  await teacher.close();
});
