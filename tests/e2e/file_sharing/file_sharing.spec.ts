import { readFile } from 'node:fs/promises';
import { type Item, TOOLS } from '@murmel/contracts';
import { unzip } from '../../api/privacy/unzip.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call } from '../support/wire.js';
import { onePagePdf } from './one-page-pdf.js';

const { route, infoRoute } = TOOLS.file_sharing;

test('[REC-01] a file share, from handing out to what a class hands in', { tag: '@walk' }, async ({ browser, stack }) => {
  const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
  const [teacher, visitor] = [await computer.newPage(), await handset.newPage()];
  const text = { name: 'Hinweise.txt', mimeType: 'text/plain', buffer: Buffer.from('Bitte mit Quelle.') };
  const pdf = { name: 'Waldtier.pdf', mimeType: 'application/pdf', buffer: onePagePdf('Der Rotfuchs') };

  await test.step('[NAV-34] a teacher reads what it is for, makes one and puts files in', async () => {
    await visitor.goto(route);
    await expect(visitor).toHaveURL(/\/login/);
    await teacher.goto(infoRoute);
    await teacher.getByRole('link', { name: 'Zu deinen Dateifreigaben' }).click();
    await teacher.getByRole('button', { name: 'Dateifreigabe anlegen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    const title = teacher.getByRole('textbox', { name: 'Titel' });
    await title.fill('Steckbrief Waldtier');
    await title.press('Enter');
    await teacher.getByLabel('Dateien wählen oder hierher ziehen').setInputFiles([text, pdf]);
    await expect(teacher.getByRole('list', { name: 'Dateien zum Mitnehmen' }).getByRole('listitem')).toHaveCount(2);
    await teacher.getByLabel('Dateien wählen oder hierher ziehen').setInputFiles([pdf]);
    await expect(teacher.getByText('Die Datei „Waldtier.pdf“ gibt es hier schon.')).toBeVisible();
  });

  await test.step('lets a large file rest, and goes on with it', async () => {
    const wire = await computer.newCDPSession(teacher);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput: 1_500_000,
    });
    const film = { name: 'Film.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(6_000_000, 7) };
    await teacher.getByLabel('Dateien wählen oder hierher ziehen').setInputFiles([film]);
    await teacher.getByRole('button', { name: 'Hochladen von „Film.bin“ anhalten' }).click();
    const rests = teacher.getByText(/\d+\s% · angehalten/);
    await expect(rests).toBeVisible();
    const sent = await rests.innerText();
    await teacher.waitForTimeout(1500);
    expect(await rests.innerText()).toBe(sent);
    await teacher.getByRole('button', { name: '„Film.bin“ weiter hochladen' }).click();
    await expect(teacher.getByRole('list', { name: 'Dateien zum Mitnehmen' }).getByRole('listitem')).toHaveCount(3);
    await wire.detach();
  });

  await test.step('collects, with a task, and shares the link', async () => {
    await teacher.getByRole('switch', { name: /Dateien einsammeln/ }).click();
    await teacher.getByRole('textbox', { name: 'Auftrag' }).fill('Gib Text und Bild ab.');
    await teacher.getByRole('button', { name: 'Speichern' }).click();
    await expect(teacher.getByText('Gespeichert.')).toBeVisible();
    await teacher.getByRole('button', { name: 'Teilen' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
    await dialog.getByRole('switch', { name: 'Mit Link freigeben' }).click();
    await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible();
    const [item] = (await call<{ entries: Item[] }>(computer, 'GET', route)).entries;
    const { secretLink } = await call<{ secretLink: string }>(computer, 'GET', `/items/${item!.id}/share`);
    await visitor.goto(secretLink);
    await teacher.goto(`${route}/${item!.id}/hand_ins`);
    await expect(teacher.getByText('Noch hat niemand abgegeben')).toBeVisible();
  });

  await test.step('a phone looks at a PDF and a text without taking them along', async () => {
    await expect(visitor.getByText('Gib Text und Bild ab.')).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await visitor.getByRole('button', { name: '„Waldtier.pdf“ ansehen' }).click();
    await expect(visitor.getByRole('img', { name: 'Seite 1 von 1 aus Waldtier.pdf' })).toBeVisible();
    await expect(visitor.getByText('Der Rotfuchs')).toBeAttached();
    await visitor.getByRole('button', { name: 'Schließen' }).first().click();
    await visitor.getByRole('button', { name: '„Hinweise.txt“ ansehen' }).click();
    await expect(visitor.getByText('Bitte mit Quelle.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Schließen' }).first().click();
  });

  await test.step('hands in under a short name and gets a receipt; the teacher sees it arrive', async () => {
    await visitor.getByRole('button', { name: 'Namen oder Kürzel angeben' }).click();
    await visitor.getByRole('textbox').fill('TH');
    await visitor.getByRole('button', { name: 'Speichern' }).click();
    await expect(visitor.getByText('Du gibst ab als TH')).toBeVisible();
    await visitor.getByLabel('Datei oder Foto wählen').setInputFiles([{ ...pdf, name: 'Rotfuchs.pdf' }]);
    await expect(visitor.getByRole('heading', { name: 'Angekommen' })).toBeVisible();
    await expect(teacher.getByRole('button', { name: 'TH' })).toBeVisible();
    await expect(teacher.getByRole('heading', { name: '1 Abgabe ist da' })).toBeVisible();
    const receipt = await visitor.getByText(/Dein Beleg/).innerText();
    await teacher.getByRole('button', { name: 'TH' }).click();
    await expect(teacher.getByText(receipt.replace('Dein Beleg ', 'Beleg '))).toBeVisible();
    await teacher.getByRole('button', { name: 'Schließen' }).first().click();
    await visitor.getByRole('button', { name: 'Fertig' }).click();
    await expect(visitor.getByRole('heading', { name: 'Alles ist da' })).toBeVisible();
  });

  await test.step('takes everything along, a folder for each person', async () => {
    const [download] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('link', { name: 'Alles als ZIP' }).click()]);
    expect(download.suggestedFilename()).toBe('Steckbrief Waldtier.zip');
    const parts = unzip(await readFile(await download.path()));
    expect([...parts]).toEqual([['TH/Rotfuchs.pdf', pdf.buffer]]);
  });
  await Promise.all([computer.close(), handset.close()]);
});
