import {
  type Item as Answer,
  type CodeContent,
  type CodeItem,
  NEW_CONTENT,
  NEW_LOOK,
  NEW_SHEET,
  PRIVACY_LEVELS,
  TOOLS,
} from '@murmel/contracts';
import { GalleryEntry, Item, QrCode } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { bring, take } from '../murmel/murmel-file.js';
import { copied } from '../remixes/copies.js';
import { found, writeWords } from '../search/finding.js';
import { newCodeCast } from './code-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: 'https://murmel.example' });
});
afterAll(() => api.stop());

const { kind, route } = TOOLS.qrcodes;
const PATH = `/api${route}`;
const KEY = 'streng-geheimer-schluessel';
const WIFI = { kind: 'wifi', name: 'Lehrerzimmer', password: KEY, security: 'WPA', hidden: false } as const;
const CONTACT = { ...NEW_CONTENT.contact, name: 'Adalinde Lux', phone: '+49 30 987654' };
const PRIVATE: [string, CodeContent, string][] = [
  ['the key of a network', WIFI, 'Lehrerzimmer'],
  ['a contact', CONTACT, 'Adalinde'],
];
const teacher = async () => {
  const account = await api.people.account({ licence: 'school' });
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const itemRow = (id: string) => api.database.manager.findOneByOrFail(Item, { id });

describe.each(PRIVATE)('a code with %s', (_name, content, word) => {
  it('stays locked, whichever way somebody tries to open it', async () => {
    const { browser } = await teacher();
    const { id } = (await browser.post<CodeItem>(PATH, { title: 'Code', content })).body;
    for (const privacy of PRIVACY_LEVELS.filter((level) => level !== 'locked')) {
      const more = privacy === 'password_protected' ? { password: 'wiese-wald' } : {};
      const answer = await browser.put<Refusal>(`/api/items/${id}/share`, { privacy, ...more });
      expect([privacy, answer.status, answer.body.code]).toEqual([privacy, 422, 'ITEM_STAYS_LOCKED']);
    }
    const opened = { licence: 'CC-BY-SA-4.0', language: 'de', gradeLevels: [], schoolTypes: [], subjectTypes: [] };
    const published = await browser.put<Refusal>(`/api/items/${id}/publication`, opened);
    expect([published.status, published.body.code]).toEqual([422, 'ITEM_STAYS_LOCKED']);
    for (const templateFor of ['me', undefined]) {
      const template = await browser.put<Refusal>('/api/items/toggle_template', { itemId: id, templateFor });
      expect([template.status, template.body.code]).toEqual([422, 'ITEM_STAYS_LOCKED']);
    }
    expect(await itemRow(id)).toMatchObject({ privacy: 'locked', templateFor: null });
    expect(await api.database.manager.existsBy(GalleryEntry, { itemId: id })).toBe(false);
    expect((await browser.put(`/api/items/${id}/share`, { privacy: 'locked', autoCleanup: 'never' })).status).toBe(200);
  });

  it('is not made of one that others see, or begin with', async () => {
    const cast = await newCodeCast(api, {}, { privacy: 'members_only' });
    const { owner, writer, item, address } = cast;
    const before = await api.database.manager.findOneByOrFail(QrCode, { itemId: item.id });
    for (const { browser } of [owner, writer]) {
      const answer = await browser.put<Refusal>(address, { content });
      expect([answer.status, answer.body.code]).toEqual([422, 'QR_IS_SHARED']);
    }
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'locked', templateFor: 'me' });
    expect((await owner.browser.put<Refusal>(address, { content })).body.code).toBe('QR_IS_SHARED');
    expect(await api.database.manager.findOneByOrFail(QrCode, { itemId: item.id })).toEqual(before);
    await api.database.manager.update(Item, { id: item.id }, { templateFor: null });
    expect((await owner.browser.put<CodeItem>(address, { content })).body.code.state).toBe('ready');
  });

  it('is locked or stored, never both open, when two windows are as fast as each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser } = await teacher();
      const { id } = (await browser.post<CodeItem>(PATH, { content: { kind: 'text', text: 'Wald' } })).body;
      await Promise.all([browser.put(`${PATH}/${id}`, { content }), browser.put(`/api/items/${id}/share`, { privacy: 'secret' })]);
      const held = await api.database.manager.findOneByOrFail(QrCode, { itemId: id });
      expect([held.content.kind, (await itemRow(id)).privacy]).not.toEqual([content.kind, 'secret']);
    }
  });

  it('says nothing of it in lists, pictures and the search, also after it said something else', async () => {
    const { browser } = await teacher();
    const text = { kind: 'text', text: 'Zuckerrübensirup' };
    const { id } = (await browser.post<CodeItem>(PATH, { title: 'Code', content: text })).body;
    const finds = async (query: string) => (await found(browser, query)).total;
    await writeWords(api);
    expect(await finds('Zuckerrübensirup')).toBe(1);
    const look = { ...NEW_LOOK, caption: 'Brombeerhecke' };
    expect((await browser.put(`${PATH}/${id}`, { content, look })).status).toBe(200);
    await writeWords(api);
    expect(await finds('Brombeerhecke')).toBe(1);
    expect([await finds(word), await finds(KEY), await finds('Zuckerrübensirup')]).toEqual([0, 0, 0]);
    const kept = await api.database.query<object[]>('select * from item_words where item_id = $1', [id]);
    expect([JSON.stringify(kept).includes(word), JSON.stringify(kept).includes(KEY)]).toEqual([false, false]);
    for (const list of [PATH, '/api/items', '/api/items/recently_created', '/api/templates']) {
      const answer = JSON.stringify((await browser.get<object>(list)).body);
      expect([list, answer.includes(word), answer.includes(KEY)]).toEqual([list, false, false]);
    }
    const { entries } = (await browser.get<{ entries: Answer[] }>(PATH)).body;
    expect(entries.find((one) => one.id === id)).not.toHaveProperty('picture.text');
  });

  it('is locked where it is copied or brought in', async () => {
    const { browser } = await teacher();
    const { id } = (await browser.post<CodeItem>(PATH, { content })).body;
    expect(await itemRow((await copied(browser, id)).id)).toMatchObject({ privacy: 'locked' });
    const other = await teacher();
    expect((await bring(other.browser, (await take(browser, [id])).body)).status).toBe(201);
    expect(await api.database.manager.findBy(Item, { ownerId: other.account.id })).toEqual([
      expect.objectContaining({ privacy: 'locked' }),
    ]);
    expect((await other.browser.get(`${PATH}/${id}`)).status).toBe(404);
  });
});

describe('codes that were shared before', () => {
  it('are locked by the migration, and their words are read anew', async () => {
    const open = await newCodeCast(api, { content: WIFI, sheet: NEW_SHEET }, { privacy: 'public_for_all', templateFor: 'public' });
    const plain = await newCodeCast(api, {}, { privacy: 'secret' });
    await api.database.manager.upsert(GalleryEntry, { itemId: open.item.id, openedAt: new Date() }, ['itemId']);
    const migration = api.database.migrations.find(({ constructor }) => constructor.name === 'PrivateCodes1772400000000')!;
    const runner = api.database.createQueryRunner();
    await migration.up(runner);
    await runner.release();
    expect(await itemRow(open.item.id)).toMatchObject({ privacy: 'locked', templateFor: null });
    expect(await api.database.manager.existsBy(GalleryEntry, { itemId: open.item.id })).toBe(false);
    expect(await itemRow(plain.item.id)).toMatchObject({ kind, privacy: 'secret' });
    expect((await open.guest.browser.get(open.address)).status).toBe(404);
  });
});
