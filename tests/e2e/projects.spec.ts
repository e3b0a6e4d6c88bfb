import type { Project } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { choose } from './support/choose.js';
import { inDatabase, newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import { pupilAtWork } from './support/project-places.js';
import { comeIn, newClassOf, newOnetimeClass, newProject } from './support/pupils.js';
import { expect, picture, statusOf, test, textOf } from './support/test.js';
import { call, newDocument } from './support/wire.js';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
const inMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Mehr zum Projekt' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a project is made with task, tools and ten materials, the eleventh is refused', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { schoolClass } = await newClassOf(teacher, ['Mila', 'Jonas'], '9a Deutsch');
  for (let number = 1; number <= 12; number += 1) await newDocument(teacher, `Gruppe ${number}`);
  const page = await teacher.newPage();
  await page.goto(`/t/school_classes/${schoolClass.id}/projects/new`);
  const name = page.getByRole('textbox', { name: 'Name des Projekts' });
  const task = page.getByRole('textbox', { name: 'Auftrag' });

  await test.step('[ACC-12] [TR-50] the first wrong field has the focus and says why, also to whoever does not see it', async () => {
    await expect(task).toBeVisible();
    await page.getByRole('button', { name: '24 Stunden aktivieren' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Gib dem Projekt einen Namen\./);
    await name.fill('E');
    await expect(page.getByText('mindestens 2 Zeichen')).toBeVisible();
    await name.fill('Erörterung');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a task that is too long says its number', async () => {
    await task.fill('a'.repeat(10_001));
    await expect(page.getByText('10.001 von 10.000 Zeichen')).toBeVisible();
    await expect(page.getByText('höchstens 10.000 Zeichen')).toBeVisible();
    await task.fill('Sammle drei Gründe.');
    await page.getByRole('checkbox', { name: 'Textdokument' }).check();
  });

  await test.step('[CLS-19] materials are found by title, and the eleventh is refused with the number', async () => {
    await page.getByRole('button', { name: 'Material wählen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Material hinzufügen' });
    await choose(dialog.getByRole('radio', { name: 'Textdokumente' }));
    await dialog.getByRole('searchbox').fill('Gruppe 11');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: /Gruppe 11/ }).check();
    await dialog.getByRole('searchbox').fill('Gruppe');
    await expect(dialog.getByRole('checkbox')).toHaveCount(10);
    const rest = dialog.getByRole('checkbox', { checked: false });
    while ((await dialog.getByRole('checkbox', { checked: true }).count()) < 9) await rest.first().check();
    await dialog.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    const before = await rest.count();
    for (let index = 0; index < before; index += 1) await rest.first().click();
    await expect(dialog.getByRole('alert').first()).toHaveText(/höchstens 10 Materialien/);
    await picture(page, 'project-eleventh');
    await dialog.getByRole('button', { name: '10 hinzufügen' }).click();
    await expect(page.getByRole('button', { name: /herausnehmen$/ })).toHaveCount(10);
  });

  await page.getByRole('button', { name: '24 Stunden aktivieren' }).click();
  await expect(titleOf(page)).toContainText('Erörterung');
  await expect(titleOf(page)).toContainText('Läuft noch 24 Std.');
  await expect(page.getByText('10 von 10', { exact: true })).toBeVisible();
  await expect(page.getByText('Sammle drei Gründe.')).toBeVisible();
  await expect(page).toHaveTitle('Werkzeuge | Projekt');
  await teacher.close();
});

