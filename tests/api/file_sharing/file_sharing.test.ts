import { createHash } from 'node:crypto';
import { type Item as Answer, FILE_SHARING_LIMITS, LIMITS, type SharedFileItem, TOOLS } from '@murmel/contracts';
import { FileShare, Item, newId, OwnerFile, SharedFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { folderPath } from '../../../apps/api/src/tools/file_sharing/handouts/attach-files.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { rowsOf, send, storedFiles } from '../files/sending.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { copied } from '../remixes/copies.js';
import { expectOwnerOnly } from '../sharing/cast.js';
import { begin } from '../uploads/sent-in-parts.js';
import { give, PATH, PDF, shareCast, sharingOf } from './share-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind } = TOOLS.file_sharing;
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const names = async (cast: Awaited<ReturnType<typeof shareCast>>) =>
  (await sharingOf(cast.owner.browser, cast.address)).files.map(({ folder, name }) => (folder ? `${folder}/${name}` : name));

describe('a file share', () => {
  it('[REC-01] is made locked, collects nothing, and stands in the list of its owner alone', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<SharedFileItem>(PATH, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind,
      privacy: 'locked',
      title: 'Neue Dateifreigabe',
      sharing: { files: [], state: 'off', task: '', takesLate: true },
    });
    expect((await owner.browser.get<{ entries: Answer[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    expect((await other.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await other.browser.get(`${PATH}/${body.id}`)).status).toBe(404);
    for (const bad of [
      { task: 'a'.repeat(FILE_SHARING_LIMITS.taskMax + 1) },
      { perPerson: 0 },
      { perPerson: 21 },
      { closesAt: 'morgen' },
      { files: [] },
    ])
      expect((await owner.browser.put(`${PATH}/${body.id}`, bad)).status).toBe(400);
  });

  it('[REC-02][REC-03] gives out what was sent and attached, in folders, to whoever has its link or password', async () => {
    const cast = await shareCast(api);
    const { status, body } = await give(cast, 'Wald.pdf', 'Biologie/7b');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: 'Wald.pdf', folder: 'Biologie/7b', bytes: PDF.length, downloads: 0 }),
    ]);
    expect((await sharingOf(cast.nobody, cast.address, { 'x-access-token': cast.item.token })).files).toEqual([
      { ...body, downloads: null },
    ]);
    expect((await cast.guest.browser.get(`/api/owner_files/${body.id}`)).body).toEqual(PDF);
    for (const browser of [cast.other.browser, cast.stranger.browser])
      expect((await browser.get(`/api/owner_files/${body.id}`)).status).toBe(404);
    // A file that is not attached yet belongs to its sender.
    const { body: loose } = await send(cast.owner.browser, cast.item, PDF, 'Entwurf.pdf');
    expect((await cast.guest.browser.get(`/api/owner_files/${loose.id}`)).status).toBe(404);

    const closed = await shareCast(api, {}, { privacy: 'password_protected', passwordHash: await hashPassword('Glück') });
    await give(closed, 'Wald.pdf');
    const stranger = api.browser();
    expect((await stranger.get<Refusal>(closed.address)).body.code).toBe('NO_PASSWORD_PROVIDED');
    expect((await sharingOf(stranger, closed.address, { 'x-password': encodeURIComponent('Glück') })).files).toHaveLength(1);
  });

  it('[REC-03] is filled and emptied by whoever may change it; strangers’ files cannot be attached', async () => {
    const [cast, elsewhere] = [await shareCast(api), await shareCast(api)];
    const { body: foreign } = await send(elsewhere.owner.browser, elsewhere.item, PDF);
    const { body: mine } = await send(cast.owner.browser, cast.item, PDF);
    const attachment = `${cast.address}/attachment`;
    for (const { browser } of [cast.reader, cast.guest]) {
      expect((await browser.post(attachment, { shrineId: mine.id })).status).toBe(403);
      expect((await browser.delete(attachment, { body: { shrineId: mine.id } })).status).toBe(403);
      expect((await send(browser, cast.item, PDF)).status).toBe(403);
    }
    for (const browser of [cast.other.browser, cast.nobody])
      expect((await browser.post(attachment, { shrineId: mine.id })).status).toBe(404);
    for (const shrineId of [foreign.id, newId()]) expect((await cast.owner.browser.post(attachment, { shrineId })).status).toBe(404);
    expect((await cast.writer.browser.post(attachment, { shrineId: mine.id })).status).toBe(201);
    expect((await cast.owner.browser.delete(attachment, { body: { shrineId: foreign.id } })).status).toBe(404);
    const before = storedFiles(api).length;
    expect((await cast.writer.browser.delete(attachment, { body: { shrineId: mine.id } })).status).toBe(200);
    expect([await rowsOf(api, cast.item), storedFiles(api).length]).toEqual([[], before - 1]);
    expect((await cast.owner.browser.delete(attachment, { body: { shrineId: mine.id } })).status).toBe(404);
  });

  it('[REC-05][REC-06] refuses a name that is there already, what is empty or too large and more than a hundred, with the number', async () => {
    const cast = await shareCast(api);
    const { browser } = cast.owner;
    await give(cast, 'Wald.pdf');
    expect((await give(cast, 'wald.PDF')).body).toMatchObject({ code: 'FILE_EXISTS', data: { name: 'wald.PDF' } });
    const both = await Promise.all([give(cast, 'Zwei.pdf'), give(cast, 'Zwei.pdf')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await give(cast, 'Wald.pdf', 'anderswo')).status).toBe(201);
    expect((await send(browser, cast.item, Buffer.alloc(0))).body.code).toBe('EMPTY_FILE');
    const tooLarge = await begin(browser, cast.item, 101 * 1024 * 1024);
    expect([tooLarge.status, tooLarge.body.data]).toEqual([413, { megabytes: LIMITS.file.paidMegabytes }]);
    const rows = Array.from({ length: FILE_SHARING_LIMITS.files }, (_, index) => row(cast, `${index}.txt`));
    await api.database.manager.insert(OwnerFile, rows);
    await api.database.manager.insert(
      SharedFile,
      rows.slice(3).map(({ id: fileId, itemId }) => ({ fileId, itemId })),
    );
    expect((await give(cast, 'Noch eine.pdf')).body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 100, what: 'files' } });
  });

  it('keeps names that every system takes, and what runs says so', async () => {
    const cast = await shareCast(api);
    await give(cast, `${'a'.repeat(400)}.pdf`, '../../etc/./ a\\b');
    const { body } = await give(cast, 'Rechnung\r\nX-Evil: 1.pdf', '', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]));
    expect(body.name).toBe('RechnungX-Evil_ 1.pdf.exe');
    expect(await names(cast)).toEqual([body.name, `etc/a/b/${'a'.repeat(LIMITS.file.nameMax - 4)}.pdf`]);
    expect(folderPath(`${'x'.repeat(300)}/y`)).toHaveLength(FILE_SHARING_LIMITS.folderMax);
    const { headers } = await cast.guest.browser.get(`/api/owner_files/${body.id}?inline`);
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''RechnungX-Evil_%201.pdf.exe");
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const { id } = (await give(cast, 'böse.html', '', Buffer.from('<script>alert(1)</script>'))).body;
    expect((await cast.guest.browser.get(`/api/owner_files/${id}?inline`)).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('comes as one archive with its folders; what guests take along is counted without them, looking is not', async () => {
    const cast = await shareCast(api);
    const { body: file } = await give(cast, 'Wald.pdf', 'Biologie');
    await give(cast, 'Größe „ß“.pdf', '', Buffer.from('%PDF-1.4 zwei'));
    const { body, headers } = await cast.guest.browser.get<Buffer>(`${cast.address}/archive`);
    const parts = unzip(body);
    expect([...parts.keys()]).toEqual(['Größe „ß“.pdf', 'Biologie/Wald.pdf']);
    expect(parts.get('Biologie/Wald.pdf')).toEqual(PDF);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.+\.zip$/);
    for (const options of [
      {},
      { headers: { range: 'bytes=0-' } },
      { headers: { range: 'bytes=5-' } },
      { headers: { 'if-none-match': `"${file.id}"` } },
    ])
      await cast.guest.browser.get(`/api/owner_files/${file.id}`, options);
    await cast.guest.browser.get(`/api/owner_files/${file.id}?inline`);
    await cast.owner.browser.get(`/api/owner_files/${file.id}`);
    await cast.owner.browser.get(`${cast.address}/archive`);
    await expect
      .poll(async () => (await sharingOf(cast.owner.browser, cast.address)).files.map(({ downloads }) => downloads))
      .toEqual([1, 3]);
    expect((await cast.nobody.get(`${cast.address}/archive`)).status).toBe(404);
  });
});

