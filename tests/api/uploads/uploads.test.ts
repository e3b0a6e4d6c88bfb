import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { createLogger, newId, Upload } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApplication } from '../../../apps/api/src/application.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { DestroyItem } from '../../../apps/api/src/core/items/destroy-item.js';
import { startApi, type TestApi } from '../../support/api.js';
import { TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { fileAt, rowsOf, send, surveyCast } from '../files/sending.js';
import { still } from '../images/pictures.js';
import { castOf } from '../sharing/cast.js';
import { begin, begun, here, part, sendByClient, sha256, take } from './sent-in-parts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { upload: limits, fileQuota: quota } = SERVER_LIMITS;
/** A PDF of so many bytes, none like the one before. */
const large = (bytes: number): Buffer =>
  Buffer.concat([pdf(), Buffer.from(Array.from({ length: bytes }, (_, n) => (n * 31) % 251))]).subarray(0, bytes);
const partsOf = (id: string): string[] => {
  const folder = join(api.configuration.dataDir, 'files', 'uploads', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const rowOf = (id: string) => api.database.manager.findOneBy(Upload, { id });

describe('a file that comes in parts', () => {
  it('by the client of browsers: whole, once however often it is named, and nothing is left of its parts', async () => {
    const { item, guest } = await surveyCast(api);
    const bytes = large(300_000);
    const id = await sendByClient(guest.browser, item, bytes, 70_000);
    expect([partsOf(id).length, await here(guest.browser, id)]).toEqual([5, 300_000]);
    const key = { 'idempotency-key': id };
    const { status, body } = await take(guest.browser, item, id, bytes, key);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: 'Großer Plan.pdf', bytes: 300_000, contentType: 'application/pdf' }),
    ]);
    const [row] = await rowsOf(api, item);
    expect([row!.visitorId, sha256(fileAt(api, row!.storageKey))]).toEqual([guest.visitor.id, sha256(bytes)]);
    expect((await take(guest.browser, item, id, bytes, key)).body.id).toBe(body.id);
    expect(await rowsOf(api, item)).toHaveLength(1);
    await api.application.get(Housekeeping).run(new Date(Date.now() + (limits.finishedMinutes + 1) * 60_000));
    expect([await rowOf(id), partsOf(id)]).toEqual([null, []]);
    expect((await guest.browser.get(`/api/owner_files/${body.id}`)).status).toBe(200);
  });

  it('a line that is lost in the middle of a part leaves what came, and another process takes the rest', { tags: ['proof'] }, async () => {
    const { item, owner } = await surveyCast(api);
    const bytes = large(200_000);
    const id = await begun(owner.browser, item, bytes.length);
    await cutAfter(owner.browser, id, bytes, 120_000);
    await expect.poll(() => here(owner.browser, id)).toBe(120_000);
    const other = await createApplication({ ...api.configuration, port: 0 }, createLogger('test', 'silent'));
    try {
      await other.listen(0, '127.0.0.1');
      const there = new TestBrowser((await other.getUrl()).replace('[::1]', '127.0.0.1'));
      for (const [name, value] of owner.browser.cookies) there.with(name, value);
      expect(await here(there, id)).toBe(120_000);
      expect((await part(there, id, 120_000, bytes.subarray(120_000))).status).toBe(204);
      expect((await take(owner.browser, item, id, bytes)).status).toBe(201);
    } finally {
      await other.close();
    }
  });

  it('the same part twice at the same time counts once', async () => {
    const { item, owner } = await surveyCast(api);
    const bytes = large(90_000);
    const id = await begun(owner.browser, item, bytes.length);
    const answers = await Promise.all(Array.from({ length: 6 }, () => part(owner.browser, id, 0, bytes.subarray(0, 50_000))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
    expect(partsOf(id)).toHaveLength(1);
    const again = await part(owner.browser, id, 0, bytes.subarray(0, 50_000));
    expect([again.status, again.body.code, again.body.data]).toEqual([409, 'UPLOAD_INCOMPLETE', { received: 50_000, bytes: 90_000 }]);
    await part(owner.browser, id, 50_000, bytes.subarray(50_000));
    expect((await take(owner.browser, item, id, bytes)).status).toBe(201);
  });

  it('a picture for a text goes the same way, and loses what pictures lose', async () => {
    const { item, writer } = await castOf(api);
    const bytes = await still('png');
    const id = await begun(writer.browser, item, bytes.length, 'bild.png');
    await part(writer.browser, id, 0, bytes);
    const { status, body } = await writer.browser.post(`/api/image_attachments?itemId=${item.id}`, { upload: id, sha256: sha256(bytes) });
    expect([status, body]).toEqual([201, expect.objectContaining({ itemId: item.id })]);
  });
});

describe('who has nothing to do with it', () => {
  it('begins none; others neither see, fill, end nor take somebody’s', async () => {
    const { item, owner, guest, reader, other, admin, pupil, stranger, nobody } = await surveyCast(api);
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody])
      for (const target of [item, { id: newId() }]) expect((await begin(browser, target, 10)).status).toBe(404);
    const bytes = large(100);
    const id = await begun(guest.browser, item, bytes.length);
    await part(guest.browser, id, 0, bytes);
    for (const browser of [owner.browser, reader.browser, other.browser, stranger.browser, nobody]) {
      const answers = [
        await browser.get(`/api/uploads/${id}`),
        await part(browser, id, 100, large(1)),
        await browser.delete(`/api/uploads/${id}`),
        await take(browser, item, id, bytes),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const elsewhere = await api.people.item(owner.account, { kind: 'survey', privacy: 'public_for_all' });
    expect((await take(guest.browser, elsewhere, id, bytes)).status).toBe(404);
    expect((await take(guest.browser, item, id, bytes)).status).toBe(201);
  });

  it('whoever loses the item loses their way into it', async () => {
    const { item, guest } = await surveyCast(api);
    const id = await begun(guest.browser, item, 100);
    await api.database.query("update item set privacy = 'locked' where id = $1", [item.id]);
    expect((await part(guest.browser, id, 0, large(50))).status).toBe(404);
  });
});

describe('what is refused, with the number', () => {
  it('beginnings', async () => {
    const { item, owner } = await surveyCast(api);
    const refusal = async (bytes: number | string) => {
      const { status, body } = await begin(owner.browser, item, bytes);
      return [status, body.code, body.data];
    };
    for (const bytes of ['none', '-1', '1.5', '9'.repeat(13)])
      expect(await refusal(bytes)).toEqual([400, 'BAD_REQUEST', { header: 'upload-length' }]);
    expect(await refusal(0)).toEqual([422, 'EMPTY_FILE', undefined]);
    expect(await refusal(10 * MEGABYTE + 1)).toEqual([413, 'TOO_LARGE', { megabytes: 10 }]);
    for (let n = 0; n < limits.atOnce; n += 1) await begun(owner.browser, item, 10);
    expect(await refusal(10)).toEqual([422, 'LIMIT_REACHED', { limit: limits.atOnce }]);
  });

  it('parts: another beginning, another kind, more than was said; the process and the upload live on', async () => {
    const { item, owner } = await surveyCast(api);
    const id = await begun(owner.browser, item, 100);
    const refusal = async (offset: number | string, bytes: Buffer, type?: string) => {
      const { status, body } = await part(owner.browser, id, offset, bytes, type);
      return [status, body.code];
    };
    expect(await refusal(5, large(10))).toEqual([409, 'UPLOAD_INCOMPLETE']);
    expect(await refusal('x', large(10))).toEqual([400, 'BAD_REQUEST']);
    expect(await refusal('', large(10))).toEqual([400, 'PARAMETER_MISSING']);
    expect(await refusal(0, large(10), 'application/octet-stream')).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(await refusal(0, large(101))).toEqual([413, 'TOO_LARGE']);
    expect(await withoutLength(owner.browser, id, large(5000))).toBe(413);
    expect([await here(owner.browser, id), partsOf(id)]).toEqual([0, []]);
    expect((await part(owner.browser, id, 0, large(100))).status).toBe(204);
  });

  it('wholes: unfinished, damaged on the way, of a kind that the tool does not take', async () => {
    const { item, owner } = await surveyCast(api);
    const bytes = large(100);
    const id = await begun(owner.browser, item, 100);
    await part(owner.browser, id, 0, bytes.subarray(0, 60));
    const early = await take(owner.browser, item, id, bytes);
    expect([early.status, early.body.code, early.body.data]).toEqual([409, 'UPLOAD_INCOMPLETE', { received: 60, bytes: 100 }]);
    await part(owner.browser, id, 60, bytes.subarray(60));
    const damaged = await take(owner.browser, item, id, large(99));
    expect([damaged.status, damaged.body.code, await rowOf(id), partsOf(id)]).toEqual([422, 'FILE_DAMAGED', null, []]);
    const program = Buffer.from('MZ not a paper');
    const wrong = await begun(owner.browser, item, program.length, 'plan.pdf');
    await part(owner.browser, wrong, 0, program);
    expect((await take(owner.browser, item, wrong, program)).body.code).toBe('UNSUPPORTED_TYPE');
    expect(await rowsOf(api, item)).toEqual([]);
  });

  it('what is on its way takes room, until it is there or given up', async () => {
    const { item, guest } = await surveyCast(api);
    const [ten, ids] = [10 * MEGABYTE, [] as string[]];
    await api.database.query(
      `insert into upload (id, item_id, visitor_id, name, bytes, created_at, changed_at) values (gen_random_uuid(), $1, $2, 'a', $3, now(), now())`,
      [item.id, guest.visitor.id, (quota.personMegabytes - 20) * MEGABYTE],
    );
    for (let n = 0; n < 2; n += 1) ids.push(await begun(guest.browser, item, ten));
    expect((await begin(guest.browser, item, 100)).body).toMatchObject({
      code: 'QUOTA_OF_PERSON',
      data: { megabytes: quota.personMegabytes },
    });
    expect((await send(guest.browser, item, pdf())).body.code).toBe('QUOTA_OF_PERSON');
    expect((await guest.browser.delete(`/api/uploads/${ids[0]!}`)).status).toBe(204);
    expect((await send(guest.browser, item, pdf())).status).toBe(201);
  });
});

describe('what nobody goes on with', () => {
  it('ends after a day, and with its item at once', async () => {
    const { item, owner } = await surveyCast(api);
    const [old, young] = [await begun(owner.browser, item, 100), await begun(owner.browser, item, 100)];
    for (const id of [old, young]) await part(owner.browser, id, 0, large(50));
    await api.database.query("update upload set changed_at = now() - interval '25 hours' where id = $1", [old]);
    await api.application.get(Housekeeping).run(new Date());
    expect([await rowOf(old), partsOf(old), partsOf(young).length]).toEqual([null, [], 1]);
    await api.application.get(DestroyItem).forEver(item.id);
    expect([await rowOf(young), partsOf(young)]).toEqual([null, []]);
  });
});

/** Sends the first bytes of a part that says it is longer, and loses the line. */
function cutAfter(browser: TestBrowser, id: string, bytes: Buffer, sent: number): Promise<void> {
  return new Promise((resolve) => {
    const headers = { ...browser.identity(), 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const call = request(`${browser.origin}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-length': bytes.length },
    });
    call.on('error', () => undefined).on('close', () => resolve());
    call.write(bytes.subarray(0, sent), () => setTimeout(() => call.destroy(), 100));
  });
}

/** Sends a part that does not say how long it is. @returns the status of the answer */
function withoutLength(browser: TestBrowser, id: string, bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { ...browser.identity(), 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const call = request(`${browser.origin}/api/uploads/${id}`, { method: 'PATCH', headers }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    call.on('error', reject);
    call.write(bytes.subarray(0, bytes.length / 2));
    call.end(bytes.subarray(bytes.length / 2));
  });
}
