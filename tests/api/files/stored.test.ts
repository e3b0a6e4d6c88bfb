import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { AiFile, AiImage, newId, Upload } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FileQuota } from '../../../apps/api/src/core/files/file-quota.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { pdf } from './samples.js';
import { send, surveyCast } from './sending.js';

const { fileQuota: quota } = SERVER_LIMITS;
const GIGABYTE = 1000 * MEGABYTE;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Stored {
  usedBytes: number;
  limitBytes: number;
  files: number;
}
const storedOf = async (browser: TestBrowser): Promise<Stored> => (await browser.get<Stored>('/api/user_limits/storage')).body;

async function drawnPicture(accountId: string, bytes: number): Promise<void> {
  await api.database.manager.insert(AiImage, {
    ...{
      id: newId(),
      accountId,
      prompt: 'x',
      style: 'photo',
      size: '1024x1024',
      guidance: null,
      steps: null,
      seed: null,
      negative: null,
      model: 'm',
    },
    ...{ modelName: 'm', providerName: 'p', state: 'done', failure: null, countedMonth: '2026-01', altText: '', contentType: 'image/png' },
    ...{ storageKey: `ai-images/${newId()}`, bytes, width: 1, height: 1, aliveAt: new Date(), createdAt: new Date(), endedAt: new Date() },
  } as unknown as AiImage);
}

async function file(itemId: string, name: string, storageKey: string, bytes: number): Promise<void> {
  await api.database.query(
    `insert into owner_file (id, item_id, name, content_type, bytes, storage_key, used_by, created_at)
     values (gen_random_uuid(), $1, $2, 'application/zip', $3, $4, 'part', now())`,
    [itemId, name, bytes, storageKey],
  );
}

async function upload(itemId: string, accountId: string, fields: Partial<Upload>): Promise<void> {
  const now = new Date();
  await api.database.manager.insert(Upload, {
    ...{ id: newId(), itemId, accountId, visitorId: null, name: 'a', bytes: 100, open: false, received: 0, parts: [] },
    ...{ createdAt: now, changedAt: now, finishedAt: null, ...fields },
  });
}

describe('what lies in the storage of an account', () => {
  it('[T-32] counts whatever names it: files, what is made of packages, what goes to models, what models drew, what is on its way', async () => {
    const { item, owner } = await surveyCast(api);
    const { id: accountId } = owner.account;
    const key = `files/${newId()}`;
    await file(item.id, 'a.h5p', key, 1000);
    await api.database.query('insert into h5p_package (storage_key, made_bytes) values ($1, 400)', [key]);
    await drawnPicture(accountId, 70_000);
    await api.database.manager.insert(AiFile, {
      ...{ id: newId(), accountId, messageId: null, position: 0, name: 'a.pdf', contentType: 'application/pdf', bytes: 5_000_000 },
      ...{ storageKey: `ai-files/${newId()}`, text: null, pages: null, createdAt: new Date() },
    } as AiFile);
    await upload(item.id, accountId, { bytes: 300_000_000 });
    // Complete, but not referenced yet.
    await upload(item.id, accountId, { bytes: 20_000_000, received: 20_000_000, parts: ['uploads/a/b'] });
    // Used, and its parts could not be removed yet; used, and nothing is left of it.
    await upload(item.id, accountId, { bytes: 10_000_000, received: 10_000_000, parts: ['uploads/a/c'], finishedAt: new Date() });
    await upload(item.id, accountId, { bytes: 9, received: 9, finishedAt: new Date() });
    const stored = await storedOf(owner.browser);
    expect([stored.usedBytes, stored.files]).toEqual([335_071_400, 6]);
  });

  it('[T-32] pictures that models drew take room from files, and none is drawn where there is none', async () => {
    const { item, owner, guest } = await surveyCast(api);
    for (let left = quota.ownerMegabytes; left > 0; left -= 1000) await drawnPicture(owner.account.id, GIGABYTE);
    for (const { browser } of [owner, guest]) {
      const { body } = await send(browser, item, pdf());
      expect([body.code, body.data]).toEqual(['QUOTA_OF_OWNER', { megabytes: quota.ownerMegabytes }]);
    }
  });

  it('copies of pupils are held to what pupils have, as their files are, and they are told that', async () => {
    const { item, owner } = await surveyCast(api);
    await api.database.query(`update account set type = 'Pupil' where id = $1`, [owner.account.id]);
    for (let left = quota.pupilMegabytes + 1000; left > 0; left -= 1000) await file(item.id, 'film', `files/${newId()}`, GIGABYTE);
    const told = await api.application.get(FileQuota).ofOwner(api.database.manager, owner.account.id);
    expect(told.limitBytes).toBe(quota.pupilMegabytes * MEGABYTE);
    const refused = api.database.transaction((manager) => api.application.get(FileQuota).refuseCopies(manager, owner.account.id));
    await expect(refused).rejects.toMatchObject({ code: 'QUOTA_OF_OWNER', data: { megabytes: quota.pupilMegabytes } });
  });
});