describe('the life of a file share', () => {
  it('goes into the trash by its owner alone, and comes back with its files', async () => {
    const cast = await shareCast(api);
    const { body: file } = await give(cast, 'Wald.pdf');
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.address));
    expect((await cast.owner.browser.delete(cast.address)).status).toBe(200);
    for (const path of [cast.address, `${cast.address}/archive`, `/api/owner_files/${file.id}`])
      expect((await cast.guest.browser.get(path)).status).toBe(404);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`)).status).toBe(200);
    expect((await cast.guest.browser.get(`/api/owner_files/${file.id}`)).status).toBe(200);
  });

  it('a copy has the files and the task, but no deadline, no counts and nothing that came in', async () => {
    const cast = await shareCast(api, {
      collects: true,
      task: 'Ein Steckbrief',
      closesAt: new Date(Date.now() + 1e6),
      takesLate: true,
      perPerson: 3,
    });
    const { body: file } = await give(cast, 'Wald.pdf', 'Biologie');
    await cast.guest.browser.get(`/api/owner_files/${file.id}`);
    expect((await send(cast.guest.browser, cast.item, PDF)).status).toBe(201);
    const { id } = await copied(cast.owner.browser, cast.item.id);
    const sharing = await sharingOf(cast.owner.browser, `${PATH}/${id}`);
    expect(sharing).toMatchObject({ task: 'Ein Steckbrief', perPerson: 3, closesAt: null, takesLate: true, state: 'open' });
    expect(sharing.files).toMatchObject([{ name: 'Wald.pdf', folder: 'Biologie', downloads: 0 }]);
    expect(await api.database.manager.countBy(OwnerFile, { itemId: id })).toBe(1);
    const bytes = (await cast.owner.browser.get<string>(`/api/owner_files/${sharing.files[0]!.id}`)).body;
    expect(createHash('sha256').update(bytes).digest()).toEqual(createHash('sha256').update(PDF).digest());
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const { id } = (await browser.post<Answer>(PATH, { title: 'Wald', task: 'Steckbrief' })).body;
    const item = await api.database.manager.findOneByOrFail(Item, { id });
    await give({ owner: { account, browser }, item, address: `${PATH}/${id}` }, 'Wald.pdf');
    const { body } = await browser.get<Buffer>('/api/users/me/export');
    const data = JSON.parse(unzip(body).get('data.json')!.toString()) as object;
    expect(data).toMatchObject({
      file_share: [{ item_id: id, task: 'Steckbrief' }],
      shared_file: [{ item_id: id }],
      owner_file: [{ name: 'Wald.pdf' }],
    });
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect([
      await api.database.manager.existsBy(FileShare, { itemId: id }),
      await api.database.manager.countBy(OwnerFile, { itemId: id }),
    ]).toEqual([false, 0]);
  });
});

function row({ item }: { item: { id: string } }, name: string): OwnerFile {
  const id = newId();
  const place = { storageKey: `files/${id}`, thumbnailKey: null, width: null, height: null, createdAt: new Date() };
  return { id, itemId: item.id, accountId: null, visitorId: null, usedBy: 'part', name, contentType: 'text/plain', bytes: 1, ...place };
}
