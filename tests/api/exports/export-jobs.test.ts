import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportEntry, type ExportForm, type ExportList, SERVER_LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { type Account, ExportJob, Item, newId, OwnerFile, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { ExportJobs } from '../../../apps/api/src/core/exports/jobs/export-jobs.js';
import { ExportRunner } from '../../../apps/api/src/core/exports/jobs/export-runner.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { unzip } from '../privacy/unzip.js';
import { fileOnPart } from '../remixes/copies.js';
import { castOf } from '../sharing/cast.js';
import { accessible } from './pdf-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const PASSWORD = 'drei kurze Wörter';
const { running, waiting, things, leaseSeconds, attempts } = SERVER_LIMITS.exportJobs;

async function somebody(fields: Partial<Account> = {}) {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

const order = (browser: TestBrowser, form: ExportForm, ids?: string[], more: object = {}) =>
  browser.post<ExportEntry & Refusal>('/api/exports', { form, ...(ids && { ids }), ...more });
const listed = async (browser: TestBrowser): Promise<ExportEntry[]> => (await browser.get<ExportList>('/api/exports')).body.entries;
const fetched = (browser: TestBrowser, id: string) => browser.get<Buffer & Refusal>(`/api/exports/${id}/file`);
const round = (): Promise<boolean> => api.application.get(ExportRunner).round();
const stored = (id: string): Promise<ExportJob | null> => api.database.manager.findOneBy(ExportJob, { id });
const keyOf = async (id: string): Promise<string> => join(api.configuration.dataDir, 'files', (await stored(id))!.storageKey!);

/** Orders an export and runs the queue until no others wait. */
async function made(browser: TestBrowser, form: ExportForm, ids?: string[]): Promise<ExportEntry> {
  const { body } = await order(browser, form, ids);
  while (await round());
  return (await listed(browser)).find(({ id }) => id === body.id)!;
}

async function writeText(item: Item, ...texts: string[]): Promise<void> {
  const content = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  const seed = seedTextDocument({ type: 'doc', content });
  await seedDocument(api.database.manager, item.id, seed, { accountId: item.ownerId, visitorId: null });
}

describe('[LIB-15] what is put together in the background', () => {
  it('a folder comes as a zip archive: its tree, each thing as PDF and openly, files, and a page that says what is missing', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await somebody();
    const folder = await api.people.item(account, { kind: 'folder', title: 'Biologie: 7/8?' });
    await api.people.item(account, { kind: 'folder', title: 'CON', folderId: folder.id });
    const inner = await api.people.item(account, { kind: 'folder', title: 'Wald', folderId: folder.id });
    const [text, twin] = [1, 2].map(() => api.people.item(account, { title: 'Die Fichte', folderId: inner.id }));
    await writeText(await text!, 'Sie ist immergrün.');
    await writeText(await twin!, 'Die andere.');
    const { body: survey } = await browser.post<Item>('/api/surveys/surveys', { title: 'Ausflug', folderId: folder.id });
    const board = await api.people.item(account, { kind: 'pinboard', title: 'Pinnwand', folderId: folder.id });
    const file = await fileOnPart(api, board, { accountId: account.id, visitorId: null });
    const lost = await fileOnPart(api, board, { accountId: account.id, visitorId: null });
    await api.database.manager.update(OwnerFile, { id: lost }, { storageKey: `files/${newId()}` });
    expect(file).not.toBe(lost);

    const { status, body } = await order(browser, 'zip', [folder.id]);
    expect([status, body.state, body.title, body.form]).toEqual([201, 'waiting', 'Biologie: 7/8?', 'zip']);
    expect((await fetched(browser, body.id)).body).toMatchObject({ code: 'EXPORT_UNDER_WAY', status: 409 });
    await round();
    const [entry] = await listed(browser);
    expect(entry).toMatchObject({ id: body.id, state: 'ready', done: 7, total: 7, leftOut: 1, reason: null });
    const { status: got, body: archive, headers } = await fetched(browser, body.id);
    expect([got, headers.get('content-type'), archive.length]).toEqual([200, 'application/zip', entry!.bytes]);
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Biologie%2078.zip");
    const files = unzip(archive);
    const root = 'Biologie 78';
    expect([...files.keys()].sort()).toEqual(
      [
        'Inhalt.html',
        `${root}/`,
        `${root}/CON_/`,
        `${root}/Wald/`,
        ...['Die Fichte', 'Die Fichte 2'].flatMap((name) =>
          ['pdf', 'docx', 'txt', 'html', 'json'].map((ending) => `${root}/Wald/${name}.${ending}`),
        ),
        ...['pdf', 'json', 'csv'].map((ending) => `${root}/${survey.title}.${ending}`),
        ...['pdf', 'csv', 'md'].map((ending) => `${root}/${board.title}.${ending}`),
        `${root}/${board.title} Dateien/a.png`,
      ].sort(),
    );
    expect(files.get(`${root}/Wald/Die Fichte.txt`)!.toString()).toContain('immergrün');
    expect((await accessible(files.get(`${root}/Wald/Die Fichte.pdf`)!)).title).toBe('Die Fichte');
    const page = files.get('Inhalt.html')!.toString();
    expect(page).toContain('Pinnwand: 1 Dateien sind nicht mehr da.');
    expect(page).toContain('href="Biologie%2078/Wald/Die%20Fichte%202.pdf"');
    expect(page).toContain('Leerer Ordner');
  });

  it('everything of one’s own comes without what lies in the trash, and of others’ things only what one sees', {
    tags: ['proof'],
  }, async () => {
    const cast = await castOf(api);
    await writeText(cast.item, 'Geheim');
    await order(cast.reader.browser, 'zip', [cast.item.id]);
    const { account, browser } = await somebody();
    await writeText(await api.people.item(account, { title: 'Eigenes' }), 'x');
    await api.people.item(account, { title: 'Weg', discardedAt: new Date() });
    const own = await made(browser, 'zip');
    expect([own.title, own.total]).toEqual(['', 1]);
    expect([...unzip((await fetched(browser, own.id)).body).keys()].sort()).toEqual(
      ['Eigenes.docx', 'Eigenes.html', 'Eigenes.json', 'Eigenes.pdf', 'Eigenes.txt', 'Inhalt.html'].sort(),
    );
    const [others] = await listed(cast.reader.browser);
    expect(others).toMatchObject({ state: 'ready', leftOut: 1 });
    const names = [...unzip((await fetched(cast.reader.browser, others!.id)).body).keys()];
    expect(names.map((name) => name.slice(name.lastIndexOf('.'))).sort()).toEqual(['.docx', '.html', '.pdf']);
  });

  it('a PDF that is too long to wait for comes in the background', { tags: ['proof'] }, async () => {
    const { account, browser } = await somebody();
    const text = await api.people.item(account, { title: 'Lang' });
    await writeText(text, ...Array.from({ length: 4500 }, (_, at) => `Zeile ${at}`));
    const { body } = await browser.post<Refusal>('/api/user_pdfs', { itemId: text.id });
    expect(body).toMatchObject({ code: 'LIMIT_REACHED', data: { of: 'pages', limit: SERVER_LIMITS.pdf.pages } });
    const { id, state } = await made(browser, 'pdf', [text.id]);
    expect(state).toBe('ready');
    const { body: pdf, headers } = await fetched(browser, id);
    expect([headers.get('content-type'), pdf.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  });

  it('.murmel of more than fits into one file comes as several, each of which is brought in with the folders around', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await somebody();
    const folder = await api.people.item(account, { kind: 'folder', title: 'Jahr' });
    for (let at = 0; at < 205; at++) await api.people.item(account, { kind: 'folder', title: `Fach ${at}`, folderId: folder.id });
    expect((await browser.post<Refusal>('/api/murmel_files', {})).body).toMatchObject({ code: 'REMIX_TOO_LARGE' });
    const { id, state, leftOut } = await made(browser, 'murmel', [folder.id]);
    expect([state, leftOut]).toEqual(['ready', 0]);
    const files = unzip((await fetched(browser, id)).body);
    expect([...files.keys()]).toEqual(['Murmel 1.murmel', 'Murmel 2.murmel']);
    const other = await somebody();
    for (const bytes of files.values()) {
      const data = new FormData();
      data.append('file', new Blob([bytes as BlobPart]), 'a.murmel');
      expect((await other.browser.post('/api/brought_in', data)).status).toBe(201);
    }
    const brought = await api.database.manager.findBy(Item, { ownerId: other.account.id });
    expect(brought.filter(({ title }) => title === 'Jahr').length).toBe(2);
    expect(new Set(brought.map(({ title }) => title)).size).toBe(206);
  });
});

describe('who has an export', () => {
  it('only its teacher: for others it is not there, whatever they do with its id', { tags: ['proof'] }, async () => {
    const cast = await castOf(api);
    const { id } = await made(cast.owner.browser, 'zip', [cast.item.id]);
    expect((await fetched(cast.owner.browser, id)).status).toBe(200);
    for (const { browser } of [cast.writer, cast.other, cast.admin]) {
      expect(await listed(browser)).toEqual([]);
      for (const answer of [
        await fetched(browser, id),
        await browser.post<Refusal>(`/api/exports/${id}/again`, {}),
        await browser.delete<Refusal>(`/api/exports/${id}`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const [browser, status] of [
      [cast.pupil.browser, 403],
      [cast.guest.browser, 403],
      [cast.nobody, 401],
    ] as const) {
      expect((await order(browser, 'zip')).status).toBe(status);
      expect((await fetched(browser, id)).status).toBe(status);
    }
    expect((await fetched(cast.owner.browser, newId())).status).toBe(404);
    expect((await fetched(cast.owner.browser, 'x')).status).toBe(404);
  });

  it('what may not be read is not taken along, and what was taken away until then neither', async () => {
    const cast = await castOf(api);
    for (const form of ['zip', 'pdf', 'murmel'] as const) {
      expect((await order(cast.other.browser, form, [cast.item.id])).body.code).toBe('NOT_FOUND');
      expect((await order(cast.owner.browser, form, [newId()])).body.code).toBe('NOT_FOUND');
    }
    const { account, browser } = await somebody();
    const [one, two] = [await api.people.item(account), await api.people.item(account)];
    const folder = await api.people.item(account, { kind: 'folder' });
    for (const ids of [undefined, [one.id, two.id]]) expect((await order(browser, 'pdf', ids)).body.code).toBe('BAD_REQUEST');
    expect((await order(browser, 'pdf', [folder.id])).body.code).toBe('NOT_FOUND');
    expect((await order(browser, 'zip', [])).status).toBe(400);
    expect((await order(browser, 'tar' as ExportForm)).status).toBe(400);
    const { body } = await order(cast.reader.browser, 'pdf', [cast.item.id]);
    await api.database.query('delete from item_member where item_id = $1', [cast.item.id]);
    while (await round());
    expect(await listed(cast.reader.browser)).toMatchObject([{ id: body.id, state: 'failed', reason: { code: 'NOT_FOUND' } }]);
  });

  it('sent twice with the same key it is one; so many run and wait at once, and the refusal says how many', async () => {
    const { account, browser } = await somebody();
    await api.people.item(account);
    const headers = { 'idempotency-key': newId() };
    const twice = [1, 2].map(() => browser.post<ExportEntry>('/api/exports', { form: 'zip' }, { headers }));
    const [first, second] = await Promise.all(twice);
    expect(second!.body.id).toBe(first!.body.id);
    const at = await Promise.all(Array.from({ length: running }, () => order(browser, 'zip')));
    expect(at.map(({ status }) => status).sort()).toEqual([...Array.from({ length: running - 1 }, () => 201), 422]);
    expect(at.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { of: 'running', limit: running } });
    while (await round());
    const [job] = await api.database.manager.findBy(ExportJob, { accountId: account.id });
    for (let ready = running; ready < waiting; ready++)
      await api.database.manager.save(ExportJob, { ...job!, id: newId(), storageKey: `exports/${newId()}` });
    expect((await order(browser, 'zip')).body).toMatchObject({ data: { of: 'waiting', limit: waiting } });
    await api.database.manager.update(ExportJob, { accountId: account.id }, { expiresAt: new Date() });
    expect((await order(browser, 'zip')).status).toBe(201);
    await api.database.manager.update(ExportJob, { id: job!.id }, { bytes: 2_000_000_000, expiresAt: new Date(Date.now() + HOUR) });
    for (const id of [newId(), newId()])
      await api.database.manager.save(ExportJob, {
        ...{ ...job!, id, storageKey: `exports/${id}`, bytes: 2_000_000_000, expiresAt: new Date(Date.now() + HOUR) },
      });
    const { waitingMegabytes } = SERVER_LIMITS.exportJobs;
    expect((await order(browser, 'zip')).body).toMatchObject({ data: { of: 'waitingMegabytes', limit: waitingMegabytes } });
  });

  it('more things than one export takes are refused with the number', { tags: ['proof'] }, async () => {
    const { account, browser } = await somebody();
    const item = await api.people.item(account);
    const copies = Array.from({ length: things }, () => ({ ...item, id: newId(), token: newId(), publicToken: newId() }));
    await api.database.manager.insert(Item, copies);
    expect(await made(browser, 'zip')).toMatchObject({ state: 'failed', reason: { code: 'REMIX_TOO_LARGE', data: { limit: things } } });
  });
});

describe('how long an export is there', () => {
  it('[TR-57] an hour before its day is over it is there, an hour after it is gone; it can be put together again', async () => {
    const { account, browser } = await somebody();
    await api.people.item(account);
    const { id, expiresAt } = await made(browser, 'zip');
    const path = await keyOf(id);
    const jobs = api.application.get(ExportJobs);
    await jobs.removeExpired(new Date(new Date(expiresAt).getTime() - HOUR));
    expect(existsSync(path)).toBe(true);
    await api.database.manager.update(ExportJob, { id }, { expiresAt: new Date(Date.now() - 1) });
    expect((await fetched(browser, id)).body).toMatchObject({ code: 'EXPORT_EXPIRED', status: 410 });
    expect(await listed(browser)).toMatchObject([{ id, state: 'expired' }]);
    await jobs.removeExpired(new Date(Date.now() + HOUR));
    expect([existsSync(path), (await listed(browser)).length]).toEqual([false, 1]);
    expect((await browser.post<ExportEntry>(`/api/exports/${id}/again`, {})).body).toMatchObject({ id, state: 'waiting', bytes: null });
    expect((await browser.post<Refusal>(`/api/exports/${id}/again`, {})).body.code).toBe('EXPORT_UNDER_WAY');
    while (await round());
    expect((await fetched(browser, id)).status).toBe(200);
    await api.application.get(Housekeeping).run(new Date(Date.now() + 49 * HOUR));
    expect(await stored(id)).toBeNull();
  });

  it('taken away it goes at once, also while it is put together; with its teacher it goes, too', { tags: ['proof'] }, async () => {
    const { account, browser } = await somebody({ passwordHash: await hashPassword(PASSWORD) });
    await writeText(await api.people.item(account), 'x');
    const { id } = await made(browser, 'zip');
    const path = await keyOf(id);
    expect((await browser.delete(`/api/exports/${id}`)).status).toBe(200);
    expect([existsSync(path), await listed(browser)]).toEqual([false, []]);
    const { body } = await order(browser, 'zip');
    const working = round();
    while ((await stored(body.id))!.state === 'waiting') await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await browser.delete(`/api/exports/${body.id}`)).status).toBe(200);
    await working;
    expect(await stored(body.id)).toBeNull();
    const last = await made(browser, 'zip');
    const lastPath = await keyOf(last.id);
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect([existsSync(lastPath), await stored(last.id)]).toEqual([false, null]);
  });

  it('[away-jobs] what a process that is gone had is begun anew, and given up where each one ends with it', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await somebody();
    await api.people.item(account);
    const { body } = await order(browser, 'zip');
    const gone = { state: 'running', attempts: 1, leasedUntil: new Date(Date.now() + leaseSeconds * 1000) } as const;
    await api.database.manager.update(ExportJob, { id: body.id }, gone);
    expect(await round()).toBe(false);
    await api.database.manager.update(ExportJob, { id: body.id }, { leasedUntil: new Date(Date.now() - 1) });
    expect(await round()).toBe(true);
    expect(await stored(body.id)).toMatchObject({ state: 'ready', attempts: 2 });
    await api.database.manager.update(
      ExportJob,
      { id: body.id },
      {
        ...{ ...gone, attempts, leasedUntil: new Date(Date.now() - 1), storageKey: null, extension: null, bytes: null },
      },
    );
    expect(await round()).toBe(false);
    expect(await listed(browser)).toMatchObject([{ state: 'failed', reason: { code: 'INTERNAL' } }]);
    expect((await browser.post(`/api/exports/${body.id}/again`, {})).status).toBe(200);
    while (await round());
    expect(await listed(browser)).toMatchObject([{ state: 'ready' }]);
  });
});
