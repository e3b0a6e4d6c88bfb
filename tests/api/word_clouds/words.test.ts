import { type CloudState, LIMITS, type MyWords, type TeacherCloud } from '@murmel/contracts';
import { IdempotencyKey, Item, newId, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { promised } from '../../support/on-this-machine.js';
import { cloudCast } from './cloud-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const stored = (itemId: string) => api.database.manager.find(WordCloudWord, { where: { itemId }, order: { createdAt: 'ASC', id: 'ASC' } });
const words = (state: CloudState) => ('words' in state ? state.words.map(({ text, count }) => `${text} ${count}`) : 'nothing');

describe('PUT /word_clouds/word_clouds/{id}/add_word', () => {
  it('[WCL-01] [WCL-03] takes one word per line from a guest, tidied, and answers with what is theirs', async () => {
    const { item, guest, add } = await cloudCast(api);
    const answer = await add(guest.browser, ' Freunde \n\n  Zeit   haben\n');
    expect(answer.status).toBe(200);
    expect(answer.body.words.map(({ text }) => text)).toEqual(['Freunde', 'Zeit haben']);
    expect((await stored(item.id)).map(({ text, key, visitorId, accountId }) => [text, key, visitorId, accountId])).toEqual([
      ['Freunde', 'freunde', guest.visitor.id, null],
      ['Zeit haben', 'zeit haben', guest.visitor.id, null],
    ]);
  });

  it('makes a visitor of nobody with the first word, not before', async () => {
    const { item, nobody, add } = await cloudCast(api, {}, { privacy: 'public_for_all' });
    await add(nobody, ' \n ');
    expect([nobody.cookies.size, (await stored(item.id)).length]).toEqual([0, 0]);
    expect((await add(nobody, 'Ruhe')).body.words.map(({ text }) => text)).toEqual(['Ruhe']);
    expect(nobody.cookies.has('murmel_visitor')).toBe(true);
    expect((await stored(item.id))[0]!.visitorId).not.toBeNull();
  });

  it('[A24] [VAL-01] refuses 41 characters, five words and too many lines, with the number, and keeps nothing of that entry', async () => {
    const { item, guest, add } = await cloudCast(api);
    const [wordMax, wordsPerEntry, { linesMax }] = [40, 4, LIMITS.wordCloud];
    expect((await add(guest.browser, 'ä'.repeat(wordMax))).status).toBe(200);
    expect((await add(guest.browser, 'eins zwei drei vier')).status).toBe(200);
    const long = await add(guest.browser, `gut\n${'ä'.repeat(wordMax + 1)}`);
    expect([long.status, long.body.code, long.body.data]).toEqual([422, 'WORD_TOO_LONG', { max: wordMax, length: wordMax + 1 }]);
    const five = await add(guest.browser, 'eins zwei drei vier fünf');
    expect([five.status, five.body.code, five.body.data]).toEqual([422, 'TOO_MANY_WORDS', { max: wordsPerEntry, length: 5 }]);
    const lines = await add(guest.browser, Array.from({ length: linesMax + 1 }, (_, index) => `Wort ${index}`).join('\n'));
    expect([lines.status, lines.body.code, lines.body.data]).toEqual([422, 'LIMIT_REACHED', { limit: linesMax, what: 'lines' }]);
    for (const body of [{}, { words: 7 }, { words: 'x', hidden: false }, { words: 'x'.repeat(40_000) }]) {
      expect((await guest.browser.put(`/api/word_clouds/word_clouds/${item.id}/add_word`, body)).status).toBe(400);
    }
    expect(await stored(item.id)).toHaveLength(2);
    const list = await add(guest.browser, Array.from({ length: linesMax }, (_, index) => `Wort ${index}`).join('\n'));
    expect([list.status, linesMax, (await stored(item.id)).length]).toEqual([200, 200, 202]);
  });

  it('a character that no text can have is a mistake of who sent it, in whatever field it stands, and keeps nothing', async () => {
    const { item, owner } = await cloudCast(api);
    const path = `/api/word_clouds/word_clouds/${item.id}`;
    for (const [method, at, body] of [
      ['PUT', 'add_word', { words: 'gut\nschl\0echt' }],
      ['PUT', 'filter_words', { words: ['schl\0echt'] }],
      ['PATCH', 'moderate', { keys: ['schl\0echt'], mark: 'waiting' }],
    ] as const) {
      const answer = await owner.browser.call<{ code: string }>(method, `${path}/${at}`, { body });
      expect([at, answer.status, answer.body.code]).toEqual([at, 400, 'BAD_REQUEST']);
    }
    expect(await stored(item.id)).toEqual([]);
  });

  it('[WCL-02] [WCL-05] [E4] [E19] [T-07] [TR-22] after closing it is 403, also for a reading member; owner and writing member go on', async () => {
    const { item, owner, writer, reader, guest, add } = await cloudCast(api, {}, { visitorPermission: 'visitor_permissions_read' });
    for (const browser of [guest.browser, reader.browser]) {
      const late = await add(browser, 'Zu spät');
      expect([late.status, late.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    for (const browser of [owner.browser, writer.browser]) expect((await add(browser, 'Geht noch')).status).toBe(200);
    expect(await stored(item.id)).toHaveLength(2);
  });

  it('strangers, pupils, other teachers, and gallery mode do not get in', async () => {
    const { item, other, pupil, admin, stranger, nobody, add } = await cloudCast(api);
    for (const browser of [other.browser, pupil.browser, admin.browser, stranger.browser, nobody])
      expect((await add(browser, 'Wort')).status).toBe(404);
    const open = await cloudCast(api, {}, { privacy: 'public_for_all' });
    expect((await open.add(open.nobody, 'Wort', { 'x-public-token': open.item.publicToken })).status).toBe(403);
    expect([...(await stored(item.id)), ...(await stored(open.item.id))]).toEqual([]);
  });

  it('[E25] a repeated key adds nothing, and two keys add two', async () => {
    const { item, guest, add } = await cloudCast(api);
    const answers = await Promise.all([1, 2, 3].map(() => add(guest.browser, 'Mut', { 'idempotency-key': 'double-tap' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await add(guest.browser, 'Mut', { 'idempotency-key': 'again' });
    expect(await stored(item.id)).toHaveLength(2);
    const kept = await api.database.manager.findOneByOrFail(IdempotencyKey, { actor: `visitor:${guest.visitor.id}`, key: 'double-tap' });
    expect(kept.answer).toEqual({});
  });

  it('[A24] holds the number of words per guest, also when they come at once; the teacher has no such limit', {
    tags: ['proof'],
  }, async () => {
    const { item, owner, guest, add } = await cloudCast(api, { wordsPerVisitor: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(guest.browser, `Wort ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 422)!;
    expect([refused.body.code, refused.body.data]).toEqual(['LIMIT_REACHED', { limit: 3, what: 'words' }]);
    for (let index = 0; index < 5; index += 1) expect((await add(owner.browser, `Von mir ${index}`)).status).toBe(200);
    expect(await stored(item.id)).toHaveLength(8);
  });

  it('[E11] counts for auto cleanup', async () => {
    const { item, guest, add } = await cloudCast(api, {}, { contentChangedAt: new Date(Date.now() - 86_400_000) });
    await add(guest.browser, 'Neu');
    const { contentChangedAt } = await api.database.manager.findOneByOrFail(Item, { id: item.id });
    expect(Date.now() - contentChangedAt.getTime()).toBeLessThan(promised(60_000));
  });
});

describe('the cloud', () => {
  it('[A25] counts repeats as one word in the most frequent spelling, case and spaces aside', { tags: ['proof'] }, async () => {
    const { owner, guest, anotherGuest, add, cloud } = await cloudCast(api);
    for (const word of ['freunde', 'Freunde', ' freunde  ', 'Freunde', 'FREUNDE', 'Freunde']) await add(guest.browser, word);
    await add(await anotherGuest(), 'Zeit');
    // The same letter in one sign and in two.
    await add(guest.browser, 'Stra\u00dfe');
    await add(guest.browser, 'Fr\u00f6hlich');
    await add(guest.browser, 'Fro\u0308hlich');
    const { body } = await cloud(owner.browser);
    expect(words(body)).toEqual(['Freunde 6', 'Fr\u00f6hlich 2', 'Zeit 1', 'Stra\u00dfe 1']);
    expect(body).toMatchObject({ audience: 'teacher', open: true, total: 10, people: 2, more: 0 });
  });

  it('[WCL-02] [WCL-06] guests see it after their own word, at once, or not at all, as the teacher said', async () => {
    const { owner, guest, anotherGuest, add, cloud, path } = await cloudCast(api);
    const late = await anotherGuest();
    expect((await cloud(late)).body).toEqual({ audience: 'guestHidden', open: true, show: true });
    const first = await add(guest.browser, 'Familie');
    expect([first.body.state.audience, words(first.body.state)]).toEqual(['guestShown', ['Familie 1']]);
    expect((await cloud(late)).body.audience).toBe('guestHidden');
    expect(JSON.stringify((await late.get(`${path}/my_words`)).body)).not.toContain('Familie');
    await owner.browser.put(path, { showBeforeSubmit: true });
    expect(words((await cloud(late)).body)).toEqual(['Familie 1']);
    await owner.browser.put(path, { show: false });
    for (const browser of [late, guest.browser])
      expect((await cloud(browser)).body).toEqual({ audience: 'guestHidden', open: true, show: false });
  });

  it('[A26] shows guests the 150 most frequent and counts the rest', async () => {
    const { item, guest, cloud, owner } = await cloudCast(api, { showBeforeSubmit: true });
    const createdAt = new Date();
    const rows = Array.from({ length: 160 }, (_, index) => Array.from({ length: index < 10 ? 1 : 2 }, () => `Wort ${index}`)).flat();
    await api.database.manager.insert(
      WordCloudWord,
      rows.map((text) => ({ id: newId(), itemId: item.id, accountId: null, visitorId: newId(), text, key: text.toLowerCase(), createdAt })),
    );
    const { body } = await cloud(guest.browser);
    expect(body).toMatchObject({ audience: 'guestShown', more: 10, total: 310 });
    expect('words' in body && body.words).toHaveLength(150);
    expect('words' in body && body.words.every(({ count }) => count === 2)).toBe(true);
    expect(((await cloud(owner.browser)).body as TeacherCloud).words).toHaveLength(160);
  });
});

describe('moderation', () => {
  it('a hidden word is gone with its repeats and stays so; showing it again brings all back', async () => {
    const { owner, guest, add, cloud, path } = await cloudCast(api);
    await add(guest.browser, 'Doof\nSchule');
    expect((await owner.browser.patch(`${path}/moderate`, { keys: ['doof'], mark: 'hidden' })).status).toBe(200);
    await add(guest.browser, 'DOOF');
    expect(words((await cloud(guest.browser)).body)).toEqual(['Schule 1']);
    expect(((await cloud(owner.browser)).body as TeacherCloud).words.map(({ key, count, hidden }) => [key, count, hidden])).toEqual([
      ['doof', 2, true],
      ['schule', 1, false],
    ]);
    await owner.browser.patch(`${path}/moderate`, { keys: ['doof'], mark: 'released' });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Doof 2', 'Schule 1']);
  });

  it('the filter list holds insults back until the teacher releases them; the guest is told that it waits', async () => {
    const { owner, guest, add, cloud, path } = await cloudCast(api);
    const answer = await add(guest.browser, 'Scheiße');
    expect(answer.body.words).toMatchObject([{ text: 'Scheiße', held: true }]);
    expect(words(answer.body.state)).toEqual([]);
    expect(((await cloud(owner.browser)).body as TeacherCloud).words).toMatchObject([{ key: 'scheiße', held: true, hidden: false }]);
    expect((await cloud(owner.browser)).body).toMatchObject({ total: 0, people: 0 });
    await owner.browser.patch(`${path}/moderate`, { keys: ['scheiße'], mark: 'released' });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Scheiße 1']);
  });

  it('where every word waits, a guest learns nothing of the filter list: neither when a word waits nor when it was refused', async () => {
    const { owner, guest, anotherGuest, add, cloud, path } = await cloudCast(api, { releaseFirst: true });
    const other = await anotherGuest();
    const harmless = await add(guest.browser, 'Montag');
    const insult = await add(other, 'Scheiße');
    const without = (text: string) => text.replaceAll(/Montag|Scheiße|[0-9a-f-]{36}/g, '');
    const same = () => expect(without(JSON.stringify(insult.body))).toBe(without(JSON.stringify(harmless.body)));
    same();
    expect([harmless.status, insult.status, harmless.body.words[0]!.held, words(harmless.body.state)]).toEqual([200, 200, true, []]);
    expect(((await cloud(owner.browser)).body as TeacherCloud).words).toMatchObject([
      { text: 'Montag', held: true, filtered: false },
      { text: 'Scheiße', held: true, filtered: true },
    ]);
    await owner.browser.patch(`${path}/moderate`, { keys: ['montag', 'scheiße'], mark: 'hidden' });
    const own = async (browser: typeof other) => without(JSON.stringify((await browser.get(`${path}/my_words`)).body));
    expect(await own(other)).toBe(await own(guest.browser));
    expect(await own(other)).toContain('"held":true');
  });

  it('releases and refuses one word or several at once, and lets them wait again', async () => {
    const { owner, guest, add, cloud, path } = await cloudCast(api, { releaseFirst: true });
    await add(guest.browser, 'Eins\nZwei\nDrei');
    const mark = (keys: string[], to: string) => owner.browser.patch(`${path}/moderate`, { keys, mark: to });
    expect(words((await cloud(guest.browser)).body)).toEqual([]);
    expect((await mark(['eins', 'zwei', 'eins'], 'released')).status).toBe(200);
    expect(words((await add(guest.browser, 'zwei')).body.state)).toEqual(['Zwei 2', 'Eins 1']);
    const own = (await guest.browser.get<MyWords>(`${path}/my_words`)).body.words.map(({ text, held }) => [text, held]);
    expect(own).toEqual(
      expect.arrayContaining([
        ['Eins', false],
        ['Drei', true],
      ]),
    );
    await mark(['eins', 'zwei'], 'waiting');
    expect(words((await cloud(guest.browser)).body)).toEqual([]);
    for (const body of [
      { keys: [], mark: 'hidden' },
      { keys: ['x'] },
      { keys: ['x'], mark: 'gone' },
      { keys: Array.from({ length: 1001 }, () => 'x'), mark: 'hidden' },
    ])
      expect((await owner.browser.patch(`${path}/moderate`, body)).status).toBe(400);
  });

  it('whoever lets words wait changes nothing of what is shown, and whoever ends it publishes nothing that was not read', async () => {
    const { owner, guest, add, cloud, path } = await cloudCast(api);
    await add(guest.browser, 'Da\nIdiot');
    await owner.browser.put(path, { releaseFirst: true });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Da 1']);
    await add(guest.browser, 'Neu');
    await owner.browser.put(path, { releaseFirst: false, filter: false });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Da 1']);
    expect(words((await add(guest.browser, 'Gleich da')).body.state)).toEqual(['Da 1', 'Gleich da 1']);
    expect(((await cloud(owner.browser)).body as TeacherCloud).words.filter(({ held }) => held).map(({ text }) => text)).toEqual([
      'Idiot',
      'Neu',
    ]);
  });

  it('a flood of words that wait takes none that is shown off the wall', async () => {
    const { item, owner, guest, add, cloud } = await cloudCast(api);
    await add(owner.browser, 'Ruhe');
    const createdAt = new Date();
    const insults = Array.from({ length: LIMITS.wordCloud.listed + 10 }, (_, index) => `Idiot ${index}`).flatMap((text) => [text, text]);
    await api.database.manager.insert(
      WordCloudWord,
      insults.map((text) => ({
        id: newId(),
        itemId: item.id,
        accountId: null,
        visitorId: guest.visitor.id,
        text,
        key: text.toLowerCase(),
        createdAt,
      })),
    );
    const { body } = await cloud(owner.browser);
    expect(body).toMatchObject({ total: 1, more: 11 });
    expect((body as TeacherCloud).words.at(-1)).toMatchObject({ text: 'Ruhe', held: false });
  });

  it('the list can be edited, brought back, and switched off', async () => {
    const { owner, guest, add, cloud, path } = await cloudCast(api);
    const list = await owner.browser.get<{ words: string[]; changed: boolean }>(`${path}/filter_words`);
    expect([list.body.changed, list.body.words.includes('depp'), list.body.words.length > 300]).toEqual([false, true, true]);
    await add(guest.browser, 'Montag\nIdiot');
    expect((await owner.browser.put(`${path}/filter_words`, { words: ['Montag', 'Montag'] })).body).toEqual({
      words: ['Montag'],
      changed: true,
    });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Idiot 1']);
    expect((await owner.browser.put<{ changed: boolean }>(`${path}/filter_words`, { words: null })).body.changed).toBe(false);
    await owner.browser.put(path, { filter: false });
    expect(words((await cloud(guest.browser)).body)).toEqual(['Montag 1', 'Idiot 1']);
    const tooMany = Array.from({ length: LIMITS.wordCloud.filterWordsMax + 1 }, (_, index) => `w${index}`);
    for (const bad of [[''], ['x'.repeat(41)], 'Montag', tooMany]) {
      expect((await owner.browser.put(`${path}/filter_words`, { words: bad })).status).toBe(400);
    }
  });

  it('guests and reading members do not moderate, strangers see nothing', async () => {
    const { guest, reader, stranger, other, nobody, path } = await cloudCast(api);
    for (const [browser, status] of [
      [guest.browser, 403],
      [reader.browser, 403],
      [stranger.browser, 404],
      [other.browser, 404],
      [nobody, 404],
    ] as const) {
      expect((await browser.patch(`${path}/moderate`, { keys: ['wort'], mark: 'hidden' })).status).toBe(status);
      expect((await browser.get(`${path}/filter_words`)).status).toBe(status);
      expect((await browser.put(`${path}/filter_words`, { words: null })).status).toBe(status);
      expect((await browser.delete(`${path}/words`)).status).toBe(status);
    }
  });

  it('clearing removes every word and the cloud closes again for who waited for it', async () => {
    const { item, owner, guest, add, cloud, path } = await cloudCast(api);
    await add(guest.browser, 'Eins\nZwei');
    expect((await owner.browser.delete<CloudState>(`${path}/words`)).body).toMatchObject({ words: [], total: 0, people: 0 });
    expect(await stored(item.id)).toEqual([]);
    expect((await cloud(guest.browser)).body.audience).toBe('guestHidden');
  });
});

describe('DELETE /word_clouds/word_clouds/{id}/words/{wordId}', () => {
  it("one's own word only, also after closing; the teacher removes any", async () => {
    const { item, owner, reader, guest, anotherGuest, add, path } = await cloudCast(api);
    const foreign = await anotherGuest();
    const {
      body: {
        words: [mine, second],
      },
    } = await add(guest.browser, 'Vertippt\nZweites');
    for (const browser of [foreign, reader.browser]) expect((await browser.delete(`${path}/words/${mine!.id}`)).status).toBe(404);
    expect((await guest.browser.delete(`${path}/words/${newId()}`)).status).toBe(404);
    await api.database.manager.update(Item, { id: item.id }, { visitorPermission: 'visitor_permissions_read' });
    expect((await guest.browser.delete<{ words: unknown[] }>(`${path}/words/${mine!.id}`)).body.words).toHaveLength(1);
    expect((await owner.browser.delete(`${path}/words/${second!.id}`)).status).toBe(200);
    expect(await stored(item.id)).toEqual([]);
  });

  it('a word of another cloud does not exist here', async () => {
    const one = await cloudCast(api);
    const two = await cloudCast(api);
    const { body } = await two.add(two.guest.browser, 'Drüben');
    expect((await one.owner.browser.delete(`${one.path}/words/${body.words[0]!.id}`)).status).toBe(404);
    expect(await stored(two.item.id)).toHaveLength(1);
  });
});
