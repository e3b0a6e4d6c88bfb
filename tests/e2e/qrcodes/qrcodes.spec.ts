import { type Item, TOOLS } from '@murmel/contracts';
import sharp from 'sharp';
import { scannedFile } from '../../support/scan-codes.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route, infoRoute } = TOOLS.qrcodes;

test('[LNK-05] a QR code, from the tile among the tools to the phone of whoever has its link', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const address = teacher.getByRole('textbox', { name: 'Adresse', exact: true });
  const check = teacher.getByRole('region', { name: 'Scannt er?' });
  const stored = async () => (await call<{ entries: Item[] }>(computer, 'GET', route)).entries[0]!.id;

  await test.step('a teacher reads what it is for, makes one and is told what is no address', async () => {
    await teacher.goto(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen QR-Codes' }).click();
    await teacher.getByRole('button', { name: 'QR-Code anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    await address.fill('javascript:alert(1)');
    await expect(teacher.getByText('Dies ist keine korrekte URL.')).toBeVisible();
    await address.fill(`wald.example/${'x'.repeat(500)}`);
    await expect(
      teacher.getByText('Das sind 521 Zeichen. Ein Code, den Handys noch lesen, fasst höchstens 500. Umlaute zählen doppelt.'),
    ).toBeVisible();
  });

  await test.step('the code is read as it is drawn, in colour, round and with a picture of their own in it', async () => {
    await address.fill('klexikon.zum.de/wiki/Wald');
    await teacher.getByRole('radio', { name: 'Wiese' }).check();
    await teacher.getByRole('radio', { name: 'Rund' }).check();
    const logo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#d64e3a' } })
      .png()
      .toBuffer();
    await teacher.getByLabel('Eigenes Bild').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(teacher.getByRole('radio', { name: 'Dein Bild' })).toBeChecked();
    await expect(check.getByRole('status')).toContainText('Scannt sicher');
    await expect(check).toContainText('3 von 3');
    await expect(check).toContainText('7,9 : 1');
    await expect(teacher.getByText('Gespeichert')).toBeVisible();
  });

  await test.step('[A28] and is the same to another reader as a file of each size', async () => {
    for (const pixels of [512, 1024, 2048]) {
      await teacher.getByRole('button', { name: 'Als PNG sichern' }).click();
      const [file] = await Promise.all([
        teacher.waitForEvent('download'),
        teacher.getByRole('menuitem', { name: `Als PNG sichern, ${pixels} Pixel` }).click(),
      ]);
      const path = await file.path();
      expect((await sharp(path).metadata()).width).toBe(pixels);
      expect(await scannedFile(path)).toBe('https://klexikon.zum.de/wiki/Wald');
    }
    const [svg] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('button', { name: 'SVG', exact: true }).click()]);
    expect(await scannedFile(await svg.path())).toBe('https://klexikon.zum.de/wiki/Wald');
  });

  await test.step('a colour that is too light is not taken, and a width that is too small is said, with the numbers', async () => {
    await teacher.getByLabel('Eigene Farbe').fill('#febf32');
    await expect(teacher.getByText('Diese Farbe ist zu hell: Kontrast 1,6 : 1, gebraucht werden 4,5 : 1.')).toBeVisible();
    await expect(check.getByRole('status').first()).toContainText('Scannt nicht sicher');
    await teacher.getByRole('radio', { name: 'Himmel' }).check();
    await teacher.getByRole('spinbutton', { name: 'Breite auf Papier in cm' }).fill('1.5');
    await expect(check.getByRole('alert')).toContainText(
      /1,5\scm sind zu klein. Drucke ihn mindestens 2,5\scm breit.*bei 8 Metern mindestens 50\scm/,
    );
    await teacher.getByRole('spinbutton', { name: 'Breite auf Papier in cm' }).fill('4');
    await expect(check.getByRole('status').first()).toContainText('Scannt sicher');
  });

  await test.step('lines become a sheet to cut', async () => {
    const lines = teacher.getByRole('textbox', { name: 'Eine Zeile, ein Code' });
    const schoolClass = await call<{ id: string }>(computer, 'POST', '/school_classes', { name: '5b', type: 'permanent' });
    await call(computer, 'POST', `/school_classes/${schoolClass.id}/pupil_accesses`, { pupils: [{ name: 'Mia' }, { name: 'Ali' }] });
    await teacher.reload();
    await teacher.getByRole('combobox', { name: 'Namen aus einer Klasse' }).selectOption('5b');
    await expect(lines).toHaveValue(/Mia/);
    await expect(teacher.getByRole('list', { name: 'Der Bogen' }).getByRole('listitem')).toHaveCount(2);
    await lines.fill('Waldboden\nTotholz | klexikon.zum.de/wiki/Totholz');
    await expect(teacher.getByRole('heading', { name: 'Bogen: 2 Codes auf einmal' })).toBeVisible();
    await expect(teacher.getByRole('list', { name: 'Der Bogen' }).getByRole('listitem')).toHaveText(['Waldboden', 'Totholz']);
    await teacher.getByRole('button', { name: 'Bogen drucken' }).click();
    const paper = teacher.getByRole('dialog');
    const [file] = await Promise.all([teacher.waitForEvent('download'), paper.getByRole('button', { name: 'Speichern' }).click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('[E17] to one of their own items it leads once that is shared', async () => {
    const board = await call<{ id: string }>(computer, 'POST', TOOLS.pinboard.route, { title: 'Unser Wald' });
    await teacher.getByRole('radio', { name: 'Mein Inhalt' }).check();
    await teacher.getByRole('button', { name: 'Inhalt wählen' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Inhalt wählen' });
    await dialog.getByRole('combobox', { name: 'Werkzeug' }).selectOption({ label: 'Pinnwand' });
    await dialog.getByRole('button', { name: /Unser Wald/ }).click();
    await expect(teacher.getByText('Noch kommt niemand hinein')).toBeVisible();
    await teacher.getByRole('button', { name: 'Mit Link freigeben' }).click();
    await expect(teacher.getByRole('img', { name: /^QR-Code: .*\/s\// })).toBeVisible();
    const { shortLink } = await call<{ shortLink: string }>(computer, 'GET', `/items/${board.id}/share`);
    await expect(teacher.getByRole('img', { name: `QR-Code: ${shortLink}` })).toBeVisible();
  });

  await test.step('whoever has its link reads on a phone where it leads, and goes there', async () => {
    await teacher.reload();
    await expect(teacher.getByRole('radio', { name: 'Mein Inhalt' })).toBeChecked();
    const { secretLink } = await call<{ secretLink: string }>(computer, 'PUT', `/items/${await stored()}/share`, { privacy: 'secret' });
    await visitor.goto(secretLink);
    await expect(visitor.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await visitor.getByRole('link', { name: /^Öffnen/ }).click();
    await expect(visitor).toHaveURL(/\/pinboard\/public_boards\//);
  });
  await Promise.all([computer.close(), handset.close()]);
});
