import { type HandIns, LIMITS, type OwnHandIn } from '@murmel/contracts';
import { FileShare, newId, OwnerFile, Upload, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { rowsOf, send } from '../files/sending.js';
import { unzip } from '../privacy/unzip.js';
import { newClass, newProject, signedIn } from '../projects/project-cast.js';
import { begin, begun, part, sha256, take } from '../uploads/sent-in-parts.js';
import { PDF, type ShareCast, shareCast, sharingOf } from './share-cast.js';

const HOUR = 3600 * 1000;
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const collecting = (share: Partial<FileShare> = {}) => shareCast(api, { collects: true, ...share });
const own = async ({ address }: ShareCast, browser: TestBrowser) =>
  (await browser.get<OwnHandIn & Refusal>(`${address}/hand_ins/own`)).body;
const all = async ({ address, owner }: ShareCast) => (await owner.browser.get<HandIns>(`${address}/hand_ins`)).body;
/** Another guest, under this name. */
async function guest({ item }: ShareCast, displayName: string): Promise<TestBrowser> {
  const browser = api.browser();
  const visitor = await api.people.visit(browser);
  await api.people.grant(item, visitor);
  await api.database.manager.update(Visitor, { id: visitor.id }, { displayName, named: true });
  return browser;
}

describe('collecting files', () => {
  it('whoever may answer hands in under a name, sees their own with time and receipt, and nobody sees the others’', {
    tags: ['proof'],
  }, async () => {
    const cast = await collecting();
    const [tarek, lea] = [await guest(cast, 'Tarek'), await guest(cast, 'Lea')];
    const { status, body: file } = await send(tarek, cast.item, PDF, 'Rotfuchs.pdf');
    expect(status).toBe(201);
    await send(lea, cast.item, PDF, 'Waldkauz.pdf');
    const mine = await own(cast, tarek);
    expect(mine).toEqual({
      name: 'Tarek',
      files: [
        {
          id: file.id,
          name: 'Rotfuchs.pdf',
          contentType: 'application/pdf',
          bytes: PDF.length,
          image: false,
          receipt: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
          at: expect.any(String),
        },
      ],
    });
    const { people, missing } = await all(cast);
    expect(people.map(({ name, files }) => [name, ...files.map((one) => [one.name, one.receipt])])).toEqual([
      ['Tarek', ['Rotfuchs.pdf', mine.files[0]!.receipt]],
      ['Lea', ['Waldkauz.pdf', (await own(cast, lea)).files[0]!.receipt]],
    ]);
    expect(missing).toEqual([]);
    for (const browser of [lea, cast.guest.browser, cast.reader.browser]) {
      expect((await browser.get(`/api/owner_files/${file.id}`)).status).toBe(404);
      expect((await browser.delete(`/api/owner_files/${file.id}`)).status).toBe(404);
      for (const path of ['hand_ins', 'hand_ins/archive']) expect((await browser.get(`${cast.address}/${path}`)).status).toBe(403);
    }
    for (const browser of [cast.other.browser, cast.nobody])
      for (const path of ['hand_ins', 'hand_ins/archive', 'hand_ins/own'])
        expect((await browser.get(`${cast.address}/${path}`)).status).toBe(404);
    expect((await tarek.get(`/api/owner_files/${file.id}`)).status).toBe(200);
    expect(await sharingOf(tarek, cast.address)).toMatchObject({ files: [], state: 'open' });
    // A handed-in file cannot be given out.
    expect((await cast.owner.browser.post(`${cast.address}/attachment`, { shrineId: file.id })).status).toBe(404);
    expect((await tarek.delete(`/api/owner_files/${file.id}`)).status).toBe(200);
    expect((await own(cast, tarek)).files).toEqual([]);
  });

  it('[REC-06] takes as many of each person as was said, also at once, and then asks to remove one', async () => {
    const cast = await collecting({ perPerson: 2 });
    const browser = await guest(cast, 'Tarek');
    const answers = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => send(browser, cast.item, PDF, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect((await send(browser, cast.item, PDF, 'e.pdf')).body).toMatchObject({ code: 'HAND_IN_FULL', data: { limit: 2 } });
    expect((await begin(browser, cast.item, 1000)).body).toMatchObject({ code: 'HAND_IN_FULL', data: { limit: 2 } });
    expect((await send(await guest(cast, 'Lea'), cast.item, PDF, 'a.pdf')).status).toBe(201);
    const { files } = await own(cast, browser);
    await browser.delete(`/api/owner_files/${files[0]!.id}`);
    expect((await send(browser, cast.item, PDF, files[1]!.name)).body).toMatchObject({
      code: 'FILE_EXISTS',
      data: { name: files[1]!.name },
    });
    expect((await send(browser, cast.item, PDF, 'f.pdf')).status).toBe(201);
    expect(await rowsOf(api, cast.item)).toHaveLength(3);
  });

  it('[REC-05] refuses what is empty or too large with the number, and keeps what is there when the room is full', async () => {
    const cast = await collecting();
    const browser = await guest(cast, 'Tarek');
    expect((await send(browser, cast.item, Buffer.alloc(0))).body.code).toBe('EMPTY_FILE');
    expect((await begin(browser, cast.item, 101 * 1024 * 1024)).body).toMatchObject({
      code: 'TOO_LARGE',
      data: { megabytes: LIMITS.file.paidMegabytes },
    });
    await send(browser, cast.item, PDF, 'Da.pdf');
    const visitorId = (await rowsOf(api, cast.item))[0]!.visitorId;
    const upload = await begun(browser, cast.item, PDF.length, 'Unterwegs.pdf');
    await part(browser, upload, 0, PDF);
    const other = await shareCast(api, { collects: true });
    await api.database.manager.insert(OwnerFile, large(other, visitorId));
    await api.database.manager.update(OwnerFile, { itemId: other.item.id }, { itemId: cast.item.id });
    expect((await take(browser, cast.item, upload, PDF)).body).toMatchObject({ code: 'QUOTA_OF_PERSON', data: { megabytes: 250 } });
    expect((await own(cast, browser)).files.map(({ name }) => name)).toContain('Da.pdf');
    // The whole waits until there is room.
    await api.database.manager.delete(OwnerFile, { name: 'Groß.bin', itemId: cast.item.id });
    expect((await take(browser, cast.item, upload, PDF)).status).toBe(201);
  });

  it('ends by the server’s clock: what began in time still arrives, what begins later does not', async () => {
    const cast = await collecting({ closesAt: new Date(Date.now() + HOUR) });
    const [browser, late] = [await guest(cast, 'Tarek'), await guest(cast, 'Lea')];
    const upload = await begun(browser, cast.item, PDF.length, 'Unterwegs.pdf');
    const lost = await begun(late, cast.item, PDF.length, 'Zu spät.pdf');
    await api.database.manager.update(Upload, { id: lost }, { createdAt: new Date(Date.now() + HOUR) });
    await part(browser, upload, 0, PDF.subarray(0, 5));
    const closesAt = new Date();
    await cast.owner.browser.put(cast.address, { closesAt: new Date(closesAt.getTime() + 10).toISOString() });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await sharingOf(browser, cast.address)).state).toBe('over');
    await part(browser, upload, 5, PDF.subarray(5));
    await part(late, lost, 0, PDF);
    for (const answer of [await send(browser, cast.item, PDF), await begin(browser, cast.item, 10), await take(late, cast.item, lost, PDF)])
      expect([answer.status, answer.body.code]).toEqual([422, 'HAND_IN_CLOSED']);
    expect((await take(late, cast.item, upload, PDF)).body.code).toBe('HAND_IN_CLOSED');
    expect((await take(browser, cast.item, upload, PDF)).status).toBe(201);
    await cast.owner.browser.put(cast.address, { closesAt: new Date(Date.now() + HOUR).toISOString() });
    expect((await send(late, cast.item, PDF)).status).toBe(201);
    await cast.owner.browser.put(cast.address, { collects: false });
    expect((await send(late, cast.item, PDF, 'Noch eine.pdf')).status).toBe(403);
    expect((await all(cast)).people).toHaveLength(2);
  });

  it('takes what comes late where its owner says so, marks it for both, and no longer once the deadline is extended', async () => {
    const cast = await collecting({ closesAt: new Date(Date.now() + HOUR) });
    const [browser, late] = [await guest(cast, 'Tarek'), await guest(cast, 'Lea')];
    await send(browser, cast.item, PDF, 'Rechtzeitig.pdf');
    await api.database.manager.update(FileShare, { itemId: cast.item.id }, { closesAt: new Date() });
    expect((await send(late, cast.item, PDF)).body.code).toBe('HAND_IN_CLOSED');
    for (const refused of [cast.guest.browser, cast.reader.browser])
      expect((await refused.put(cast.address, { takesLate: true })).status).toBe(403);
    expect((await cast.owner.browser.put(cast.address, { takesLate: 'ja' })).status).toBe(400);
    expect((await cast.owner.browser.put(cast.address, { takesLate: true })).status).toBe(200);
    expect(await sharingOf(late, cast.address)).toMatchObject({ state: 'over', takesLate: true });
    expect((await send(late, cast.item, PDF, 'Zu spät.pdf')).status).toBe(201);
    const upload = await begun(late, cast.item, PDF.length, 'Noch eine.pdf');
    await part(late, upload, 0, PDF);
    expect((await take(late, cast.item, upload, PDF)).status).toBe(201);
    const marks = async () => (await all(cast)).people.map(({ name, files }) => [name, ...files.map((file) => file.late)]);
    expect(await marks()).toEqual([
      ['Tarek', false],
      ['Lea', true, true],
    ]);
    expect((await own(cast, late)).files.map((file) => file.late)).toEqual([true, true]);
    const parts = unzip((await cast.owner.browser.get<Buffer>(`${cast.address}/hand_ins/archive`)).body);
    expect([...parts.keys()]).toEqual(['Tarek/Rechtzeitig.pdf', 'Lea/Zu spät.pdf', 'Lea/Noch eine.pdf']);
    await cast.owner.browser.put(cast.address, { closesAt: new Date(Date.now() + HOUR).toISOString() });
    expect((await marks()).flat()).not.toContain(true);
  });

  it('a grace does not last for ever', async () => {
    const cast = await collecting({ closesAt: new Date(Date.now() + HOUR) });
    const browser = await guest(cast, 'Tarek');
    const upload = await begun(browser, cast.item, PDF.length);
    await part(browser, upload, 0, PDF);
    await api.database.manager.update(Upload, { id: upload }, { createdAt: new Date(Date.now() - 2 * HOUR) });
    await api.database.manager.update(FileShare, { itemId: cast.item.id }, { closesAt: new Date(Date.now() - HOUR) });
    expect((await take(browser, cast.item, upload, PDF)).body.code).toBe('HAND_IN_CLOSED');
  });

  it('names pupils of a project of whom nothing is here, and shows what is on its way', async () => {
    const owner = await signedIn(api, await api.people.account());
    const { schoolClass, pupils } = await newClass(api, owner, ['Ada', 'Ben', 'Cem']);
    const { id: projectId } = await newProject(owner, schoolClass.id);
    const item = await api.people.item(owner.account, { kind: 'shared_file' });
    await api.database.manager.insert(FileShare, { itemId: item.id, collects: true, perPerson: 5 });
    await owner.browser.post('/api/project_items', { project_id: projectId, item_id: item.id });
    const headers = { 'x-current-project-id': projectId };
    const [ada, ben] = pupils;
    expect((await send(ada!.browser, item, PDF, 'Igel.pdf', headers)).status).toBe(201);
    const upload = await begun(ben!.browser, item, 2 * PDF.length, 'Reh.pdf');
    await part(ben!.browser, upload, 0, PDF);
    const { body } = await owner.browser.get<HandIns>(`/api/file_sharing/files/${item.id}/hand_ins`);
    expect(body.missing.map(({ name, percent }) => [name, percent])).toEqual([
      ['Ben', 50],
      ['Cem', null],
    ]);
    expect(body.people).toMatchObject([
      { name: 'Ada', files: [{ name: 'Igel.pdf' }], coming: [] },
      { name: 'Ben', files: [], coming: [{ name: 'Reh.pdf', bytes: 2 * PDF.length, received: PDF.length }] },
    ]);
    // Another person's upload cannot be continued, finished or taken.
    for (const browser of [ada!.browser, pupils[2]!.browser]) {
      expect((await part(browser, upload, PDF.length, PDF)).status).toBe(404);
      expect((await browser.post<Refusal>(`/api/owner_files?itemId=${item.id}`, { upload, sha256: sha256(PDF) })).status).toBe(404);
    }
  });

  it('comes as one archive with a folder for each name; two of one name are two', async () => {
    const cast = await collecting();
    const people = [await guest(cast, 'Tarek'), await guest(cast, 'tarek'), await guest(cast, '../Lea')];
    for (const browser of people) await send(browser, cast.item, PDF, 'Blatt.pdf');
    await send(people[0]!, cast.item, Buffer.from('%PDF-1.4 zwei'), 'Größe.pdf');
    const { status, body } = await cast.owner.browser.get<Buffer>(`${cast.address}/hand_ins/archive`);
    expect(status).toBe(200);
    const parts = unzip(body);
    expect([...parts.keys()]).toEqual(['Tarek/Blatt.pdf', 'Tarek/Größe.pdf', 'tarek 2/Blatt.pdf', 'Lea/Blatt.pdf']);
    expect(parts.get('tarek 2/Blatt.pdf')).toEqual(PDF);
  });
});

/** All the room of one person. */
function large({ item }: ShareCast, visitorId: string | null): OwnerFile {
  const id = newId();
  const place = { storageKey: `files/${id}`, thumbnailKey: null, width: null, height: null, createdAt: new Date() };
  const bytes = 250 * 1024 * 1024;
  return {
    id,
    itemId: item.id,
    accountId: null,
    visitorId,
    usedBy: 'answer',
    name: 'Groß.bin',
    contentType: 'application/zip',
    bytes,
    ...place,
  };
}
