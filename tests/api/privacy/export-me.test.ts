// @module-tag proof

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { castOf } from '../sharing/cast.js';
import { personWithTraces } from './person.js';
import { unzip } from './unzip.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function download(browser: TestBrowser): Promise<{ headers: Headers; files: Map<string, Buffer> }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, files: unzip(Buffer.from(await answer.arrayBuffer())) };
}

describe('GET /users/me/export', () => {
  it('[TR-27] is for teachers', async () => {
    const { nobody, stranger, pupil } = await castOf(api);
    expect((await nobody.get('/api/users/me/export')).status).toBe(401);
    for (const { browser } of [stranger, pupil]) expect((await browser.get('/api/users/me/export')).status).toBe(403);
  });

  it('[TR-56] holds what is stored, the texts, pictures and files, and no secret', async () => {
    const { owner, guest, item } = await castOf(api);
    const person = await personWithTraces(api, { account: owner.account, item, visitor: guest.visitor });
    const { headers, files } = await download(person.browser);
    expect([headers.get('content-type'), headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      'application/zip',
      'attachment; filename="murmel.zip"',
      'no-store',
    ]);
    const data = JSON.parse(files.get('data.json')!.toString()) as Record<string, Record<string, unknown>[]>;
    expect(data.account).toMatchObject([{ id: person.account.id, email: person.account.email, public_name: person.canary }]);
    expect(data.item).toMatchObject([{ id: person.item.id, title: person.item.title }, { id: person.file.itemId }]);
    expect(Object.keys(data).sort()).toEqual([
      'account',
      'creation_count',
      'daily_visit',
      'document_update',
      'item',
      'item_member',
      'names_list',
      'owner_file',
      'session',
    ]);
    expect(data.names_list).toMatchObject([{ name: person.canary, entries: [{ id: 'aaaaaa', name: person.canary }], apart: [] }]);
    expect(data.item_member).toMatchObject([{ item_id: item.id, email: person.account.email }]);
    const all = files.get('data.json')!.toString();
    for (const secret of [person.account.passwordHash!, person.item.token, person.item.publicToken, item.token, owner.account.email!])
      expect(all).not.toContain(secret);
    const name = `items/Über ${person.canary} WaldSee ${person.item.id}`;
    expect(files.get(`${name}.txt`)!.toString()).toBe(person.canary);
    expect(JSON.parse(files.get(`${name}.json`)!.toString())).toMatchObject({ type: 'doc' });
    expect(files.get(`images/${person.image.id}.png`)!.length).toBe(person.image.bytes);
    expect(files.get(`files/${person.file.id}/${person.canary}.png`)!.length).toBe(person.file.bytes);
    expect([...files.keys()].filter((key) => key.startsWith('files/'))).toEqual([`files/${person.file.id}/${person.canary}.png`]);
    expect([...files.keys()].some((key) => key.includes(item.id))).toBe(false);
  });

  it('[TR-56] 500 items take less than 60 seconds', async () => {
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    for (let n = 0; n < 500; n += 1) await api.people.item(account, { title: `Blatt ${n}` });
    const start = Date.now();
    expect((await download(browser)).files.size).toBe(1501);
    expect(Date.now() - start).toBeLessThan(promised(60_000));
  });
});
