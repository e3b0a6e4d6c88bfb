import type { ClassTeacherEntry, PupilAccessEntry } from '@murmel/contracts';
import type { Locator, Page } from '@playwright/test';
import { choose } from './support/choose.js';
import { inDatabase, newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { newClass, newOnetimeClass, newProject } from './support/school-class.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const NAMES = Array.from({ length: 26 }, (_, index) => `P${index + 1}`);
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const codeOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /Code von .* groß zeigen/ });
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();
const digits = async (page: Page, name: string): Promise<string> => (await codeOf(page, name).innerText()).replace(/\D/g, '').slice(-6);

async function chooseInMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Mehr zu ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a class for a year: 26 pupils from a list, each with a code', async ({ teacher: page }) => {
  await test.step('created from the sidebar', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Neue Klasse' }).click();
    await expect(page).toHaveTitle('Werkzeuge | Neue Klasse');
    await page.getByRole('button', { name: 'Klasse anlegen' }).click();
    await expect(page.getByText('Bitte gib einen Namen ein.')).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Name der Klasse' });
    await expect(name).toBeFocused();
    await name.fill('9a Deutsch');
    await page.getByRole('button', { name: 'Klasse anlegen' }).click();
    await expect(page).toHaveURL(/\/t\/school_classes\/[0-9a-f-]+\/access-codes$/);
    await expect(page.getByRole('heading', { level: 1, name: '9a Deutsch' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptbereiche' }).first().getByRole('link', { name: '9a Deutsch' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('a list with one too many is refused with the number', async () => {
    await page.getByRole('button', { name: 'Schüler:innen hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(Array.from({ length: 36 }, (_, index) => `P${index + 1}`).join('\n'));
    await expect(dialog).toContainText('Das sind 36 Namen. In diese Klasse passen höchstens 35 Schüler:innen');
    await dialog.getByRole('button', { name: '36 hinzufügen' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('textbox').fill(NAMES.map((name, index) => `${index + 1}. ${name}`).join('\n'));
    await expect(dialog).toContainText('26 Namen · Platz für 35');
    await picture(page, 'class-add-pupils');
    await dialog.getByRole('button', { name: '26 hinzufügen' }).click();
    await said(page, '26 Schüler:innen sind dazugekommen.');
    await expect(page.getByRole('row')).toHaveCount(27);
  });

  await test.step('[CLS-05] all codes have six digits, none begins with 0, none is there twice', async () => {
    const codes = await Promise.all(NAMES.map((name) => digits(page, name)));
    expect(codes.filter((code) => /^[1-9]\d{5}$/.test(code))).toHaveLength(26);
    expect(new Set(codes).size).toBe(26);
    await expect(page.getByRole('link', { name: 'Schüler:innen 26' })).toHaveAttribute('aria-current', 'page');
    await picture(page, 'class-codes');
  });

  await test.step('[CLS-04] renamed, with a note', async () => {
    await chooseInMenu(page, 'P26', 'Name und Notiz ändern');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name oder Kürzel' }).fill('P26 neu');
    await dialog.getByRole('textbox', { name: 'Notiz' }).fill('Sitzt vorne');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await said(page, 'P26 neu ist gespeichert.');
    await expect(rowOf(page, 'P26 neu')).toContainText('Sitzt vorne');
  });

  await test.step('[CLS-07] [C19] a lost code is replaced and shown at once', async () => {
    const before = await digits(page, 'P7');
    await page.getByRole('button', { name: 'Neuer Code für P7', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Code neu' }).click();
    await said(page, 'P7 hat einen neuen Code.');
    const shown = page.getByRole('dialog', { name: 'Code von P7' });
    await expect(shown.getByText(/^\d{3}\s\d{3}$/)).toBeVisible();
    const after = (await shown.getByText(/^\d{3}\s\d{3}$/).innerText()).replace(/\D/g, '');
    expect(after).not.toBe(before);
    await page.keyboard.press('Escape');
    expect(await digits(page, 'P7')).toBe(after);
  });

  await test.step('[CLS-07] locked, unlocked, deleted', async () => {
    await chooseInMenu(page, 'P8', 'Sperren');
    await said(page, 'P8 ist gesperrt und abgemeldet.');
    await expect(rowOf(page, 'P8')).toContainText('Gesperrt');
    await expect(page.getByRole('link', { name: 'Schüler:innen 25' })).toBeVisible();
    await chooseInMenu(page, 'P8', 'Entsperren');
    await said(page, 'P8 kann wieder herein.');
    await chooseInMenu(page, 'P9', 'Löschen');
    await expect(page.getByRole('dialog')).toContainText('alles, was P9 in dieser Klasse gemacht hat, wird gelöscht');
    await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
    await said(page, 'P9 ist gelöscht.');
    await expect(page.getByRole('row')).toHaveCount(26);
  });

  await test.step('searched for', async () => {
    await page.getByRole('searchbox', { name: 'Name suchen' }).fill('vorne');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox').press('Escape');
    await expect(page.getByRole('row')).toHaveCount(26);
  });

  await test.step('opened for 20 minutes', async () => {
    await expect(page.getByText('Gerade läuft kein Projekt: Getippte Codes öffnen nichts')).toBeVisible();
    await page.getByRole('switch', { name: 'Klasse kann sich anmelden' }).click({ force: true });
    await expect(page.getByText(/Noch (19|20) Minuten genügt in eurem Netz der Code/)).toBeVisible();
    await page.getByRole('switch', { name: 'Klasse kann sich anmelden' }).click({ force: true });
    await said(page, 'Die Anmeldung ist wieder zu.');
  });

  await test.step('[CLS-20] printed on cards, ten on a sheet', async () => {
    const publicUrl = page.locator('meta[name="public-url"]');
    await expect(publicUrl).toHaveAttribute('content', new URL(page.url()).origin);
    // Cards show the product's public address, wherever a teacher opened the page.
    await publicUrl.evaluate((meta) => meta.setAttribute('content', 'https://schule.example'));
    await page.getByRole('link', { name: 'Codes drucken' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Codes drucken: 9a Deutsch' })).toBeVisible();
    await expect(page.getByRole('list', { name: /^Blatt/ })).toHaveCount(3);
    const card = page
      .getByRole('listitem')
      .filter({ hasText: /^.*P7\d/ })
      .first();
    await expect(card).toContainText('schule.example/go');
    await expect(card).toContainText('die Ziffern öffnen, solange ein Projekt läuft');
    await expect(page.getByRole('main').getByText('Sitzt vorne')).toHaveCount(0);
    await picture(page, 'class-print');
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await choose(page.getByRole('radio', { name: 'Liste' }));
    await expect(page.getByRole('row')).toHaveCount(26);
  });
});

test('several teachers in a class: added, locked, removed, gone by themselves', async ({ browser, stack }) => {
  const [owner, colleague] = [await newTeacher(stack), await newTeacher(stack, 'Jana', 'Wolf')];
  const context = await signedIn(browser, stack, owner);
  const { schoolClass } = await newClass(context);
  const page = await context.newPage();
  const other = await (await signedIn(browser, stack, colleague)).newPage();
  const members = `/t/school_classes/${schoolClass.id}/members`;

  await page.goto(members);
  const field = page.getByRole('textbox', { name: 'Lehrkraft mit E-Mail hinzufügen' });
  await field.fill('wolf');
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.getByText('Das ist keine vollständige E-Mail-Adresse.')).toBeVisible();
  await field.fill(colleague.email);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await said(page, `${colleague.email} ist dabei.`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jana Wolf' })).toContainText('Aktiv');
  await field.fill(colleague.email);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.getByText('Diese Person ist schon dabei.')).toBeVisible();
  await picture(page, 'class-members');
  await test.step('whoever teaches has the same marble in the list as in the sidebar', async () => {
    const looks = (of: Locator) =>
      of.locator('[data-colour]').evaluate((marble) => [marble.dataset.colour, marble.querySelector('path')?.getAttribute('d')]);
    const rows = page.getByRole('main').getByRole('list', { name: 'Lehrkräfte' }).getByRole('listitem');
    expect(await looks(rows.first())).toEqual(await looks(page.getByRole('button', { name: /^Dein Profil: / }).first()));
    await other.goto(members);
    await expect(other.getByRole('button', { name: 'Klasse verlassen' })).toBeVisible();
    expect(await looks(rows.nth(1))).toEqual(await looks(other.getByRole('button', { name: /^Dein Profil: / }).first()));
  });

  await test.step('[CLS-09] a co-teacher works with pupils, but not with teachers', async () => {
    await expect(other.getByRole('textbox', { name: /Lehrkraft/ })).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^Mehr zu Jana/ })).toHaveCount(0);
    await other.getByRole('link', { name: /^Schüler:innen/ }).click();
    await chooseInMenu(other, 'Mila Adler', 'Sperren');
    await expect(rowOf(other, 'Mila Adler')).toContainText('Gesperrt');
  });

  await test.step('[CLS-09] locked out and back in', async () => {
    await chooseInMenu(page, 'Jana Wolf', 'Sperren');
    await said(page, 'Jana Wolf ist gesperrt.');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Diese Klasse gibt es nicht mehr.' })).toBeVisible();
    await chooseInMenu(page, 'Jana Wolf', 'Entsperren');
    await said(page, 'Jana Wolf ist wieder dabei.');
  });

  await test.step('[D-15] leaves and hands the projects over', async () => {
    const project = await newProject(other.context(), schoolClass.id, 'Erörterung');
    await other.goto(members);
    await other.getByRole('button', { name: 'Klasse verlassen' }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'An wen?' })).toContainText('Ada Lehmann');
    await picture(other, 'class-leave');
    await dialog.getByRole('button', { name: 'Klasse verlassen' }).click();
    await said(other, 'Du hast „7b Biologie“ verlassen.');
    await expect(other).toHaveURL(/\/t\/school_classes$/);
    expect(await call<{ teacher: { id: string }; state: string }>(context, 'GET', `/projects/${project}`)).toMatchObject({
      teacher: { id: owner.id },
      state: 'active',
    });
  });

  await test.step('removed', async () => {
    const { id } = await call<ClassTeacherEntry>(context, 'POST', `/school_classes/${schoolClass.id}/teachers`, { email: colleague.email });
    expect(id).not.toBe('');
    await page.reload();
    await chooseInMenu(page, 'Jana Wolf', 'Entfernen');
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await said(page, 'Jana Wolf ist nicht mehr dabei.');
    await expect(page.getByRole('link', { name: 'Lehrkräfte 1' })).toBeVisible();
  });

  await test.step('whoever has no account yet is not called active', async () => {
    await field.fill('niemand@schule.example');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    const unknown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'niemand@schule.example' });
    await expect(unknown).toContainText('Noch kein Konto mit dieser Adresse');
    await expect(unknown).not.toContainText('Aktiv');
  });
  await Promise.all([context.close(), other.context().close()]);
});

