import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorCode, SERVER_LIMITS } from '@murmel/contracts';
import { type Account, Item, newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { still } from '../images/pictures.js';
import { pdf } from './samples.js';
import { form, rowsOf, send, storedFiles, surveyCast } from './sending.js';

const MEGABYTE = 1024 * 1024;
const { fileQuota: quota } = SERVER_LIMITS;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type By = Partial<Pick<OwnerFile, 'accountId' | 'visitorId'>>;

/** Files in the item that together are so large, without their bytes; none larger than a column can say. */
async function filled(item: Item, megabytes: number, by: By = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let left = megabytes; left > 0; left -= 1000) {
    const id = newId();
    ids.push(id);
    await api.database.manager.insert(OwnerFile, {
      id,
      itemId: item.id,
      accountId: null,
      visitorId: null,
      name: 'Film.mp4',
      contentType: 'video/mp4',
      bytes: Math.round(Math.min(1000, left) * MEGABYTE),
      storageKey: `files/${id}`,
      thumbnailKey: null,
      usedBy: 'part',
      width: null,
      height: null,
      createdAt: new Date(),
      ...by,
    });
  }
  return ids;
}

async function refused(browser: TestBrowser, item: Item): Promise<[number, ErrorCode | undefined, unknown]> {
  const { status, body } = await send(browser, item, pdf());
  return [status, body.code as ErrorCode | undefined, body.data];
}

/** Puts a picture into a text that belongs to the item: it fills the same. */
const image = async (browser: TestBrowser, { id, parentId, ownerId }: Item) => {
  const text = await api.people.item({ id: ownerId } as Account, { parentId: parentId ?? id, kind: 'text_document' });
  const { status, body } = await browser.post<{ code?: string }>(
    `/api/image_attachments?itemId=${text.id}`,
    form(await still('png'), 'bild.png', 'image/png'),
  );
  return [status, body.code];
};