test('the teacher sees who is there, where, and who needs help', { tag: '@walk' }, async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack, 'Deniz', 'Kaya'));
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Jonas', 'Aylin']);
  const document = await newDocument(teacher, 'Fotosynthese verstehen');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const path = `/t/school_classes/${schoolClass.id}/projects/${project.id}`;
  const page = await teacher.newPage();
  await page.goto(path);
  await expect(page.getByText('0 von 3', { exact: true })).toBeVisible();

  const pupil = await phone(browser, stack);
  const theirs = await pupil.newPage();
  await test.step('a pupil comes, and opens a material', async () => {
    await comeIn(theirs, pupils[0]!.code!);
    await theirs.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
    await expect(page.getByText('1 von 3', { exact: true })).toBeVisible();
    await theirs.getByRole('link', { name: /Fotosynthese verstehen/ }).click();
    await expect(page.getByRole('link', { name: /^Mila in „Fotosynthese verstehen“/ })).toBeVisible();
    await expect(page.getByText('1 aktiv')).toBeVisible();
    await expect(page.getByText('hat „Fotosynthese verstehen“ geöffnet')).toBeVisible();
  });

  await test.step('help: the teacher goes there, comes back, and it is done', async () => {
    await theirs.getByRole('button', { name: /Hilfe/ }).first().click();
    await expect(theirs.getByRole('button', { name: 'Hand ist oben wieder senken' })).toBeVisible();
    await expect(page.getByText('Mila braucht Hilfe').first()).toBeVisible();
    // Help requests are visible without scrolling past the activity stream.
    const [hands, stream] = ['Wer Hilfe braucht', 'Live-Aktivität'].map((name) => page.getByRole('list', { name }));
    expect((await hands!.boundingBox())!.y).toBeLessThan((await stream!.boundingBox())!.y);
    await picture(page, 'project-live');
    await page.getByRole('link', { name: 'Hingehen zu Mila: „Fotosynthese verstehen“' }).click();
    await expect(page).toHaveURL(new RegExp(`/text_editor/documents/${document}$`));
    await page.getByRole('link', { name: 'Zurück zum Projekt' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.getByRole('button', { name: 'Erledigt: Hilfe für Mila' }).click();
    await expect(page.getByRole('list', { name: 'Wer Hilfe braucht' })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: 'Hilfe', exact: true })).toBeVisible();
  });

  await test.step('list, all pupils, all activities', async () => {
    await choose(page.getByRole('radio', { name: 'Liste' }));
    await expect(page.getByText('in „Fotosynthese verstehen“')).toBeVisible();
    await page.getByRole('link', { name: 'Alle Schüler:innen und ihre Arbeiten' }).click();
    await expect(page.getByRole('row', { name: /Mila/ })).toContainText('Fotosynthese verstehen');
    await expect(page.getByRole('row', { name: /Aylin/ })).toContainText('nicht da');
    await page.goto(`${path}/activities`);
    await expect(page.getByText('hat „Fotosynthese verstehen“ geöffnet').first()).toBeVisible();
  });

  await test.step('whoever takes a colleague along sees who is there, and that nobody has to go', async () => {
    await page.goto(`/t/school_classes/${schoolClass.id}/members`);
    const present = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ökosystem Wald' }) });
    await expect(present).toContainText('1 von 3 sind da');
    await page.getByRole('textbox', { name: 'Lehrkraft mit E-Mail hinzufügen' }).fill('noch-niemand@schule.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Lehrkräfte' })).toContainText('noch-niemand@schule.example');
    await expect(present).toContainText('1 von 3 sind da');
  });
  await test.step('whoever leaves is not there any more', async () => {
    await page.goto(path);
    await theirs.close();
    await expect(page.getByText('0 von 3', { exact: true })).toBeVisible();
  });
  await Promise.all([teacher.close(), pupil.close()]);
});