test('[C23] projects as cards, the archive, and a class that goes for good', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const {
    schoolClass: { id },
  } = await newClass(context);
  const projects = [
    await newProject(context, id, 'Ökosystem Wald'),
    await newProject(context, id, 'Steckbriefe Pilze'),
    await newProject(context, id, 'Jahresringe lesen'),
  ];
  await call(context, 'PUT', `/projects/${projects[1]}/pause`);
  await call(context, 'PUT', `/projects/${projects[2]}/finish`);
  const page = await context.newPage();
  await page.goto(`/t/school_classes/${id}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').filter({ hasText: 'Ökosystem' })).toContainText(/Läuft.*noch 24 Stunden/s);
  await picture(page, 'class-projects');

  await page.getByRole('button', { name: '„Steckbriefe Pilze“ fortsetzen' }).click();
  await said(page, '„Steckbriefe Pilze“ läuft wieder.');
  await page.getByRole('button', { name: '„Jahresringe lesen“ archivieren' }).click();
  await said(page, '„Jahresringe lesen“ liegt jetzt im Archiv.');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Archiv 1' }).click();
  await page.getByRole('button', { name: '„Jahresringe lesen“ zurückholen' }).click();
  await expect(page.getByText('Das Archiv ist leer.')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Mehr zu „7b Biologie“' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('8b Biologie');
  await page.getByRole('dialog').getByRole('button', { name: 'Umbenennen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '8b Biologie' })).toBeVisible();
  await page.getByRole('button', { name: 'Mehr zu „8b Biologie“' }).click();
  await page.getByRole('menuitem', { name: 'Klasse löschen' }).click();
  await expect(page.getByRole('dialog')).toContainText('3 Schüler:innen und 3 Projekte');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Klasse exportieren' })).toHaveAttribute(
    'href',
    `/api/school_classes/${id}/export`,
  );
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Klasse löschen' }).click();
  await said(page, '„8b Biologie“ liegt jetzt im Papierkorb.');
  await expect(page.getByText('Noch hast du keine Klasse.')).toBeVisible();
  await page.goto(`/t/school_classes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Klasse gibt es nicht mehr.' })).toBeVisible();
  await page.goto('/folders/discarded');
  await expect(page.getByRole('row', { name: /8b Biologie Klasse/ })).toContainText('noch 30 Tage');
  await picture(page, 'trash-classes');
  await page.getByRole('button', { name: '„8b Biologie“ endgültig löschen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Für immer weg sind dann auch: 3 Schüler:innen und 3 Projekte.');
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
  await context.close();
});

test('a class for a day: one code for all, and pupils who wait are let in', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const page = await context.newPage();
  await page.goto('/t/school_classes/new');
  await page.getByRole('textbox', { name: 'Name der Klasse' }).fill('AG Schulgarten');
  await page.getByText('Kurzzeit', { exact: true }).click();
  await page.getByText('Einzeln zulassen', { exact: true }).click();
  await page.getByRole('button', { name: 'Klasse anlegen' }).click();
  await expect(page.getByRole('textbox', { name: 'Name des Projekts' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name des Projekts' }).fill('Beete planen');
  await page.getByRole('button', { name: 'Klasse anlegen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'So kommen alle herein' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Codes drucken' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Einzeln zulassen' })).toBeChecked();
  const code = (await page.getByText(/^\d{3}\s\d{3}$/).innerText()).replace(/\D/g, '');

  const tablet = await browser.newContext({ baseURL: stack.origin });
  await call(tablet, 'POST', '/pupil_sessions', { code, name: 'Otter' });
  await expect(page.getByText('1 wartet.')).toBeVisible();
  await expect(rowOf(page, 'Otter')).toContainText('Wartet');
  await picture(page, 'class-onetime');
  await page.getByRole('button', { name: 'Alle zulassen' }).click();
  await said(page, '1 ist zugelassen.');
  await expect(rowOf(page, 'Otter')).toContainText('Aktiv');
  await expect(page.getByText('1 wartet.')).toHaveCount(0);
  await tablet.close();
  await context.close();
});

test('[NAV-32] below the address of shared classes there is a banner for whoever has them', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack);
  const context = await signedIn(browser, stack, teacher);
  const onetime = await newOnetimeClass(context);
  const page = await context.newPage();
  await page.goto(`/t/school_classes_shared/${onetime.id}/access-codes`);
  await expect(page).toHaveURL(new RegExp(`/t/school_classes/${onetime.id}/access-codes$`));
  await inDatabase(stack, (client) =>
    client.query(`update account set enabled_features = '{schoolclasses_shared}' where id = $1`, [teacher.id]),
  );
  await page.goto('/t/school_classes_shared');
  await expect(page.getByText('Neue gemeinsame Klassen')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'AG Schulgarten' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/school_classes_shared/${onetime.id}$`));
  await expect(page.getByText('Du siehst die neue Ansicht der gemeinsamen Klassen.')).toBeVisible();
  await context.close();
});

test('on a phone classes are in the bottom bar, and nothing is wider than the screen', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.phone, hasTouch: true });
  const {
    schoolClass: { id },
    pupils,
  } = await newClass(context);
  await newProject(context, id, 'Ökosystem Wald');
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation').last().getByRole('link', { name: 'Klassen' }).click();
  for (const path of ['', '/access-codes', '/members', '/archived', '/pupils/print']) {
    await page.goto(`/t/school_classes/${id}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: /7b Biologie/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(VIEWPORTS.phone.width);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/t/school_classes/${id}`);
  for (const tab of ['Projekte', 'Schüler:innen', 'Lehrkräfte', 'Archiv'])
    await expect(page.getByRole('link', { name: new RegExp(`^${tab} ?\\d`) })).toBeInViewport({ ratio: 1 });
  await page.goto(`/t/school_classes/${id}/pupils/print?pupil=${(pupils[0] as PupilAccessEntry).id}`);
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(1);
  await context.close();
});