describe('how much files may fill', () => {
  it('[T-32] one guest with write permission runs into their own limit; classmates and the owner go on, and what is deleted is free again', async () => {
    const { item, guest, owner, stranger } = await surveyCast(api, {
      privacy: 'public_for_all',
      visitorPermission: 'visitor_permissions_write',
    });
    const [large] = await filled(item, quota.personMegabytes, { visitorId: guest.visitor.id });
    expect(await refused(guest.browser, item)).toEqual([422, 'QUOTA_OF_PERSON', { megabytes: quota.personMegabytes }]);
    expect(await image(guest.browser, item)).toEqual([422, 'QUOTA_OF_PERSON']);
    expect(storedFiles(api)).toEqual([]);
    for (const { browser } of [stranger, owner]) expect((await send(browser, item, pdf())).status).toBe(201);
    expect((await guest.browser.delete(`/api/owner_files/${large!}`)).status).toBe(200);
    expect((await send(guest.browser, item, pdf())).status).toBe(201);
  });

  it('many small ones count, too', async () => {
    const { item, guest } = await surveyCast(api);
    await api.database.query(
      `insert into owner_file (id, item_id, visitor_id, name, content_type, bytes, storage_key, used_by, created_at)
       select gen_random_uuid(), $1, $2, 'a.pdf', 'application/pdf', 1, 'files/' || n, 'answer', now() from generate_series(1, $3::int) n`,
      [item.id, guest.visitor.id, quota.personFiles],
    );
    expect(await refused(guest.browser, item)).toEqual([422, 'LIMIT_REACHED', { limit: quota.personFiles, what: 'files' }]);
  });

  it('what belongs to an item counts with it, so that nobody has a second share there', async () => {
    const { item, guest, owner } = await surveyCast(api);
    const child = await api.people.item(owner.account, { parentId: item.id, kind: 'survey' });
    await filled(child, quota.personMegabytes, { visitorId: guest.visitor.id });
    expect(await refused(guest.browser, item)).toEqual([422, 'QUOTA_OF_PERSON', { megabytes: quota.personMegabytes }]);
    await filled(item, quota.itemMegabytes - quota.personMegabytes, { accountId: owner.account.id });
    expect(await image(owner.browser, child)).toEqual([422, 'QUOTA_OF_ITEM']);
  });

  it('what several items share fills the owner once, and each of the items', async () => {
    const [one, other] = [await surveyCast(api), await surveyCast(api)];
    await api.database.manager.update(Item, { id: other.item.id }, { ownerId: one.owner.account.id });
    await filled(one.item, quota.itemMegabytes - 1, { accountId: one.owner.account.id });
    await api.database.query(
      `insert into owner_file (id, item_id, account_id, used_by, name, content_type, bytes, storage_key, created_at)
       select gen_random_uuid(), $2, account_id, used_by, name, content_type, bytes, storage_key, now() from owner_file where item_id = $1`,
      [one.item.id, other.item.id],
    );
    const rest = quota.ownerMegabytes - quota.itemMegabytes - 1;
    const more = await Promise.all(
      Array.from({ length: Math.ceil(rest / quota.itemMegabytes) }, () => api.people.item(one.owner.account, { kind: 'survey' })),
    );
    for (const [n, item] of more.entries())
      await filled(item, Math.min(quota.itemMegabytes, rest - n * quota.itemMegabytes), { accountId: one.owner.account.id });
    expect((await send(one.owner.browser, one.item, pdf())).status).toBe(201);
    await filled(other.item, 2, { accountId: one.owner.account.id });
    expect(await refused(one.owner.browser, one.item)).toEqual([422, 'QUOTA_OF_OWNER', { megabytes: quota.ownerMegabytes }]);
  });

  it('what others sent and several items share fills their part of the owner once', async () => {
    const { item, guest, owner } = await surveyCast(api);
    const ofOthers = 1 - quota.ownersLane;
    const inEach = quota.itemMegabytes * ofOthers - 1;
    const full = await Promise.all(
      Array.from({ length: Math.round((quota.ownerMegabytes * ofOthers) / (inEach + 1)) }, () => api.people.item(owner.account)),
    );
    for (const one of full) await filled(one, inEach);
    const copy = await api.people.item(owner.account);
    await api.database.query(
      `insert into owner_file (id, item_id, used_by, name, content_type, bytes, storage_key, created_at)
       select gen_random_uuid(), $2, used_by, name, content_type, bytes, storage_key, now() from owner_file where item_id = $1`,
      [full[0]!.id, copy.id],
    );
    expect((await send(guest.browser, item, pdf())).status).toBe(201);
  });

  it("a pupil's things have less room, and nobody has more than so many files", { tags: ['proof'] }, async () => {
    const [ofPupil, many] = [await surveyCast(api), await surveyCast(api)];
    await api.database.query(`update account set type = 'Pupil' where id = $1`, [ofPupil.owner.account.id]);
    await filled(ofPupil.item, quota.pupilMegabytes, { accountId: ofPupil.owner.account.id });
    expect(await refused(ofPupil.guest.browser, ofPupil.item)).toEqual([422, 'QUOTA_OF_OWNER', { megabytes: quota.pupilMegabytes }]);
    await api.database.query(
      `insert into owner_file (id, item_id, account_id, name, content_type, bytes, storage_key, used_by, created_at)
       select gen_random_uuid(), $1, $2, 'a.pdf', 'application/pdf', 1, 'files/many' || n, 'part', now() from generate_series(2, $3::int) n`,
      [many.item.id, many.owner.account.id, quota.ownerFiles],
    );
    expect((await send(many.owner.browser, many.item, pdf())).status).toBe(201);
    expect(await refused(many.owner.browser, many.item)).toEqual([422, 'LIMIT_REACHED', { limit: quota.ownerFiles, what: 'files' }]);
  });

  it('[T-32] whoever sends waits for the one who is counted just now, and is counted after', { tags: ['proof'] }, async () => {
    const { item, guest, owner } = await surveyCast(api);
    const sent = await api.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`files of ${owner.account.id}`]);
      const answer = refused(guest.browser, item);
      expect(await Promise.race([answer, wait(700, 'waits')])).toBe('waits');
      await manager.query(
        `insert into owner_file (id, item_id, visitor_id, name, content_type, bytes, storage_key, used_by, created_at)
         values (gen_random_uuid(), $1, $2, 'a.pdf', 'application/pdf', $3, 'files/first', 'answer', now())`,
        [item.id, guest.visitor.id, quota.personMegabytes * MEGABYTE],
      );
      return { answer };
    });
    expect(await sent.answer).toEqual([422, 'QUOTA_OF_PERSON', { megabytes: quota.personMegabytes }]);
  });

  it("guests who change their cookie cannot take the owner's own lane of an item, nor fill all items", async () => {
    const { item, guest, owner } = await surveyCast(api);
    await filled(item, quota.itemMegabytes * (1 - quota.ownersLane));
    expect(await refused(guest.browser, item)).toEqual([422, 'QUOTA_OF_ITEM', { megabytes: quota.itemMegabytes * (1 - quota.ownersLane) }]);
    expect((await send(owner.browser, item, pdf())).status).toBe(201);
    expect(await image(owner.browser, item)).toEqual([201, undefined]);
    await filled(item, quota.itemMegabytes * quota.ownersLane, { accountId: owner.account.id });
    expect(await refused(owner.browser, item)).toEqual([422, 'QUOTA_OF_ITEM', { megabytes: quota.itemMegabytes }]);

    const another = await api.people.item(owner.account, { kind: 'survey', privacy: 'public_for_all' });
    for (const rest of [await api.people.item(owner.account), await api.people.item(owner.account), await api.people.item(owner.account)]) {
      await filled(rest, quota.itemMegabytes);
    }
    await filled(
      await api.people.item(owner.account),
      quota.ownerMegabytes * (1 - quota.ownersLane) - quota.itemMegabytes * (4 - quota.ownersLane) + 1,
    );
    expect(await refused(guest.browser, another)).toEqual([
      422,
      'QUOTA_OF_OWNER',
      { megabytes: quota.ownerMegabytes * (1 - quota.ownersLane) },
    ]);
    expect((await send(owner.browser, another, pdf())).status).toBe(201);
    // Other people's quota is not reduced by it.
    const stranger = await surveyCast(api);
    expect((await send(stranger.guest.browser, stranger.item, pdf())).status).toBe(201);
  });

  it('[T-32] ten at the same moment do not overshoot, of files and pictures together', async () => {
    const { item, guest } = await surveyCast(api, { visitorPermission: 'visitor_permissions_write' });
    const bytes = pdf().length;
    const before = storedFiles(api).length;
    await filled(item, quota.personMegabytes - (2.5 * bytes) / MEGABYTE, { visitorId: guest.visitor.id });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => send(guest.browser, item, pdf()).then(({ status }) => status)),
      image(guest.browser, item).then(([status]) => status),
    ]);
    const all = await api.database.manager.findBy(Item, [{ id: item.id }, { parentId: item.id }]);
    const sent = (await Promise.all(all.map((one) => rowsOf(api, one)))).flat().reduce((sum, row) => sum + row.bytes, 0);
    expect(sent).toBeLessThanOrEqual(quota.personMegabytes * MEGABYTE);
    expect([answers.includes(201), answers.includes(422), answers.filter((status) => status !== 201 && status !== 422)]).toEqual([
      true,
      true,
      [],
    ]);
    expect(storedFiles(api).filter((name) => !name.startsWith('.')).length).toBeLessThanOrEqual(before + answers.length);
  });
});
