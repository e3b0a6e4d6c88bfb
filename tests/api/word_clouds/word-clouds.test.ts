import type { WordCloud as Answer, Item as ItemAnswer } from '@murmel/contracts';
import { Item, WordCloud } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { expectOwnerOnly, stored } from '../sharing/cast.js';
import { cloudCast } from './cloud-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/word_clouds/word_clouds';
const teacher = async (fields = {}) => {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

describe('POST /word_clouds/word_clouds', () => {
  it('creates a locked cloud with its settings, in the database', async () => {
    const { account, browser } = await teacher();
    const answer = await browser.post<Answer>(PATH, { title: 'Was ist Glück?', wordsPerVisitor: 3 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      kind: 'word_cloud',
      privacy: 'locked',
      wordCloud: { show: true, showBeforeSubmit: false, wordsPerVisitor: 3, filter: true },
    });
    expect(await api.database.manager.findOneByOrFail(Item, { id: answer.body.id })).toMatchObject({
      ownerId: account.id,
      kind: 'word_cloud',
    });
    expect(await api.database.manager.findOneByOrFail(WordCloud, { itemId: answer.body.id })).toMatchObject({
      wordsPerVisitor: 3,
      filterWords: null,
    });
  });

  it('[A24] takes as many words as one likes unless it is told 1, 3 or 5', async () => {
    const { browser } = await teacher();
    expect((await browser.post<Answer>(PATH, {})).body.wordCloud.wordsPerVisitor).toBeNull();
    for (const wordsPerVisitor of [1, 3, 5]) {
      const { body } = await browser.post<Answer>(PATH, { wordsPerVisitor });
      expect((await api.database.manager.findOneByOrFail(WordCloud, { itemId: body.id })).wordsPerVisitor).toBe(wordsPerVisitor);
    }
  });

  it('nobody, visitors and pupils may not; fields and numbers are checked', async () => {
    const visitor = api.browser();
    await api.people.visit(visitor);
    const pupil = await teacher({ type: 'Pupil', email: null });
    expect((await api.browser().post(PATH, {})).status).toBe(401);
    for (const browser of [visitor, pupil.browser]) expect((await browser.post(PATH, {})).status).toBe(403);
    const { browser } = await teacher();
    for (const body of [{ wordsPerVisitor: 2 }, { show: 'yes' }, { itemId: 'mine' }, { title: '' }])
      expect((await browser.post(PATH, body)).status).toBe(400);
  });

  it('[LIC-01] [E25] a repeated key answers with the same cloud; the free licence has ten a month', async () => {
    const { browser } = await teacher({ licence: 'free' });
    const headers = { 'idempotency-key': 'once' };
    const [first, second] = await Promise.all([1, 2].map(() => browser.post<Answer>(PATH, {}, { headers })));
    expect(second!.body.id).toBe(first!.body.id);
    for (let index = 1; index < 10; index += 1) expect((await browser.post(PATH, {})).status).toBe(201);
    const refused = await browser.post<Refusal>(PATH, {});
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([422, 'LIMIT_REACHED', { limit: 10, kind: 'word_cloud' }]);
  });
});

describe('one word cloud', () => {
  it('is read by whoever may, changed by owner and writing members', async () => {
    const { item, owner, writer, reader, guest, stranger, other, nobody, path } = await cloudCast(api);
    for (const { browser } of [owner, writer, reader, guest]) expect((await browser.get<Answer>(path)).body.wordCloud.show).toBe(true);
    for (const browser of [stranger.browser, other.browser, nobody]) expect((await browser.get(path)).status).toBe(404);
    for (const { browser } of [owner, writer]) expect((await browser.put(path, { show: false, title: 'Neu' })).status).toBe(200);
    for (const { browser } of [reader, guest]) expect((await browser.put(path, { show: true })).status).toBe(403);
    expect([(await stored(api, item)).title, (await api.database.manager.findOneByOrFail(WordCloud, { itemId: item.id })).show]).toEqual([
      'Neu',
      false,
    ]);
  });

  it('no call of word clouds works on an item of another tool', async () => {
    const { account, browser } = await teacher();
    const item = await api.people.item(account);
    const path = `${PATH}/${item.id}`;
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.put(path, { show: true })).status).toBe(404);
    expect((await browser.delete(path)).status).toBe(404);
    expect((await browser.get(`${path}/cloud`)).status).toBe(404);
    expect((await browser.put(`${path}/add_word`, { words: 'x' })).status).toBe(404);
    expect((await browser.patch(`${path}/moderate`, { keys: ['x'], mark: 'hidden' })).status).toBe(404);
  });

  it('only the owner puts it into the trash; its list and search find it', async () => {
    const cast = await cloudCast(api);
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.path));
    const list = await cast.owner.browser.get<{ entries: ItemAnswer[]; total: number }>(`${PATH}?query=gl%C3%BCck`);
    expect([list.body.total, list.body.entries[0]!.id]).toEqual([1, cast.item.id]);
    expect((await cast.owner.browser.delete(cast.path)).status).toBe(200);
    expect((await cast.owner.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    for (const { browser } of [cast.owner, cast.guest]) expect((await browser.get(`${cast.path}/cloud`)).status).toBe(404);
  });
});
