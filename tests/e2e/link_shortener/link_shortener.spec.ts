import { type Item, TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route, infoRoute } = TOOLS.link_shortener;

test('a short link, from the tile among the tools to the page that a class comes to', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const target = teacher.getByRole('textbox', { name: 'Adresse des Ziels' });
  let [short, own] = ['', ''];

  await test.step('a teacher reads what it is for, makes one and is told what is no address', async () => {
    await teacher.goto(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen Kurzlinks' }).click();
    await teacher.getByRole('button', { name: 'Kurzlink anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    await expect(target).toBeFocused();
    for (const [typed, said] of [
      ['javascript:alert(1)', 'Dies ist keine korrekte URL.'],
      ['https://bit.ly/abc', 'Das ist selbst ein Kurzlink. Nimm die Adresse, zu der er führt.'],
    ] as const) {
      await target.fill(typed);
      await target.press('Enter');
      await expect(teacher.getByText(said)).toBeVisible();
    }
    await target.fill('klexikon.zum.de/wiki/Wald');
    await teacher.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(teacher.getByText('Der Link führt jetzt dorthin.')).toBeVisible();
  });

  await test.step('releases it, and gets a code and an address that can be read out', async () => {
    await teacher.getByRole('button', { name: 'Freigeben' }).click();
    await expect(teacher.getByText('Noch nicht geteilt.')).toBeHidden();
    await expect(teacher.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    const [item] = (await call<{ entries: Item[] }>(computer, 'GET', route)).entries;
    const { shortCode, shortLink } = await call<Record<'shortCode' | 'shortLink', string>>(computer, 'GET', `/items/${item!.id}/share`);
    [short, own] = [`/s/${shortCode}`, new URL(shortLink).origin];
    await expect(teacher.getByText(shortCode).first()).toBeVisible();
  });

  await test.step('a phone is told where it goes before it leaves, and goes on by one button', async () => {
    await visitor.goto(short);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Du verlässt murmel');
    await expect(visitor.getByText('https://klexikon.zum.de/wiki/Wald')).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await visitor.route('https://klexikon.zum.de/**', (way) => way.fulfill({ contentType: 'text/html', body: '<h1>Wald</h1>' }));
    await visitor.getByRole('button', { name: 'Weiter zu klexikon.zum.de' }).click();
    await expect(visitor).toHaveURL('https://klexikon.zum.de/wiki/Wald');
  });

  await test.step('the same code leads to a page of the product at once when the teacher changes the target', async () => {
    await teacher.getByRole('button', { name: 'Ziel ändern' }).click();
    await target.fill(`${own}/gallery`);
    await target.press('Enter');
    await expect(teacher.getByRole('button', { name: 'Wieder zu klexikon.zum.de/wiki/Wald führen' })).toBeVisible();
    await visitor.goto(short);
    await expect(visitor).toHaveURL(`${own}/gallery`);
    await teacher.reload();
    await expect(teacher.getByRole('heading', { name: '2 Aufrufe in 14 Tagen' })).toBeVisible();
  });

  await test.step('or to something of their own, which is shared from there when it was not', async () => {
    await call(computer, 'POST', TOOLS.pinboard.route, { title: 'Lebensraum Wald' });
    await teacher.getByRole('button', { name: 'Ziel ändern' }).click();
    await expect(teacher.getByRole('button', { name: 'Teilen' })).toHaveAttribute('data-variant', 'default');
    await teacher.getByRole('button', { name: 'Eigenen Inhalt wählen' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Eigenen Inhalt wählen' });
    await dialog.getByRole('combobox').selectOption('Pinnwand');
    await dialog.getByRole('button', { name: /Lebensraum Wald/ }).click();
    await dialog.getByRole('button', { name: 'Mit Link freigeben' }).click();
    await expect(dialog).toBeHidden();
    await expect(teacher.getByRole('button', { name: `Wieder zu ${new URL(own).host}/gallery führen` })).toBeVisible();
    await visitor.goto(short);
    await expect(visitor).toHaveURL(/\/pinboard\/public_boards\//);
  });

  await test.step('stands in the list with its code and how often it was opened', async () => {
    await expect(async () => {
      await teacher.goto(route);
      await expect(teacher.getByRole('row', { name: new RegExp(short.slice(3)) })).toContainText('3', { timeout: 2000 });
    }).toPass();
    await teacher.getByRole('link', { name: new RegExp(short.slice(3)) }).click();
  });

  await test.step('it can be over, and then it leads nowhere', async () => {
    await teacher.getByLabel('Bis').fill('2024-01-01T08:00');
    await teacher.getByRole('button', { name: 'Speichern' }).click();
    await expect(teacher.getByText('abgelaufen', { exact: true })).toBeVisible();
    await visitor.goto(short);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dieser Kurzlink ist abgelaufen');
  });
  await Promise.all([computer.close(), handset.close()]);
});
