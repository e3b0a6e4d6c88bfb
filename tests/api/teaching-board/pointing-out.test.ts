import type { TeachingCardAnswer } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { pdf } from '../files/samples.js';
import { send } from '../files/sending.js';
import { names, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CARDS = '/api/teaching_board/cards';

describe('a card that shows another item', () => {
  it('takes name and address from the item, whatever was sent, with the secret where it needs one', async () => {
    const cast = await teachingCast(api);
    const cloud = await api.people.item(cast.owner.account, { kind: 'word_cloud', title: 'Was nehme ich mit?', privacy: 'secret' });
    const made = await cast.addCard('internal_tool', {
      content: { item: cloud.id, name: 'Gelogen', address: '/pinboard/public_boards/elsewhere' },
    });
    expect(made.body.content).toEqual({
      item: cloud.id,
      name: 'Was nehme ich mit?',
      address: `/word_clouds/public_word_clouds/${cloud.id}?token=${cloud.token}`,
    });
    const locked = await api.people.item(cast.owner.account, { kind: 'survey', title: 'Umfrage' });
    const changed = await cast.owner.browser.put<TeachingCardAnswer>(`${CARDS}/${made.body.id}`, { content: { item: locked.id } });
    expect(changed.body.content).toEqual({
      item: locked.id,
      name: 'Umfrage',
      address: `/surveys/surveys/${locked.id}/public_survey_responses/new`,
    });
    const emptied = await cast.owner.browser.put<TeachingCardAnswer>(`${CARDS}/${made.body.id}`, { content: { item: null } });
    expect(emptied.body.content).toEqual({ item: null, name: '', address: null });
  });

  it('a foreign item, an unknown one, one in the trash and the board itself are refused alike', async () => {
    const cast = await teachingCast(api);
    const foreign = await api.people.item(cast.other.account, { kind: 'word_cloud', privacy: 'public_for_all' });
    const trashed = await api.people.item(cast.owner.account, { kind: 'word_cloud', discardedAt: new Date() });
    const bodies = new Set<string>();
    for (const item of [foreign.id, newId(), trashed.id, cast.item.id, 'nonsense']) {
      const refused = await cast.addCard('internal_tool', { content: { item } });
      expect([refused.status, refused.body.code]).toEqual([422, 'CARD_INVALID']);
      bodies.add(JSON.stringify(refused.body));
    }
    expect(bodies.size).toBe(1);
  });

  it("an invited teacher offers items of their own, and leaves the owner's as it is", async () => {
    const cast = await teachingCast(api);
    const cloud = await api.people.item(cast.owner.account, { kind: 'word_cloud', title: 'Wolke' });
    const {
      body: { id, content },
    } = await cast.addCard('internal_tool', { content: { item: cloud.id } });
    const put = (sent: TeachingCardAnswer['content'] | { item: string }) =>
      cast.writer.browser.put<TeachingCardAnswer & Refusal>(`${CARDS}/${id}`, { content: sent });
    expect((await put({ ...content, name: 'Anders' })).body.content).toEqual(content);
    const another = await api.people.item(cast.owner.account, { kind: 'survey' });
    expect((await put({ item: another.id })).body.code).toBe('CARD_INVALID');
    const own = await api.people.item(cast.writer.account, { kind: 'survey', title: 'Eigene' });
    expect((await put({ item: own.id })).body.content).toMatchObject({ item: own.id, name: 'Eigene' });
  });

  it('an address alone, of an item that nobody named, is not taken', async () => {
    const cast = await teachingCast(api);
    const made = await cast.addCard('internal_tool', { content: { address: '/word_clouds/public_word_clouds/elsewhere' } });
    expect(made.body.content).toEqual({ item: null, name: '', address: null });
  });
});

describe('a card with names', () => {
  it('takes a list of whoever asks; a foreign and an unknown one are refused alike', async () => {
    const cast = await teachingCast(api);
    const own = await cast.addNames(cast.owner.browser, names(4));
    const foreign = await cast.addNames(cast.other.browser, names(4));
    for (const kind of ['lottery', 'group'] as const) {
      const bodies = new Set<string>();
      for (const list of [foreign.body.id, newId()]) {
        const refused = await cast.addCard(kind, { content: { list } });
        expect([refused.status, refused.body.code]).toEqual([422, 'CARD_INVALID']);
        bodies.add(JSON.stringify(refused.body));
      }
      expect(bodies.size).toBe(1);
      const made = await cast.addCard(kind, { content: { list: own.body.id } });
      expect([made.status, made.body.content]).toMatchObject([201, { list: own.body.id }]);
      // An invited teacher may send existing content again.
      expect((await cast.writer.browser.put(`${CARDS}/${made.body.id}`, { content: { list: own.body.id } })).status).toBe(200);
    }
  });

  it("gives its names to whoever may change the board, from their own list or the owner's", async () => {
    const cast = await teachingCast(api);
    const owners = await cast.addNames(cast.owner.browser, ['Mila', 'Jonas']);
    const writers = await cast.addNames(cast.writer.browser, ['Ida', 'Emil']);
    const card = await cast.addCard('lottery', { content: { list: owners.body.id } });
    const behind = async (browser: typeof cast.nobody) =>
      (await browser.get<{ entries?: { name: string }[]; code?: string }>(`${CARDS}/${card.body.id}/names_list`)).body;
    for (const { browser } of [cast.owner, cast.writer])
      expect((await behind(browser)).entries?.map(({ name }) => name)).toEqual(['Mila', 'Jonas']);
    await cast.writer.browser.put(`${CARDS}/${card.body.id}`, { content: { list: writers.body.id } });
    expect((await behind(cast.writer.browser)).entries?.map(({ name }) => name)).toEqual(['Ida', 'Emil']);
    // The owner did not make that list: it is their colleague's.
    expect((await behind(cast.owner.browser)).code).toBe('NOT_FOUND');
    const clock = await cast.addCard('clock');
    expect((await cast.owner.browser.get(`${CARDS}/${clock.body.id}/names_list`)).status).toBe(404);
    await cast.writer.browser.delete(`/api/teaching_board/names_lists/${writers.body.id}`);
    expect((await behind(cast.writer.browser)).code).toBe('NOT_FOUND');
  });

  it('shows guests who was drawn, and neither the list nor who was drawn before', async () => {
    const cast = await teachingCast(api);
    const list = await cast.addNames(cast.owner.browser, names(4));
    const [first, second] = [
      { id: 'aaaaaa', name: 'Mila' },
      { id: 'bbbbbb', name: 'Jonas' },
    ];
    const lottery = await cast.addCard('lottery', { content: { list: list.body.id, drawn: [first, second], current: second, draws: 2 } });
    const group = await cast.addCard('group', { content: { list: list.body.id, groups: [{ name: 'Moos', members: [first] }] } });
    for (const browser of [cast.guest.browser, cast.reader.browser]) {
      const seen = (await browser.get<TeachingCardAnswer[]>(`/api/teaching_board/pages/${cast.page}/cards`)).body;
      expect(seen.map(({ content }) => content)).toEqual([
        { list: null, repeat: false, drawn: [], current: second, draws: 2 },
        { list: null, by: 'size', number: 4, groups: [{ name: 'Moos', members: [first] }] },
      ]);
      const one = await browser.get<TeachingCardAnswer>(`${CARDS}/${lottery.body.id}`);
      expect(JSON.stringify([seen, one.body])).not.toContain(list.body.id);
      expect(JSON.stringify(one.body)).not.toContain('Mila');
      expect(one.body.abilities.edit).toBe(false);
    }
    expect((await cast.owner.browser.get<TeachingCardAnswer>(`${CARDS}/${group.body.id}`)).body.content).toMatchObject({
      list: list.body.id,
    });
  });
});

describe('a card with a file', () => {
  it('takes a file of this board and says what the file is; others are refused', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    const elsewhere = await teachingCast(api);
    const sent = await send(cast.owner.browser, cast.item, pdf(), 'Blatt.pdf');
    const foreign = await send(elsewhere.owner.browser, elsewhere.item, pdf(), 'Fremd.pdf');
    const made = await cast.addCard('file', { content: { file: sent.body.id, name: 'Gelogen.exe', contentType: 'text/html', bytes: 1 } });
    expect(made.body.content).toEqual({ file: sent.body.id, name: 'Blatt.pdf', contentType: 'application/pdf', bytes: pdf().length });
    for (const kind of ['file', 'image', 'video'] as const) {
      for (const file of [foreign.body.id, newId()])
        expect((await cast.addCard(kind, { content: { file } })).body.code).toBe('CARD_INVALID');
    }
  });
});