test('pause, resume, extend to the limit, materials, end, archive', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { schoolClass } = await newClassOf(teacher, ['Mila']);
  const document = await newDocument(teacher, 'Fotosynthese verstehen');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const path = `/t/school_classes/${schoolClass.id}/projects/${project.id}`;
  const page = await teacher.newPage();
  await page.goto(path);

  await page.getByRole('button', { name: 'Pausieren' }).press('Enter');
  await expect(titleOf(page)).toContainText('Pausiert seit');
  // It waited for an answer meanwhile, and is the one that resumes now.
  await expect(page.getByRole('button', { name: 'Fortsetzen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toContainText('Läuft noch');

  await test.step('[CLS-14] up to seven days, then it says why not', async () => {
    for (let left = 6; left > 0; left -= 1) {
      await page.getByRole('button', { name: 'Verlängern', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`noch ${left}-mal`);
      await dialog.getByRole('button', { name: 'um 24 Stunden verlängern' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Verlängern', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('höchstens 7 Tage');
    await expect(page.getByRole('dialog').getByRole('button', { name: /verlängern/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a material is only looked at, taken out and taken back, and a new one is made', async () => {
    await page.getByRole('button', { name: 'Mehr zu „Fotosynthese verstehen“' }).click();
    await page.getByRole('menuitemradio', { name: 'dürfen nur ansehen' }).click();
    await expect(page.getByText('nur ansehen', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mehr zu „Fotosynthese verstehen“' }).click();
    await page.getByRole('menuitem', { name: 'Aus dem Projekt nehmen' }).click();
    await expect(page.getByText('0 von 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('1 von 10', { exact: true })).toBeVisible();
    await expect(page.getByText('nur ansehen', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pinnwand' }).click();
    await expect(page).toHaveURL(/\/pinboard\/boards\//);
    await page.getByRole('link', { name: 'Zurück zum Projekt' }).click();
    await expect(page.getByRole('link', { name: 'Neue Pinnwand' })).toBeVisible();
  });

  await test.step('the last minutes are announced', async () => {
    await inDatabase(stack, (client) =>
      client.query(`update project set ends_at = now() + interval '4 minutes' where id = $1`, [project.id]),
    );
    await page.reload();
    await expect(page.getByText('Noch 4 Minuten, dann endet das Projekt.')).toBeVisible();
    await expect(page.getByText('Verlängern geht nicht mehr')).toBeVisible();
  });

  await test.step('edit, end and archive', async () => {
    await inMenu(page, 'Name, Auftrag, Werkzeuge');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name des Projekts' }).fill('Wald und Wiese');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(titleOf(page)).toContainText('Wald und Wiese');
    await inMenu(page, 'Beenden');
    await page.getByRole('dialog').getByRole('button', { name: 'Projekt beenden' }).click();
    await expect(titleOf(page)).toContainText('Beendet am');
    await expect(page.getByRole('button', { name: 'Verlängern', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mehr zum Projekt' }).click();
    await page.getByRole('menuitem', { name: /Archivieren/ }).click();
    await expect(page).toHaveURL(new RegExp(`/t/school_classes/${schoolClass.id}$`));
    await page.goto(`/t/school_classes/${schoolClass.id}/archived/projects/${project.id}`);
    await expect(page.getByRole('button', { name: 'Hinzufügen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Aus dem Archiv holen' }).click();
    await expect(page.getByRole('link', { name: 'Zugang zeigen' })).toBeVisible();
  });
  await teacher.close();
});

test('[C17] the end comes while a pupil writes: a warning, time from the same banner, and then it is only read', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila']);
  const document = await newDocument(teacher, 'Fotosynthese verstehen');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const pupil = await phone(browser, stack);
  const writing = await pupil.newPage();
  await comeIn(writing, pupils[0]!.code!, schoolClass.joinPath);
  await writing.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
  await writing.getByRole('link', { name: /Fotosynthese verstehen/ }).click();
  const text = textOf(writing);
  await expect(text).toHaveAttribute('contenteditable', 'true');
  const page = await teacher.newPage();
  await page.goto(`/t/school_classes/${schoolClass.id}/projects/${project.id}`);
  const endsIn = (time: string) =>
    inDatabase(stack, (client) => client.query(`update project set ends_at = now() + $2::interval where id = $1`, [project.id, time]));

  await test.step('five minutes before, and not six', async () => {
    await endsIn('6 minutes');
    await Promise.all([page.reload(), writing.reload()]);
    await expect(titleOf(page)).toContainText('Läuft noch');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await expect(page.getByText(/dann endet das Projekt/)).toHaveCount(0);
    await expect(writing.getByText(/dann kannst du nur noch lesen/)).toHaveCount(0);
    await endsIn('4 minutes');
    await Promise.all([page.reload(), writing.reload()]);
    await expect(page.getByText(/^Noch [34] Minuten, dann endet das Projekt\.$/)).toBeVisible();
    await expect(writing.getByText(/^Noch [34] Minuten, dann kannst du nur noch lesen\.$/)).toBeVisible();
  });

  await test.step('the teacher gives time in the same banner, and the pupil writes on', async () => {
    await page
      .getByRole('status')
      .filter({ hasText: 'dann endet das Projekt' })
      .getByRole('button', { name: 'um 24 Stunden verlängern' })
      .click();
    await expect(page.getByText(/dann endet das Projekt/)).toHaveCount(0);
    await expect(writing.getByText(/dann kannst du nur noch lesen/)).toHaveCount(0);
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.click();
    await writing.keyboard.type('Noch ein Satz.');
    await expect(statusOf(writing)).toHaveText('Gespeichert');
  });

  await test.step('after the end it is only read, and nothing is lost', async () => {
    await endsIn('2 seconds');
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(text).toContainText('Noch ein Satz.');
  });
  await Promise.all([teacher.close(), pupil.close()]);
});

test('what pupils made is opened by the teacher, counted before it goes, and not shown to colleagues', async ({ browser, stack }) => {
  const [owner, colleague] = [await newTeacher(stack, 'Deniz', 'Kaya'), await newTeacher(stack, 'Jana', 'Wolf')];
  const teacher = await signedIn(browser, stack, owner);
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Jonas']);
  await call(teacher, 'POST', `/school_classes/${schoolClass.id}/teachers`, { email: colleague.email });
  const project: Project = await newProject(teacher, schoolClass.id, {});
  const pupil = await pupilAtWork(browser, stack, pupils[0]!.code!, project);
  const path = `/t/school_classes/${schoolClass.id}/projects/${project.id}`;

  await test.step('[E21] another teacher of the class sees presence only', async () => {
    const other = await signedIn(browser, stack, colleague);
    const theirs = await other.newPage();
    await theirs.goto(path);
    await expect(theirs.getByText('1 von 2', { exact: true })).toBeVisible();
    await expect(theirs.getByText('Das Projekt gehört Deniz Kaya.')).toBeVisible();
    for (const hidden of ['Live-Aktivität', 'Von Schüler:innen gemacht']) await expect(theirs.getByText(hidden)).toHaveCount(0);
    await expect(theirs.getByRole('list', { name: 'Wer Hilfe braucht' })).toHaveCount(0);
    for (const button of ['Pausieren', 'Verlängern', 'Mehr zum Projekt'])
      await expect(theirs.getByRole('button', { name: button })).toHaveCount(0);
    await other.close();
  });

  const page = await teacher.newPage();
  await test.step('[CLS-23] the owner opens it and comes back', async () => {
    await page.goto(`${path}/pupils`);
    await page.getByRole('link', { name: '1 Arbeit von Mila' }).click();
    await expect(page.getByRole('heading', { name: 'Von Mila gemacht' })).toBeVisible();
    await page.getByRole('list', { name: 'Von Schüler:innen gemacht' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/text_editor\/documents\//);
    await page.getByRole('link', { name: 'Zurück zum Projekt' }).click();
    await expect(page).toHaveURL(/\/pupils\?pupil=/);
  });

  await test.step('[C23] deleting names it, offers the export, and leads to the class', async () => {
    await page.goto(path);
    await inMenu(page, 'Löschen');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('1 Textdokument');
    await expect(question.getByRole('link', { name: 'Klasse exportieren' })).toBeVisible();
    await picture(page, 'project-delete');
    await question.getByRole('button', { name: 'Projekt löschen' }).click();
    await expect(page).toHaveURL(new RegExp(`/t/school_classes/${schoolClass.id}$`));
    await page.goto(path);
    await expect(titleOf(page)).toHaveText('Dieses Projekt ist nicht (mehr) da.');
  });

  await test.step('it lies in the trash with what was made in it, and comes back', async () => {
    await page.goto('/folders/discarded');
    await page.getByRole('button', { name: /^„.*“ zurückholen$/ }).click();
    await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
    await page.goto(path);
    await expect(titleOf(page)).not.toHaveText('Dieses Projekt ist nicht (mehr) da.');
  });
  await Promise.all([teacher.close(), pupil.close()]);
});

test('[C18] the share page shows how to come in and no code of a pupil', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Jonas']);
  const project = await newProject(teacher, schoolClass.id);
  const onetime = await newOnetimeClass(teacher);
  const page = await teacher.newPage();
  const address = new URL('/go', stack.origin).href.replace(/^https?:\/\//, '');

  await page.goto(`/t/school_classes/${schoolClass.id}/projects/${project.id}/share`);
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-Code: in die Klasse 7b Biologie kommen' })).toBeVisible();
  for (const { code } of pupils) expect((await page.locator('body').innerText()).replace(/\s/g, '')).not.toContain(code!);
  expect(await page.getByText(address).evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(60);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(titleOf(page)).toContainText('Ökosystem Wald');

  await page.goto(`/t/school_classes/${onetime.id}/projects/${onetime.projectId}/share`);
  await expect(page.getByText(`${onetime.code!.slice(0, 3)}\u00a0${onetime.code!.slice(3)}`)).toBeVisible();
  await picture(page, 'project-share-onetime');
  await teacher.close();
});
