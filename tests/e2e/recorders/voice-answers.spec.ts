import type { OwnWork, WorksheetResponse } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { browserWithDevices } from '../support/fake-devices.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { boardOf, cardOf, newBoard } from '../support/pinboard.js';
import { comeIn, newClassOf, newProject } from '../support/pupils.js';
import { played } from '../support/recordings.js';
import { newSurvey, openSurvey } from '../support/survey.js';
import { expect, picture, test } from '../support/test.js';
import { call, share } from '../support/wire.js';
import { newSheet, putBlock, sheetOf } from '../support/worksheet.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clock = (page: Page) => page.getByRole('timer', { name: 'Aufgenommene Zeit' });
const TAKEN = 'Meine Aufnahme.m4a';
const HELD = /liegt verschlüsselt auf diesem Gerät/;

/** Records for a few seconds. */
async function record(page: Page): Promise<void> {
  await button(page, 'Ton aufnehmen').click();
  await button(page, 'Mikrofon prüfen').click();
  await button(page, 'Aufnahme starten').click();
  await expect(clock(page)).toHaveText(/00:(0[3-9]|[1-5]\d)/);
}

/** Lists the requests with which this page sends files from now on. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /owner_files|uploads/.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Returns the recordings that this device keeps: the keys of its sessions that a script could read out, and the bytes as text. */
function keptOf(page: Page): Promise<{ keys: number; readable: number; bytes: string[] }> {
  return page.evaluate(async () => {
    const rowsOf = async <Row>(databaseName: string, store: string): Promise<Row[]> => {
      if (!(await indexedDB.databases()).some(({ name }) => name === databaseName)) return [];
      const database = await new Promise<IDBDatabase>((opened, failed) => {
        const opening = indexedDB.open(databaseName);
        opening.onsuccess = () => opened(opening.result);
        opening.onerror = () => failed(opening.error!);
      });
      const rows = await new Promise<Row[]>((read) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => read(reading.result as Row[]);
      });
      database.close();
      return rows;
    };
    const sessions = await rowsOf<{ key: CryptoKey }>('murmel-waiting', 'session');
    const parts = await rowsOf<{ data: ArrayBuffer }>('murmel-recordings', 'parts');
    const text = ({ data }: { data: ArrayBuffer }) => new TextDecoder('latin1').decode(data);
    const keys = sessions.flatMap(({ key }) => key ?? []);
    return { keys: keys.length, readable: keys.filter(({ extractable }) => extractable).length, bytes: parts.map(text) };
  });
}

async function expectSealed(page: Page): Promise<void> {
  const { keys, readable, bytes } = await keptOf(page);
  expect([keys > 0, readable, bytes.length > 0]).toEqual([true, 0, true]);
  // Words at the head of each recording of a browser, in WebM and in MP4.
  expect(bytes.join('')).not.toMatch(/webm|OpusHead|ftyp|moov/);
}

test('[E32] a recording of a guest in a survey: through a reload, in no other tab, through a lost line, to the teacher', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const { id } = await newSurvey(context, 'Lies vor', [{ type: 'file', title: 'Wie klingt es?', required: true }]);
  const handset = await phone(browser, stack);
  const guest = await handset.newPage();
  const sent = sentBy(guest);
  const link = await openSurvey(context, id);
  await guest.goto(link);
  await record(guest);
  await picture(guest, 'voice-answer-running');
  await guest.reload();
  await button(guest, 'Ton aufnehmen').click();
  await expect(button(guest, 'Übernehmen')).toBeVisible();
  await expectSealed(guest);
  expect((await played(guest)).went).toBe(true);
  await picture(guest, 'voice-answer-heard');
  const other = await handset.newPage();
  await other.goto(link);
  await button(other, 'Ton aufnehmen').click();
  await expect(button(other, 'Mikrofon prüfen')).toBeVisible();
  await other.close();
  await button(guest, 'Übernehmen').click();
  await expect(guest.getByText(TAKEN)).toBeVisible();
  await expect(guest.getByText(HELD)).toBeVisible();
  await picture(guest, 'voice-answer-held');
  await guest.reload();
  await expect(guest.getByText(TAKEN)).toBeVisible();
  expect(sent).toEqual([]);
  await handset.setOffline(true);
  await button(guest, 'Absenden').click();
  await expect(guest.getByText('Gleich abgegeben')).toBeVisible();
  await handset.setOffline(false);
  await expect(guest.getByRole('heading', { name: /Danke/ })).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  await expect.poll(async () => (await keptOf(guest)).bytes).toEqual([]);
  const teacher = await context.newPage();
  await teacher.goto(`/surveys/surveys/${id}/responses/1`);
  await expect(teacher.getByText(TAKEN).first()).toBeVisible();
  await Promise.all([teacher.close(), handset.close()]);
  await browser.close();
});

