import { type Item, TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route, infoRoute } = TOOLS.timetable_prototype;

test('an item of timetable_prototype, from the tile among the tools to the trash and back', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const cards = teacher.getByRole('list', { name: 'Deine Timetable prototype' }).getByRole('listitem');
  const dialog = teacher.getByRole('dialog', { name: 'Teilen' });

  await test.step('a teacher finds the tool, reads what it is for and makes the first one', async () => {
    await teacher.goto('/tools');
    await teacher.getByRole('link', { name: 'Timetable prototype', exact: true }).click();
    await teacher.getByRole('link', { name: 'Über dieses Werkzeug' }).click();
    await expect(teacher).toHaveURL(infoRoute);
    await teacher.getByRole('link', { name: 'Zur Liste' }).click();
    await teacher.getByRole('button', { name: 'Timetable prototype anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
  });

  await test.step('gives it a title, which the list has then', async () => {
    const title = teacher.getByRole('textbox', { name: 'Titel' });
    await title.fill('Wald und Wiese');
    await title.press('Enter');
    await expect
      .poll(async () => (await call<{ entries: Item[] }>(computer, 'GET', route)).entries.map((one) => one.title))
      .toEqual(['Wald und Wiese']);
  });

  await test.step('whoever has its link sees it on a phone', async () => {
    await teacher.getByRole('button', { name: 'Teilen' }).click();
    await dialog.getByRole('switch', { name: 'Mit Link freigeben' }).click();
    await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    const [item] = (await call<{ entries: Item[] }>(computer, 'GET', route)).entries;
    const { secretLink } = await call<{ secretLink: string }>(computer, 'GET', `/items/${item!.id}/share`);
    await visitor.goto(secretLink);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wald und Wiese');
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('a password is asked for from then on', async () => {
    await dialog.getByRole('radio', { name: 'Mit Passwort' }).click();
    await dialog.getByRole('textbox', { name: 'Passwort festlegen' }).fill('Glück');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Das Passwort ist gesetzt.')).toBeVisible();
    await visitor.reload();
    await visitor.getByRole('textbox', { name: 'Passwort' }).fill('Glück');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wald und Wiese');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
  });

  await test.step("in the trash it is nobody's any more, and it comes back as it was", async () => {
    await teacher.getByRole('button', { name: 'Mehr' }).click();
    await teacher.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await expect(teacher).toHaveURL(route);
    await expect(cards).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
    await teacher.goto('/folders/discarded');
    await teacher.getByRole('button', { name: '„Wald und Wiese“ zurückholen' }).click();
    await expect(teacher.getByText('„Wald und Wiese“ ist wieder da.')).toBeVisible();
    await teacher.goto(route);
    await expect(cards).toHaveCount(1);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wald und Wiese');
  });
  await Promise.all([computer.close(), handset.close()]);
});
