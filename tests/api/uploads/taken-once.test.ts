import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { Upload } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { rowsOf, send, surveyCast } from '../files/sending.js';
import { begin, begun, part, take } from './sent-in-parts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { fileQuota: quota } = SERVER_LIMITS;
const large = (bytes: number): Buffer => Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);
const partsOf = (id: string): string[] => {
  const folder = join(api.configuration.dataDir, 'files', 'uploads', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** A whole upload of so many bytes. */
async function whole(browser: TestBrowser, item: { id: string }, bytes: Buffer): Promise<string> {
  const id = await begun(browser, item, bytes.length);
  expect((await part(browser, id, 0, bytes)).status).toBe(204);
  return id;
}

/** Files of the item and uploads on their way into it, in bytes. */
async function stored(item: { id: string }): Promise<number> {
  const files = (await rowsOf(api, item)).reduce((sum, { bytes }) => sum + bytes, 0);
  const uploads = await api.database.manager.findBy(Upload, { itemId: item.id });
  return files + uploads.reduce((sum, { parts, received }) => sum + (parts.length > 0 ? received : 0), 0);
}

describe('a finished upload is used once', () => {
  it('[T-32] naming it again and again stores nothing more: what is used is unknown from then on', async () => {
    const { item, guest } = await surveyCast(api);
    const bytes = large(50_000);
    const id = await whole(guest.browser, item, bytes);
    expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await take(guest.browser, item, id, bytes);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect([(await rowsOf(api, item)).length, await stored(item), partsOf(id)]).toEqual([1, 50_000, []]);
    // Nor does it grow, or lie there for others to fill.
    expect((await part(guest.browser, id, 50_000, large(1))).status).toBeGreaterThanOrEqual(400);
  });

  it('[T-32] of many that name it at the same moment one gets it, the others hear that there is none', async () => {
    const { item, guest } = await surveyCast(api);
    const bytes = large(50_000);
    const id = await whole(guest.browser, item, bytes);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(guest.browser, item, id, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 404)]);
    expect([(await rowsOf(api, item)).length, await stored(item)]).toEqual([1, 50_000]);
  });

  it('with a key of the request it is the same answer, at the same moment and later', async () => {
    const { item, guest } = await surveyCast(api);
    const bytes = large(50_000);
    const id = await whole(guest.browser, item, bytes);
    const key = { 'idempotency-key': id };
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(guest.browser, item, id, bytes, key)));
    answers.push(await take(guest.browser, item, id, bytes, key));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([answers[0]!.status, (await rowsOf(api, item)).length]).toEqual([201, 1]);
    const other = await take(guest.browser, item, id, large(49_999), key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('two processes that put it together at once give it one place', async () => {
    const { item, owner } = await surveyCast(api);
    const bytes = large(50_000);
    const id = await whole(owner.browser, item, bytes);
    // As another process does that has read everything and is the first to write it down.
    const storage = api.application.get(Storage);
    const { putFile } = storage;
    storage.putFile = async (...file) => {
      storage.putFile = putFile;
      const put = await putFile.apply(storage, file);
      await api.database.query("update upload set finished_at = now(), parts = '{}' where id = $1", [id]);
      return put;
    };
    const { status } = await take(owner.browser, item, id, bytes);
    expect([status, await rowsOf(api, item)]).toEqual([404, []]);
  });

  it('what was refused for what it is goes at once; what had no room, or no scanner, can be named again', async () => {
    const { item, guest } = await surveyCast(api);
    const program = Buffer.from('MZ not a paper');
    const wrong = await whole(guest.browser, item, program);
    expect((await take(guest.browser, item, wrong, program)).body.code).toBe('UNSUPPORTED_TYPE');
    expect([await api.database.manager.findOneBy(Upload, { id: wrong }), partsOf(wrong)]).toEqual([null, []]);
    const bytes = large(1000);
    const id = await whole(guest.browser, item, bytes);
    const filled = await fill(item, guest.visitor.id, quota.personMegabytes * MEGABYTE);
    expect((await take(guest.browser, item, id, bytes)).body.code).toBe('QUOTA_OF_PERSON');
    await api.database.query('delete from upload where id = $1', [filled]);
    expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
  });
});

describe('what came in parts takes room from the first part until it is gone', () => {
  it('[T-32] also while it is whole and waits to be named, and not twice once it is a file', async () => {
    const { item, guest } = await surveyCast(api);
    const bytes = large(MEGABYTE);
    await fill(item, guest.visitor.id, quota.personMegabytes * MEGABYTE - 2.5 * MEGABYTE);
    const ids = [await whole(guest.browser, item, bytes), await whole(guest.browser, item, bytes)];
    expect((await begin(guest.browser, item, bytes.length)).body.code).toBe('QUOTA_OF_PERSON');
    // An upload that already occupies quota is not refused for it.
    for (const id of ids) expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
    expect((await begin(guest.browser, item, bytes.length)).body.code).toBe('QUOTA_OF_PERSON');
    expect((await begin(guest.browser, item, MEGABYTE / 4)).status).toBe(201);
  });

  it('[T-32] parts of one that was used count as long as they lie there', async () => {
    const { item, guest } = await surveyCast(api);
    const filled = await fill(item, guest.visitor.id, quota.personMegabytes * MEGABYTE);
    await api.database.query("update upload set finished_at = now(), received = bytes, parts = '{uploads/x/y}' where id = $1", [filled]);
    const { body } = await send(guest.browser, item, pdf());
    expect(body.code).toBe('QUOTA_OF_PERSON');
  });
});

/** @returns the id of an upload of theirs that takes so much room */
async function fill(item: { id: string }, visitorId: string, bytes: number): Promise<string> {
  const [{ id }] = await api.database.query<[{ id: string }]>(
    `insert into upload (id, item_id, visitor_id, name, bytes, created_at, changed_at)
     values (gen_random_uuid(), $1, $2, 'a', $3, now(), now()) returning id`,
    [item.id, visitorId, bytes],
  );
  return id;
}
