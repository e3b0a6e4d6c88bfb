import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { castOf } from '../sharing/cast.js';
import { PASSWORD, personWithTraces } from './person.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const known = async () => {
  const { owner, guest, item } = await castOf(api);
  return {
    colleague: { owner, item, guest },
    person: await personWithTraces(api, { account: owner.account, item, visitor: guest.visitor }),
  };
};

/** Every table in which a word or an id still stands, bytes included. */
async function tablesWith(needle: string): Promise<string[]> {
  const tables = await api.database.query<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = [];
  for (const { name } of tables) {
    const hex = Buffer.from(needle).toString('hex');
    const rows = await api.database.query<unknown[]>(`select 1 from "${name}" t where t::text like $1 or t::text like $2 limit 1`, [
      `%${needle}%`,
      `%${hex}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

function filesWith(needle: string): string[] {
  const folder = join(api.configuration.dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(needle) || readFileSync(path).includes(needle));
}

describe('DELETE /users/me', () => {
  it('is for teachers, with the token of our own pages', async () => {
    const { nobody, stranger, pupil, owner } = await castOf(api);
    const body = { password: PASSWORD };
    expect((await nobody.delete('/api/users/me', { body })).status).toBe(401);
    for (const { browser } of [stranger, pupil]) expect((await browser.delete('/api/users/me', { body })).status).toBe(403);
    expect((await owner.browser.delete('/api/users/me', { body, csrf: null })).status).toBe(403);
    expect((await owner.browser.delete('/api/users/me')).status).toBe(400);
    expect((await owner.browser.delete('/api/users/me', { body: { ...body, userId: owner.account.id } })).status).toBe(400);
  });

  it('asks for the password, a limited number of times', async () => {
    const { person } = await known();
    for (let n = 0; n < SERVER_LIMITS.login.triesPerAccount; n += 1) {
      const wrong = await person.browser.delete<Refusal>('/api/users/me', { body: { password: 'falsch' } });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    }
    const blocked = await person.browser.delete<Refusal>('/api/users/me', { body: { password: PASSWORD } });
    expect(blocked.status).toBe(429);
    expect(blocked.body.data?.['seconds']).toBeGreaterThan(0);
    expect(await api.database.manager.existsBy(Account, { id: person.account.id })).toBe(true);
  });

  it('[TR-56] leaves nothing of the person in any table or file, and everything of the others', async () => {
    const { person, colleague } = await known();
    expect(await tablesWith(person.canary)).toEqual([
      'account',
      'collaboration_ticket',
      'document_snapshot',
      'document_update',
      'document_version',
      'idempotency_key',
      'item',
      'item_member',
      'names_list',
      'owner_file',
    ]);
    expect((await tablesWith(person.account.id)).length).toBeGreaterThan(8);
    expect([filesWith(person.image.id).length, filesWith(person.file.id).length]).toEqual([1, 2]);
    const before = await api.database.query<{ count: string }[]>('select count(*) from document_update where item_id = $1', [
      colleague.item.id,
    ]);

    const answer = await person.browser.delete('/api/users/me', { body: { password: PASSWORD } });
    expect([answer.status, answer.body]).toEqual([200, {}]);

    for (const trace of [person.canary, person.account.id, person.item.id, person.file.itemId])
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    expect([...filesWith(person.canary), ...filesWith(person.image.id), ...filesWith(person.file.id)]).toEqual([]);
    expect(existsSync(join(api.configuration.dataDir, 'files', 'files'))).toBe(true);
    expect(await api.database.manager.existsBy(Item, { id: colleague.item.id })).toBe(true);
    expect(await api.database.query('select count(*) from document_update where item_id = $1', [colleague.item.id])).toEqual(before);
    const [version] = await api.database.query<{ account_ids: string[] }[]>('select account_ids from document_version where item_id = $1', [
      colleague.item.id,
    ]);
    expect(version!.account_ids).toEqual([colleague.owner.account.id]);
  });

  it('ends every session at once and closes what was open', async () => {
    const { person } = await known();
    const tablet = await api.people.signIn(api.browser(), person.account);
    const heard = await collectBusEvents(api, 'access.changed');
    const cookie = new Map(person.browser.cookies);
    await person.browser.delete('/api/users/me', { body: { password: PASSWORD } });
    expect(person.browser.cookies.has('murmel_session')).toBe(false);
    for (const [name, value] of cookie) person.browser.with(name, value);
    for (const browser of [tablet, person.browser]) expect((await browser.get('/api/users/me')).status).toBe(401);
    await expect.poll(() => heard).toEqual(expect.arrayContaining([{ accountId: person.account.id }, { itemId: person.item.id }]));
  });
});
