import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@murmel/contracts';
import { type Account, Item, ItemGrant, newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { discardExpiredItems } from '../../../apps/api/src/core/housekeeping/discard-expired-items.js';
import { createChild } from '../../../apps/api/src/core/items/create-child.js';
import { DestroyItem } from '../../../apps/api/src/core/items/destroy-item.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { seedSceneProject } from '../projects/scene-project.js';
import { type Cast, castOf, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const DAY_MS = 86_400_000;
const childOf = (parent: Item, fields: Partial<Item> = {}) =>
  api.people.item({ id: parent.ownerId } as Account, { parentId: parent.id, title: 'Blatt', ...fields });

/** Returns a person in every relation to an item, and one child item. */
async function family(fields: Partial<Item> = {}): Promise<Cast & { child: Item }> {
  const cast = await castOf(api, fields);
  return { ...cast, child: await childOf(cast.item) };
}

async function fileIn({ id: itemId }: Item, bytes = 1): Promise<string> {
  const [id, storageKey] = [newId(), `files/${newId()}`];
  await api.application.get(Storage).put(storageKey, Buffer.from('x'), 'image/png');
  const none = { accountId: null, visitorId: null, width: null, height: null, thumbnailKey: null };
  const file = { name: 'a.png', contentType: 'image/png', bytes, usedBy: 'item' as const, createdAt: new Date() };
  await api.database.manager.insert(OwnerFile, { id, itemId, storageKey, ...none, ...file });
  return storageKey;
}

describe('items that belong to an item, in the database', () => {
  it('come to an installation with items, none of which belongs to another', { tags: ['proof'] }, async () => {
    const item = await api.people.item(await api.people.account());
    const columns = async () =>
      (await api.database.query<{ row: Record<string, unknown> }[]>('select to_jsonb(i) as row from item i where id = $1', [item.id]))[0]!
        .row;
    while ('parent_id' in (await columns())) await api.database.undoLastMigration();
    const { access_version: version, template: _flag, ...before } = await columns();
    await api.database.runMigrations({ transaction: 'each' });
    const versions = { link_version: version, password_version: version };
    expect(await columns()).toEqual({
      ...before,
      ...versions,
      folder_id: null,
      discarded_with: null,
      lost_place: false,
      template_for: null,
      hidden_at: null,
      tags: [],
      colour: null,
      parent_id: null,
      parentless: true,
      below_parentless: null,
    });
    expect((await childOf(item)).parentId).toBe(item.id);
  });

  it('are of the same owner, one below another at most, and have no rights, project or trash of their own', async () => {
    const [owner, other] = [await api.people.account(), await api.people.account()];
    const [item, second] = [await api.people.item(owner), await api.people.item(owner)];
    const child = await childOf(item);
    const refused = [
      () => childOf(child),
      () => api.people.item(other, { parentId: item.id }),
      () => childOf({ ...item, id: newId() }),
      () => api.database.query('update item set parent_id = id where id = $1', [second.id]),
      () => api.database.query('update item set parent_id = $2 where id = $1', [item.id, second.id]),
      () => childOf(item, { privacy: 'secret' }),
      () => childOf(item, { shortCode: 'wald-2' }),
      () => childOf(item, { discardedAt: new Date() }),
      () => childOf(item, { autoCleanup: 'day' }),
    ];
    for (const [index, attempt] of refused.entries()) await expect(attempt(), String(index)).rejects.toThrow(/violates/);
  });
});

describe('who may do what with what belongs to an item', () => {
  it('is said by the item: its privacy, members and link, and nothing of the own', async () => {
    const { item, child, owner, writer, reader, guest, other, admin, stranger, nobody } = await family();
    const path = `/api/items/${child.id}`;
    for (const { browser } of [owner, writer, reader, guest]) expect((await browser.get(path)).status).toBe(200);
    for (const browser of [other.browser, admin.browser, stranger.browser, nobody]) expect((await browser.get(path)).status).toBe(404);
    expect((await nobody.get(path, { headers: { 'x-access-token': child.token } })).status).toBe(404);
    expect((await writer.browser.put(path, { title: 'Rinde' })).status).toBe(200);
    expect((await guest.browser.put(path, { title: 'Rinde' })).status).toBe(403);
    const { body } = await owner.browser.get<object>(path);
    expect(body).toMatchObject({
      parentId: item.id,
      privacy: 'secret',
      abilities: { update: true, share: false, discard: false, destroy: true },
    });
    await api.database.manager.update(Item, { id: item.id }, { visitorPermission: 'visitor_permissions_invisible' });
    expect((await guest.browser.get(path)).status).toBe(404);
  });

  it('whoever comes in by the link at one of them is in everywhere, until the link is renewed', async () => {
    const { item, child, owner, nobody } = await family();
    expect((await nobody.get(`/api/items/${child.id}`, { headers: { 'x-access-token': item.token } })).status).toBe(200);
    expect(await api.database.manager.countBy(ItemGrant, { itemId: child.id })).toBe(0);
    const paths = [item, child, await childOf(item)].map(({ id }) => `/api/items/${id}`);
    for (const path of paths) expect((await nobody.get(path)).status).toBe(200);
    expect((await owner.browser.patch(`/api/items/${item.id}/share/renew`)).status).toBeLessThan(300);
    for (const path of paths) expect((await nobody.get(path)).status).toBe(404);
  });

  it('has no second supply of guesses at the password', async () => {
    const { item, child, nobody } = await family({ privacy: 'password_protected', passwordHash: await hashPassword('Glück') });
    const at = ({ id }: Item, password: string) =>
      nobody.get<Refusal>(`/api/items/${id}`, { headers: { 'x-password': encodeURIComponent(password) } });
    expect((await at(child, 'Pech')).body.code).toBe('NO_PASSWORD_PROVIDED');
    const counted = await api.database.query<{ key: string }[]>('select key from attempt where key like $1', [`item-password:%`]);
    expect(counted.map(({ key }) => key).filter((key) => key.includes(child.id))).toEqual([]);
    expect(counted.filter(({ key }) => key.includes(item.id))).not.toEqual([]);
    expect((await at(child, 'Glück')).status).toBe(200);
    expect((await nobody.get(`/api/items/${item.id}`)).status).toBe(200);
  });

  it('is never shared, invited to, trashed or taken out of the trash by itself', async () => {
    const { child, owner, writer, other } = await family();
    const path = `/api/items/${child.id}`;
    const calls: [string, string, object?][] = [
      ['GET', `${path}/share`],
      ['PUT', `${path}/share`, { privacy: 'public_for_all' }],
      ['GET', `${path}/members`],
      ['POST', `${path}/members`, { email: 'neu@schule.example', role: 'write' }],
      ['PATCH', `${path}/restore`],
      ['DELETE', `/api/text_editor/documents/${child.id}`],
    ];
    for (const [method, at, body] of calls) {
      const options = body ? { body } : {};
      for (const { browser } of [owner, writer]) expect([at, (await browser.call(method, at, options)).status]).toEqual([at, 403]);
      expect([at, (await other.browser.call(method, at, options)).status]).toEqual([at, 404]);
    }
    expect(await stored(api, child)).toMatchObject({ privacy: 'locked', discardedAt: null, shortCode: null });
  });

  it('is open to the pupils of a project that shares the item; nothing of it is shared by itself', async () => {
    const { item, child, owner } = await family({ privacy: 'locked' });
    const { id: classId, pupilAccount } = await seedSceneClass(api, owner.account, await api.people.account());
    const pupil = await api.people.signIn(api.browser(), pupilAccount);
    expect((await pupil.get(`/api/items/${child.id}`)).status).toBe(404);
    const { id } = await seedSceneProject(api, owner.account, classId, item);
    expect((await pupil.get(`/api/items/${child.id}`)).status).toBe(200);
    const answer = await owner.browser.post<Refusal>('/api/project_items', { project_id: id, item_id: child.id, right: 'write' });
    expect(answer.body.code).toBe('FOREIGN_ITEM');
  });

  it('is decided anew wherever one of them is open when the item is changed', async () => {
    const { item, child, owner, reader } = await family();
    const heard = await collectBusEvents(api, 'access.changed');
    const path = `/api/items/${item.id}`;
    const { body } = await owner.browser.get<{ entries: { id: string; email: string }[] }>(`${path}/members`);
    const member = body.entries.find(({ email }) => email === reader.account.email)!.id;
    const changes: [string, string, object?][] = [
      ['PUT', `${path}/share`, { visitorPermission: 'visitor_permissions_write' }],
      ['PATCH', `${path}/share/renew`],
      ['POST', `${path}/members`, { email: (await api.people.account()).email, role: 'read' }],
      ['PUT', `${path}/members/${member}`, { role: 'write' }],
      ['DELETE', `${path}/members/${member}`],
      ['DELETE', `/api/text_editor/documents/${item.id}`],
      ['PATCH', `${path}/restore`],
      ['DELETE', `/api/text_editor/documents/${item.id}`],
      ['DELETE', path],
    ];
    for (const [method, at, sent] of changes) {
      heard.length = 0;
      const answer = await owner.browser.call(method, at, sent ? { body: sent } : {});
      expect([at, answer.status < 300]).toEqual([at, true]);
      await expect.poll(() => heard.map(({ itemId }) => itemId).sort(), { message: `${method} ${at}` }).toEqual([item.id, child.id].sort());
    }
  });
});

describe('what belongs to an item', () => {
  it('is in no list, and shares the trash and the deadline of the item', async () => {
    const { item, child, owner } = await family({ autoCleanup: 'day', contentChangedAt: new Date(Date.now() - 2 * DAY_MS) });
    const listed = async (path: string) => {
      const { body } = await owner.browser.get<{ entries: { id: string }[] } | { id: string }[]>(path);
      return (Array.isArray(body) ? body : body.entries).map(({ id }) => id);
    };
    for (const path of ['/api/text_editor/documents', '/api/text_editor/documents?query=Blatt', '/api/items/recently_created'])
      expect(await listed(path)).not.toContain(child.id);
    await discardExpiredItems(api.database, new Date());
    expect(await listed('/api/items/discarded')).toEqual([item.id]);
    expect((await owner.browser.get(`/api/items/${child.id}`)).status).toBe(404);
    expect((await owner.browser.patch(`/api/items/${item.id}/restore`)).status).toBe(200);
    expect((await owner.browser.get(`/api/items/${child.id}`)).status).toBe(200);
  });

  it('goes for ever by itself, or with the item and with all files', async () => {
    const { item, child, owner, writer } = await family();
    const further = await childOf(item);
    const keys = [await fileIn(child), await fileIn(further), await fileIn(item)];
    const kept = () => keys.map((key) => existsSync(join(api.configuration.dataDir, 'files', key)));
    expect((await writer.browser.delete(`/api/items/${child.id}`)).status).toBe(403);
    expect((await owner.browser.delete(`/api/items/${child.id}`)).status).toBe(200);
    expect(kept()).toEqual([false, true, true]);
    expect(await api.application.get(DestroyItem).forEver(item.id)).toBe(true);
    expect(kept()).toEqual([false, false, false]);
    expect(await api.database.manager.countBy(Item, { ownerId: owner.account.id })).toBe(0);
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const item = await api.people.item(account);
    const [child, key] = await childOf(item).then(async (one) => [one, await fileIn(one)] as const);
    const browser = await api.people.signIn(api.browser(), account);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = JSON.parse(
      unzip(Buffer.from(await answer.arrayBuffer()))
        .get('data.json')!
        .toString(),
    ) as { item: object[] };
    expect(copy.item).toContainEqual(expect.objectContaining({ id: child.id, parent_id: item.id, title: 'Blatt' }));
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
    expect(existsSync(join(api.configuration.dataDir, 'files', key))).toBe(false);
  });
});

describe('making what belongs to an item', () => {
  const make = (parentId: string) =>
    api.database.transaction((manager) => createChild(manager, parentId, 'survey', {}, ({ locale }) => `ohne Titel (${locale})`));

  it('makes it for the owner of the item, whoever makes it, and counts it as one of the month', async () => {
    const { item, child, owner } = await family();
    const { item: made } = await make(item.id);
    expect(await stored(api, made)).toMatchObject({
      parentId: item.id,
      ownerId: owner.account.id,
      privacy: 'locked',
      title: 'ohne Titel (de)',
    });
    const [count] = await api.database.query<{ count: number }[]>(
      "select count from creation_count where account_id = $1 and kind = 'survey'",
      [owner.account.id],
    );
    expect(count?.count).toBe(1);
    for (const none of [child.id, newId()]) await expect(make(none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends at the limit, also for ten at the same moment', async () => {
    const { item } = await family();
    for (let count = 1; count < LIMITS.childrenPerItem - 1; count += 1) await childOf(item);
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => make(item.id)));
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(await api.database.manager.countBy(Item, { parentId: item.id })).toBe(LIMITS.childrenPerItem);
  });
});
