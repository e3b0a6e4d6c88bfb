import { readFile } from 'node:fs/promises';
import { newAdmin } from './support/editorial-places.js';
import { inDatabase, newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

test('an admin sees how the servers are, is told of one that hangs and what to do, and takes a report along; a teacher does not', async ({
  browser,
  stack,
}) => {
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Ada', 'Betrieb'));
  const page = await admin.newPage();
  const gone = 'verschwunden:3001';
  await page.goto('/');
  await page
    .getByRole('button', { name: /Ada Betrieb/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Verwaltung' }).click();
  await page.getByRole('link', { name: 'Betrieb', exact: true }).click();
  await expect(page).toHaveTitle(/Betrieb$/);
  const processes = page.getByRole('region', { name: 'Prozesse' }).getByRole('listitem');
  for (const kind of ['Seiten und Befehle', 'gemeinsames Schreiben'])
    await expect(
      processes
        .filter({ hasText: kind })
        .filter({ hasText: /läuft.*Version/s })
        .first(),
    ).toBeVisible();
  const services = page.getByRole('region', { name: 'Was die Prozesse brauchen' }).getByRole('listitem');
  await expect(services).toHaveCount(9);
  for (const service of ['PostgreSQL', 'Mailserver', 'Dateien'])
    await expect(services.filter({ hasText: service }).filter({ hasText: 'läuft' }).first()).toBeVisible();
  for (const service of ['Virenprüfung', 'Kopie zum Lesen', 'Pooler'])
    await expect(services.filter({ hasText: service })).toContainText('nicht eingerichtet');
  await expect(page.getByRole('list', { name: 'Jetzt' }).getByRole('listitem')).toHaveCount(4);
  await picture(page, 'operation');

  await test.step('one that hangs', async () => {
    await inDatabase(stack, (client) =>
      client.query(
        `insert into running_process (id, kind, place, started_at, seen_at, load_percent, memory_bytes, connections, documents)
         values (gen_random_uuid(), 'collaboration', $1, now() - interval '9 days', now() - interval '1 minute', 97, 7e8, 40, 12)`,
        [gone],
      ),
    );
    // Expects the update without a click.
    await expect(page.getByText(`${gone} antwortet nicht`)).toBeVisible();
    await expect(processes.filter({ hasText: gone })).toContainText('9 Tage');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hinweis/);
    await picture(page, 'operation-hint');
  });

  await test.step('nobody works in the background, and an older release runs beside the newer one', async () => {
    await inDatabase(stack, (client) => client.query("update running_process set role = 'calls', release = '0.0.9' where kind = 'api'"));
    await expect(page.getByText('Niemand erledigt Aufgaben im Hintergrund')).toBeVisible();
    await expect(page.getByText('Prozesse verschiedener Versionen laufen nebeneinander')).toBeVisible();
    await picture(page, 'operation-no-jobs');
    await inDatabase(stack, (client) =>
      client.query('update running_process r set role = null, release = (select max(release) from running_process)'),
    );
    await expect(page.getByText('Niemand erledigt Aufgaben im Hintergrund')).toBeHidden();
  });

  await test.step('without network the last state stays, and says that it is old', async () => {
    await admin.setOffline(true);
    await expect(page.getByText('Es kommen keine neuen Zahlen')).toBeVisible();
    await expect(processes.first()).toBeVisible();
    await admin.setOffline(false);
    await expect(page.getByText('Es kommen keine neuen Zahlen')).toBeHidden();
  });

  await test.step('the report says the same', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bericht herunterladen' }).click();
    const report = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { processes: { name: string }[] };
    expect(report.processes.map(({ name }) => name)).toContain(gone);
  });

  await test.step('once it is back nothing is said any more', async () => {
    await inDatabase(stack, (client) => client.query('delete from running_process where place = $1', [gone]));
    await expect(page.getByText(`${gone} antwortet nicht`)).toBeHidden();
  });

  for (const [name, viewport] of Object.entries({ phone: VIEWPORTS.phone, projector: VIEWPORTS.projector })) {
    await page.setViewportSize(viewport);
    await picture(page, `operation-${name}`);
  }

  const other = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await other.newPage();
  await teacher.goto('/backoffice/status');
  await expect(teacher).toHaveURL(`${stack.origin}/`);
  await Promise.all([admin.close(), other.close()]);
});
