import { type Item, TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route, infoRoute } = TOOLS.worksheet;

test('a worksheet, from the tile among the tools to the trash and back', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const cards = teacher.getByRole('list', { name: 'Deine Arbeitsblätter' }).getByRole('listitem');
  const dialog = teacher.getByRole('dialog', { name: 'Teilen' });

  await test.step('a teacher finds the tool, reads what it is for and makes the first one', async () => {
    await teacher.goto('/tools');
    await teacher.getByRole('link', { name: 'Arbeitsblatt', exact: true }).click();
    await teacher.getByRole('link', { name: 'Über dieses Werkzeug' }).click();
    await expect(teacher).toHaveURL(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen Arbeitsblättern' }).click();
    await teacher.getByRole('button', { name: 'Arbeitsblatt anlegen' }).click();
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
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hier steht noch nichts');
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('[TIT-09] a password is asked for from then on, below a picture of 210 px', async () => {
    await dialog.getByRole('radio', { name: 'Mit Passwort' }).click();
    await dialog.getByRole('textbox', { name: 'Passwort festlegen' }).fill('Glück');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Das Passwort ist gesetzt.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('textbox', { name: 'Passwort' })).toBeVisible();
    expect((await visitor.locator('main [data-locked]').boundingBox())?.width).toBe(210);
    await visitor.getByRole('textbox', { name: 'Passwort' }).fill('Glück');
    await visitor.getByRole('button', { name: 'Öffnen' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hier steht noch nichts');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
  });

  await test.step("in the trash it is nobody's any more, and it comes back as it was", async () => {
    await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
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
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hier steht noch nichts');
  });
  await Promise.all([computer.close(), handset.close()]);
});
