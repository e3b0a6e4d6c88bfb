import { LIMITS } from '@murmel/contracts';
import { newId, OwnerFile, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';
import { docx, pdf } from './samples.js';
import { fileAt, form, rowsOf, send, storedFiles, surveyCast } from './sending.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const MEGABYTE = 1024 * 1024;
/** Megabytes of a file in an answer (spec A23). */
const LIMIT = 10;

describe('[LIB-16] POST /owner_files', () => {
  it('strangers learn nothing, and nothing is kept', async () => {
    const { item, other, admin, pupil, stranger, nobody } = await surveyCast(api);
    const bodies = new Set<string>();
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody]) {
      for (const target of [item, { id: newId() }, { id: 'nonsense' }]) {
        const answer = await send(browser, target, pdf());
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect((await nobody.post('/api/owner_files', form(pdf()))).status).toBe(404);
    expect(bodies.size).toBe(1);
    expect([await rowsOf(api, item), storedFiles(api)]).toEqual([[], []]);
  });

  it('in gallery mode a survey is looked at, not answered', async () => {
    const { item, stranger } = await surveyCast(api, { privacy: 'public_for_all' });
    const looking = await send(stranger.browser, item, pdf(), 'a.pdf', { 'x-public-token': item.publicToken });
    expect([looking.status, looking.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await rowsOf(api, item)).toEqual([]);
    expect((await send(stranger.browser, item, pdf())).status).toBe(201);
  });

  it('an item whose tool takes no files has no such thing', async () => {
    const { item, owner } = await castOf(api);
    const answer = await send(owner.browser, item, pdf());
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('needs the token of our own pages', async () => {
    const { item, owner } = await surveyCast(api);
    expect((await owner.browser.post(`/api/owner_files?itemId=${item.id}`, form(pdf()), { csrf: null })).status).toBe(403);
  });

  it('keeps the bytes and who sent them, for guests, members and teachers', async () => {
    const { item, owner, reader, guest } = await surveyCast(api);
    const bytes = await docx();
    for (const { browser } of [owner, reader, guest]) expect((await send(browser, item, bytes, 'Übung 1.docx')).status).toBe(201);
    const { body } = await send(guest.browser, item, bytes, 'Übung 1.docx');
    expect(body).toEqual({
      id: body.id,
      itemId: item.id,
      name: 'Übung 1.docx',
      bytes: bytes.length,
      image: false,
      url: `/api/owner_files/${body.id}`,
      thumbnailUrl: null,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    const rows = await rowsOf(api, item);
    expect(rows.map(({ accountId, visitorId }) => accountId ?? visitorId).sort()).toEqual(
      [owner.account.id, reader.account.id, guest.visitor.id, guest.visitor.id].sort(),
    );
    const row = rows.find(({ id }) => id === body.id)!;
    expect(row).toMatchObject({
      name: 'Übung 1.docx',
      bytes: bytes.length,
      storageKey: `files/${body.id}`,
      thumbnailKey: null,
      usedBy: 'answer',
      width: null,
      height: null,
      accountId: null,
      visitorId: guest.visitor.id,
    });
    expect(fileAt(api, row.storageKey).equals(bytes)).toBe(true);
  });

  it('whoever sends without a cookie becomes a visitor: the file is theirs', async () => {
    const { item, nobody } = await surveyCast(api, { privacy: 'public_for_all' });
    const answer = await send(nobody, item, pdf());
    expect(answer.status).toBe(201);
    const [row] = await rowsOf(api, item);
    expect(await api.database.manager.existsBy(Visitor, { id: row!.visitorId! })).toBe(true);
    expect((await nobody.get(answer.body.url)).status).toBe(200);
  });

  it('[VAL-05] [T-32] 0 bytes, no file and no form are told apart', async () => {
    const { item, owner } = await surveyCast(api);
    const path = `/api/owner_files?itemId=${item.id}`;
    const empty = await send(owner.browser, item, Buffer.alloc(0));
    expect([empty.status, empty.body.code]).toEqual([422, 'EMPTY_FILE']);
    const note = new FormData();
    note.append('note', 'no file');
    expect((await owner.browser.post<Refusal>(path, note)).body.code).toBe('PARAMETER_MISSING');
    expect((await owner.browser.post<Refusal>(path, { file: 'x' })).body.code).toBe('PARAMETER_MISSING');
  });

  it('[A23] [VAL-05] the limit itself passes, one byte more is refused with the number', { tags: ['proof'] }, async () => {
    const { item, owner } = await surveyCast(api);
    const full = Buffer.concat([pdf(), Buffer.alloc(LIMIT * MEGABYTE - pdf().length)]);
    expect((await send(owner.browser, item, full)).status).toBe(201);
    const more = await send(owner.browser, item, Buffer.concat([full, Buffer.alloc(1)]));
    expect([more.status, more.body.code, more.body.data]).toEqual([413, 'TOO_LARGE', { megabytes: LIMIT }]);
    expect((await rowsOf(api, item)).length).toBe(1);
  });

  it('[T-32] a body without a length is cut as soon as it is too long, not at its end', async () => {
    const { item, owner } = await surveyCast(api);
    const token = (await owner.browser.post('/api/error_reports', { message: 'token', path: '/' }, { csrf: null })).headers.get(
      'x-csrf-token',
    )!;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.4\n')),
      // 25 MB could come, but after 11 MB the sender waits: only a server that cuts early answers.
      pull: async (controller) => {
        if (sent === 11) return new Promise<void>(() => undefined);
        sent += 1;
        controller.enqueue(Buffer.alloc(MEGABYTE));
      },
    });
    const answer = await fetch(`${owner.browser.origin}/api/owner_files?itemId=${item.id}`, {
      method: 'POST',
      body,
      duplex: 'half',
      signal: AbortSignal.timeout(4000),
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        cookie: [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': token,
      },
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'TOO_LARGE', data: { megabytes: LIMIT } })]);
    expect(await rowsOf(api, item)).toEqual([]);
  });

  it('[E25] a repeated key stores once, rows and bytes', async () => {
    const { item, guest } = await surveyCast(api);
    const headers = { 'idempotency-key': newId() };
    const before = storedFiles(api).length;
    const answers = await Promise.all([1, 2].map(() => send(guest.browser, item, pdf(), 'a.pdf', headers)));
    answers.push(await send(guest.browser, item, pdf(), 'a.pdf', headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([(await rowsOf(api, item)).length, storedFiles(api).length - before]).toEqual([1, 1]);
    expect((await send(guest.browser, item, await docx(), 'a.docx', headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(storedFiles(api).length - before).toBe(1);
  });

  it(`file ${LIMITS.file.perItem + 1} of an item is too many, with the number, and leaves no bytes`, async () => {
    const { item, owner } = await surveyCast(api);
    const row = {
      itemId: item.id,
      accountId: owner.account.id,
      visitorId: null,
      name: 'a.pdf',
      contentType: 'application/pdf',
      bytes: 1,
      storageKey: 'none',
      thumbnailKey: null,
      usedBy: 'answer' as const,
      width: null,
      height: null,
      createdAt: new Date(),
    };
    await api.database.manager.insert(
      OwnerFile,
      Array.from({ length: LIMITS.file.perItem }, () => ({ ...row, id: newId() })),
    );
    const before = storedFiles(api).length;
    const answer = await send(owner.browser, item, pdf());
    expect([answer.status, answer.body.code, answer.body.data?.['limit']]).toEqual([422, 'LIMIT_REACHED', LIMITS.file.perItem]);
    expect(storedFiles(api).length).toBe(before);
  });
});