test('[E32] a recording of a pupil on a worksheet: nobody gets it before it is handed in, and signing out takes it away', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const id = await newSheet(context, 'Vogelstimmen');
  await putBlock(context, id, 'Upload', { task: 'Sprich den Ruf nach.' });
  await share(context, id, { privacy: 'secret' });
  await call(context, 'PUT', sheetOf(id), { state: 'open' });
  const { schoolClass, pupils } = await newClassOf(context, ['Mila']);
  const project = await newProject(context, schoolClass.id, { tools: [], itemIds: [id] });
  const tablet = await phone(browser, stack);
  const page = await tablet.newPage();
  const sent = sentBy(page);
  const comesToSheet = async (): Promise<void> => {
    await comeIn(page, pupils[0]!.code!);
    await page.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
    await page.getByRole('link', { name: /Vogelstimmen/ }).click();
  };
  const take = async (): Promise<void> => {
    await record(page);
    await button(page, 'Fertig').click();
    await button(page, 'Übernehmen').click();
    await expect(page.getByText(HELD)).toBeVisible();
  };
  await comesToSheet();
  await button(page, 'Los geht’s').click();
  await take();
  await expectSealed(page);
  expect(sent).toEqual([]);
  await picture(page, 'voice-answer-sheet');
  await page.goto(`/p/school_classes/${schoolClass.id}`);
  await page.getByRole('link', { name: 'Ich', exact: true }).click();
  await button(page, 'Abmelden').click();
  await page.getByRole('dialog').getByText(TAKEN).waitFor();
  await picture(page, 'voice-answer-sign-out');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen und abmelden' }).click();
  await expect(page).toHaveURL(/logged_out|\/go/);
  expect((await keptOf(page)).bytes).toEqual([]);
  await comesToSheet();
  await expect(page.getByText(TAKEN)).toBeHidden();
  await take();
  await button(page, 'Abgeben').click();
  await expect(page.getByText(/abgegeben/i).first()).toBeVisible();
  const { entries } = await call<{ entries: WorksheetResponse[] }>(context, 'GET', `${sheetOf(id)}/responses`);
  const { files } = await call<OwnWork>(context, 'GET', `/worksheet/responses/${entries[0]!.id}`);
  expect(files.map(({ name }) => name)).toEqual([TAKEN]);
  await expect.poll(async () => (await keptOf(page)).bytes).toEqual([]);
  await tablet.close();
  await browser.close();
});

test('[E32] a recording of a guest for a card: where the line breaks it stays, is offered again, and whoever opens the card hears it', async ({
  stack,
}) => {
  const browser = await browserWithDevices();
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(context, 'Vogelstimmen', ['Gehört']);
  const handset = await phone(browser, stack);
  const guest = await handset.newPage();
  await guest.goto(board.secretLink);
  const compose = async (title: string): Promise<void> => {
    await guest.getByRole('button', { name: 'Karte hinzufügen zu „Gehört“' }).click();
    await guest.getByRole('dialog').getByLabel('Titel').fill(title);
  };
  await compose('Verloren?');
  await record(guest);
  await button(guest, 'Fertig').click();
  await button(guest, 'Anhängen').click();
  await expect(guest.getByText(TAKEN)).toBeVisible();
  await guest.route('**/api/owner_files**', (route) => route.abort());
  await button(guest, 'Anpinnen').click();
  await expect(guest.getByText(/Deine Aufnahme hängt noch nicht an der Karte/)).toBeVisible();
  await guest.unroute('**/api/owner_files**');
  await picture(guest, 'voice-answer-stays');
  const messages = guest.getByRole('region', { name: 'Meldungen' }).getByRole('button');
  await expect(async () => {
    if ((await messages.count()) > 0) await messages.first().click();
    await expect(messages).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await compose('Was ruft da?');
  await button(guest, 'Ton aufnehmen').click();
  await button(guest, 'Anhängen').click();
  await button(guest, 'Anpinnen').click();
  const page = await context.newPage();
  await page.goto(boardOf(board.id));
  await cardOf(page, 'Was ruft da?').getByRole('link').first().click();
  expect((await played(page)).went).toBe(true);
  await picture(page, 'recorders-card');
  await expect.poll(async () => (await keptOf(guest)).bytes).toEqual([]);
  await Promise.all([page.close(), handset.close()]);
  await browser.close();
});
