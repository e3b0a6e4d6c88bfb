import type { PupilAccessEntry } from '@murmel/contracts';
import type { Page, Route } from '@playwright/test';
import { inDatabase, newTeacher, phone, signedIn } from './support/people.js';
import { codeField, comeIn, newClassOf, newOnetimeClass, newProject } from './support/pupils.js';
import { editorOf, expect, picture, test, textOf } from './support/test.js';
import { faults } from './support/tested-pages.js';
import { call, newDocument } from './support/wire.js';

/** Everything that this browser keeps, but for how the page looks. */
function keptOf(page: Page): Promise<{ storage: string[]; databases: string[] }> {
  return page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'murmel.ui'),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
}

test('a code leads into the class, a typing error does not, and nobody goes on as somebody else', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const {
    schoolClass,
    pupils: [mila, tom],
  } = await newClassOf(teacher, ['Mila', 'P9']);
  const document = await newDocument(teacher, 'Gruppe 3');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const tablet = await phone(browser, stack);
  const page = await tablet.newPage();
  const home = `/p/school_classes/${schoolClass.id}`;

  await test.step('[PUP-01] [CLS-06] [NAV-19] [ACC-13] keys on the page, a code that nobody has, and one pasted with a space', async () => {
    await page.goto('/go');
    await expect(page).toHaveTitle('murmel');
    await expect(page.getByText('Sie öffnen deine Klasse, solange dort ein Projekt läuft.')).toBeVisible();
    for (const digit of '482971') await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(codeField(page)).toHaveValue('482 971');
    await picture(page, 'pupil-code');
    await page.getByRole('button', { name: 'Los' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/Code nicht gefunden\s– vielleicht ein Tippfehler\?/);
    // Wrong codes and those that rest are told the same.
    await expect(page.getByRole('main').getByRole('alert')).toContainText('läuft vielleicht gerade kein Projekt');
    await expect(codeField(page)).toBeFocused();
    expect(await codeField(page).evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)).toBe('482 971'.length);
    await picture(page, 'pupil-code-error');
    await page.keyboard.type('12');
    await expect(codeField(page)).toHaveValue('12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('6 Ziffern');
    await codeField(page).fill(`${mila!.code!.slice(0, 3)} ${mila!.code!.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.origin}${home}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo Mila!' })).toBeVisible();
    await picture(page, 'pupil-home');
  });

  await test.step('[NAV-09] [NAV-10] [NAV-12] [PUP-10] only what is released, and no way to what is not', async () => {
    for (const path of ['/', '/tools', '/t/school_classes', '/folders/discarded', '/profile', '/text_editor/documents']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${stack.origin}${home}`);
    }
    await page.getByRole('link', { name: 'Weitermachen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ökosystem Wald' })).toBeVisible();
    await expect(page.getByText('Deniz Kaya kann sehen, was du hier machst.')).toBeVisible();
    await expect(page.getByRole('button', { name: /anlegen$/ })).toHaveCount(1);
    await picture(page, 'pupil-project');
  });

  await test.step("[PUP-06] something of one's own, and back", async () => {
    const making = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/text_editor/documents'));
    await page.getByRole('button', { name: 'Textdokument anlegen' }).click();
    expect((await making).headers()['x-current-project-id']).toBe(project.id);
    await expect(page).toHaveURL(new RegExp(`/text_editor/documents/[0-9a-f-]{36}\\?projectId=${project.id}$`));
    await textOf(page).click();
    await page.keyboard.type('Der Wald atmet.');
    await expect(page.getByRole('button', { name: 'Teilen' })).toHaveCount(0);
    // One way back is enough: that of the bar.
    await page.getByRole('link', { name: /^Zurück zum Projekt/ }).click();
    await expect(page).toHaveURL(`${stack.origin}${home}/projects/${project.id}`);
    await expect(page.getByRole('link', { name: 'Neues Textdokument' })).toBeVisible();
  });

  await test.step('[PUP-11] a pause stands over the shared document, says that the teacher has to resume, and goes again', async () => {
    await page.getByRole('link', { name: 'Gruppe 3' }).click();
    await expect(page).toHaveURL(`${stack.origin}/text_editor/public_documents/${document}?projectId=${project.id}`);
    await textOf(page).click();
    await page.keyboard.type('Ich war hier.');
    const desk = await teacher.newPage();
    await desk.goto(editorOf(document));
    await expect(textOf(desk)).toContainText('Ich war hier.');
    // Changes in flight when the teacher pauses stay here and are sent later without user input.
    await tablet.setOffline(true);
    await page.keyboard.type(' Und noch ein Satz.');
    await call(teacher, 'PUT', `/projects/${project.id}/pause`);
    await tablet.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Deine Lehrkraft hat pausiert' })).toBeVisible();
    await expect(page.getByText('Weiter geht es, sobald deine Lehrkraft das Projekt fortsetzt.')).toBeVisible();
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
    await expect(textOf(page)).toContainText('Ich war hier.');
    const waits = page.getByText('Er kommt von selbst dazu, sobald du wieder schreiben darfst:');
    await expect(waits).toBeVisible();
    // Nothing lies over it.
    await page.getByRole('button', { name: 'Kopieren' }).click({ trial: true });
    await picture(page, 'pupil-paused');
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.getByText(/^Pause seit \d\d:\d\d\sUhr: Du kannst lesen, aber gerade nichts ändern\.$/)).toBeVisible();
    await expect(page.getByText(/^Pause seit \d\d:\d\d\sUhr$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Deine Lehrkraft hat pausiert' })).toBeVisible();
    await expect(waits).toBeVisible();
    expect(await textOf(desk).textContent()).not.toContain('Und noch ein Satz.');
    await call(teacher, 'PUT', `/projects/${project.id}/resume`);
    await expect(page.getByRole('heading', { name: 'Deine Lehrkraft hat pausiert' })).toHaveCount(0);
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
    await expect(waits).toHaveCount(0);
    await expect(textOf(desk)).toHaveText('Ich war hier. Und noch ein Satz.');
    await desk.close();
  });

  await test.step('five minutes before the end there is a warning', async () => {
    await inDatabase(stack, (client) =>
      client.query(`update project set ends_at = now() + interval '4 minutes' where id = $1`, [project.id]),
    );
    await page.reload();
    await expect(page.getByText(/^Noch [34] Minuten, dann kannst du nur noch lesen\.$/)).toBeVisible();
    await picture(page, 'pupil-warning');
  });

  await test.step('[PUP-01] [TR-54] who has two classes changes without a code; the next one at this tablet is asked and finds nothing', async () => {
    await page.goto('/go');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Du bist als Mila angemeldet\s– abmelden\?/);
    await expect(codeField(page)).toHaveCount(0);
    await picture(page, 'pupil-signed-in');
    const second = await newClassOf(teacher, ['M2'], '9a Deutsch');
    await page.getByRole('button', { name: 'Ich habe noch eine Klasse' }).click();
    await codeField(page).fill(second.pupils[0]!.code!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo M2!' })).toBeVisible();
    await page.getByRole('button', { name: '7b Biologie bei Deniz Kaya' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo Mila!' })).toBeVisible();
    await page.getByRole('link', { name: 'Ich', exact: true }).click();
    await expect(page.getByRole('button', { name: '9a Deutsch bei Deniz Kaya' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Noch eine Klasse' })).toHaveAttribute('href', '/go?beside');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(codeField(page)).toBeAttached();
    expect((await tablet.cookies()).map(({ name }) => name)).toEqual(['murmel_device']);
    // The page comes anew when everything is forgotten.
    await expect(async () => expect(await keptOf(page)).toEqual({ storage: [], databases: [] })).toPass({ timeout: 60_000 });
    await comeIn(page, tom!.code!);
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo P9!' })).toBeVisible();
    await page.goto(`${home}/own_items`);
    await expect(page.getByText('Hier liegt noch nichts von dir.')).toBeVisible();
  });
  await Promise.all([teacher.close(), tablet.close()]);
});

test('[PUP-02] a session that ends says so, and the same pupil goes on where they were', { tag: '@deadline' }, async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const {
    schoolClass,
    pupils: [mila, tom],
  } = await newClassOf(teacher, ['Mila', 'Tom']);
  const document = await newDocument(teacher, 'Gruppe 3');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const address = `${stack.origin}/text_editor/public_documents/${document}?projectId=${project.id}`;
  const tablet = await phone(browser, stack);
  const page = await tablet.newPage();
  const ended = page.getByRole('heading', { level: 1, name: 'Deine Sitzung ist zu Ende.' });
  await comeIn(page, mila!.code!);

  const endWith = async (path: string): Promise<void> => {
    await page.goto(address);
    await expect(textOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /Zurück zum Projekt Ökosystem Wald/ })).toBeVisible();
    await call(teacher, 'PATCH', path);
    await expect(ended).toBeVisible();
    await page.getByRole('link', { name: 'Zum Code' }).click();
    await expect(page).toHaveURL(`${stack.origin}/go`);
  };
  const enter = async (code: string): Promise<void> => {
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Los' }).click();
  };

  await endWith(`/pupil_accesses/${mila!.id}/sign_out`);
  await enter(mila!.code!);
  await expect(page).toHaveURL(address);

  // At home nothing is written that could be refused: the line says it, within two seconds, and a reload says it again.
  const home = `${stack.origin}/p/school_classes/${schoolClass.id}`;
  await page.goto(home);
  await expect(page.getByText('Jetzt dran')).toBeVisible();
  const renewed = (await call<PupilAccessEntry>(teacher, 'PATCH', `/pupil_accesses/${mila!.id}/regenerate`)).code!;
  await expect(ended).toBeVisible({ timeout: 2000 });
  await page.goto(home);
  await expect(ended).toBeVisible();
  await page.getByRole('link', { name: 'Zum Code' }).click();
  await enter(renewed);
  await expect(page.getByText('Jetzt dran')).toBeVisible();

  await endWith(`/pupil_accesses/${mila!.id}/sign_out`);
  await enter(tom!.code!);
  await expect(page).toHaveURL(`${stack.origin}/p/school_classes/${schoolClass.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hallo Tom!' })).toBeVisible();
  expect(await keptOf(page)).toMatchObject({ storage: ['murmel.lastVisit'], databases: [] });
  await Promise.all([teacher.close(), tablet.close()]);
});

test('a onetime class asks for a nickname, and its teacher lets people in one by one', { tag: '@deadline' }, async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const once = await newOnetimeClass(teacher, 'each');
  const [one, other] = await Promise.all([phone(browser, stack), phone(browser, stack)]);
  const [byLink, byCode] = await Promise.all([one.newPage(), other.newPage()]);

  await test.step('[PUP-03] [C18] by the link', async () => {
    await byLink.goto(once.joinPath);
    await expect(byLink.getByText('Eine Abkürzung reicht.')).toBeVisible();
    await byLink.getByRole('button', { name: 'Los' }).click();
    await expect(byLink.getByText('Schreib einen Namen oder ein Kürzel hinein.')).toBeVisible();
    await byLink.getByRole('textbox').fill('Momo');
    await byLink.getByRole('button', { name: 'Los' }).click();
    await expect(byLink.getByRole('heading', { level: 1, name: 'Gleich geht’s los!' })).toBeVisible();
    await expect(byLink.getByText('Bäume')).toHaveCount(0);
    await picture(byLink, 'pupil-waiting');
  });

  await test.step('[PUP-03] [C18] by the code of the class', async () => {
    await byCode.goto('/go');
    await codeField(byCode).fill(once.code!);
    await byCode.getByRole('button', { name: 'Los' }).click();
    await byCode.getByRole('textbox', { name: 'Dein Name oder Kürzel' }).fill('Lia');
    await byCode.getByRole('button', { name: 'Los' }).click();
    await expect(byCode.getByRole('heading', { level: 1, name: 'Gleich geht’s los!' })).toBeVisible();
  });

  await test.step('[C18] [SES-23] both come in by themselves, and say goodbye', async () => {
    await call(teacher, 'PUT', `/school_classes/${once.id}/admit`);
    await expect(byLink.getByRole('heading', { level: 1, name: 'Hallo Momo!' })).toBeVisible();
    await expect(byCode.getByRole('heading', { level: 1, name: 'Hallo Lia!' })).toBeVisible();
    await byLink.getByRole('link', { name: 'Ich', exact: true }).click();
    await byLink.getByRole('button', { name: 'Abmelden' }).click();
    await expect(byLink).toHaveURL(`${stack.origin}/p/logged_out`);
    await expect(byLink.getByRole('heading', { level: 1, name: 'Tschüss, bis bald!' })).toBeVisible();
    expect(await keptOf(byLink)).toEqual({ storage: [], databases: [] });
  });

  await test.step('back leads to no page of before, and whose class is gone is told: both read the way to the code', async () => {
    const ended = { level: 1, name: 'Deine Sitzung ist zu Ende.' } as const;
    await byLink.goBack();
    await expect(byLink.getByRole('heading', ended)).toBeVisible();
    await call(teacher, 'DELETE', `/school_classes/${once.id}`);
    await expect(byCode.getByRole('heading', ended)).toBeVisible({ timeout: 2000 });
    await byCode.getByRole('link', { name: 'Zum Code' }).click();
    await expect(byCode).toHaveURL(`${stack.origin}/go`);
  });
  await Promise.all([teacher.close(), one.close(), other.close()]);
});

test('[A35] a card opens by itself; from a strange network a code does not, and the teacher lets in whoever shows the number', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const {
    schoolClass,
    pupils: [mila, tom],
  } = await newClassOf(teacher, ['Mila', 'Tom']);
  await newProject(teacher, schoolClass.id);
  const tablet = await phone(browser, stack);
  const scanned = await tablet.newPage();

  await test.step('[ACC-13] the QR code of the card, also reloaded before it was answered', async () => {
    let held = false;
    // The first one never arrives: to take the route off would let it go on.
    const hold = (route: Route): unknown => (!held && route.request().method() === 'POST' ? (held = true) : route.fallback());
    await scanned.route('**/api/pupil_sessions', hold);
    await scanned.goto(`/go#${mila!.card}`);
    await expect.poll(() => held).toBe(true);
    await scanned.reload();
    await expect(scanned.getByRole('heading', { level: 1, name: 'Hallo Mila!' })).toBeVisible();
    expect(await scanned.evaluate(() => location.hash)).toBe('');
  });

  const far = await phone(browser, stack);
  // Header added by a proxy that the product does not know: from there no network counts as known.
  await far.setExtraHTTPHeaders({ 'x-forwarded-for': '91.12.44.3' });
  const page = await far.newPage();
  const heading = page.getByRole('heading', { level: 1, name: 'Scanne deine Karte oder nimm den Link deiner Klasse.' });
  const number = page.getByText(/^Deine Zahl: \d\d$/);

  await test.step('right and wrong codes get the same page', async () => {
    await page.goto('/go');
    await codeField(page).fill('100000');
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    const wrong = await number.textContent();
    await page.getByRole('button', { name: 'Code noch einmal eingeben' }).click();
    await codeField(page).fill(tom!.code!);
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    expect(await number.textContent()).toBe(wrong);
    expect(await faults(page)).toEqual([]);
    await picture(page, 'pupil-strange-network-390');
    await page.setViewportSize({ width: 1440, height: 900 });
    await picture(page, 'pupil-strange-network-1440');
  });

  await test.step('the teacher types the number, with the keyboard alone', async () => {
    const desk = await teacher.newPage();
    await desk.goto(`/t/school_classes/${schoolClass.id}/access-codes`);
    const field = desk.getByRole('textbox', { name: 'Zahl auf dem Gerät von Tom' });
    await expect(field).toBeVisible();
    expect(await faults(desk)).toEqual([]);
    await picture(desk, 'class-waiting-1440');
    await desk.setViewportSize({ width: 390, height: 844 });
    await picture(desk, 'class-waiting-390');
    const shown = /\d\d/.exec((await number.textContent())!)![0];
    await field.fill('x');
    await field.press('Enter');
    await expect(desk.getByText('Die Zahl hat 2 Ziffern.')).toBeVisible();
    await field.fill(shown);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo Tom!' })).toBeVisible();
    await expect(field).toHaveCount(0);
  });
  await Promise.all([teacher.close(), tablet.close(), far.close()]);
});

test('[E15] a link that leads to no class says so and leads to the code', async ({ browser, stack }) => {
  const page = await (await phone(browser, stack)).newPage();
  await page.goto('/go/nobody');
  await expect(page.getByRole('heading', { level: 1, name: 'Diesen Link gibt es nicht (mehr).' })).toBeVisible();
  await page.getByRole('link', { name: 'Code eingeben' }).click();
  await expect(codeField(page)).toBeAttached();
  await page.goto('/');
  await page.getByRole('link', { name: /Du bist Schüler:in\?/ }).click();
  await expect(page).toHaveURL(`${stack.origin}/go`);
});
