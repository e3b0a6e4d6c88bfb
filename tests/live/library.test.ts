// @module-tag proof
import type { Item as ItemAnswer, LibraryState, LiveAnswer } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { castOf } from '../api/sharing/cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function look(browser: TestBrowser, id: string, about: object = {}) {
  const live = await LiveBrowser.open<LibraryState>(browser);
  const answer = (await live.socket
    .timeout(5000)
    .emitWithAck('join', { topic: 'library', id, about: about as never })) as LiveAnswer<LibraryState>;
  return Object.assign(live, { answer });
}

describe('a teacher’s lists', () => {
  it('tell every window of theirs that they are others now, within two seconds and many changes at once; nobody else hears it', async () => {
    const { owner, reader, other, item } = await castOf(api);
    const [first, second] = [await look(owner.browser, owner.account.id), await look(owner.browser, owner.account.id)];
    const member = await look(reader.browser, reader.account.id);
    const stranger = await look(other.browser, other.account.id);
    expect(first.answer).toMatchObject({ ok: true, state: { state: { copied: null } } });
    const heard = async (act: () => Promise<unknown>): Promise<void> => {
      const before = [first.states.length, second.states.length];
      await act();
      await within(2000, () => first.states.length > before[0]! && second.states.length > before[1]!);
    };
    const { browser } = owner;
    const made = (await browser.post<ItemAnswer>('/api/text_editor/documents')).body;
    await heard(() => browser.put('/api/items', { objId: made.id, objType: made.kind, tags: ['x'] }));
    await heard(() => browser.delete(`/api/text_editor/documents/${made.id}`));
    await heard(() => browser.delete('/api/items/discarded'));
    await heard(() => browser.post('/api/bookmarks/toggle', { itemId: item.id }));
    const before = first.states.length;
    await heard(() => Promise.all(Array.from({ length: 20 }, () => browser.post('/api/folders'))));
    expect(first.states.length - before).toBeLessThan(6);
    // An invited member sees it in a list of theirs.
    const told = member.states.length;
    await browser.put(`/api/items/${item.id}`, { title: 'Moor' });
    await within(2000, () => member.states.length > told);
    expect(stranger.states).toEqual([]);
    for (const live of [first, second, member, stranger]) live.close();
  });

  it('are nobody else’s to look at: not of a colleague, not for guests and pupils', async () => {
    const { owner, reader, guest, pupil, nobody } = await castOf(api);
    const refused = async (browser: TestBrowser) => {
      const live = await look(browser, owner.account.id);
      live.close();
      return live.answer.ok || live.answer.refusal.code;
    };
    expect(await refused(reader.browser)).toBe('NOT_FOUND');
    // Accounts that are no teachers have no access to lists.
    for (const browser of [pupil.browser, guest.browser, nobody]) expect(await refused(browser)).toBe('NOT_FOUND');
    for (const about of [{ tabId: 'x'.repeat(101) }, { tabId: '' }, { other: 1 }]) {
      const live = await look(owner.browser, owner.account.id, about);
      expect(live.answer.ok || live.answer.refusal.code).toBe('BAD_REQUEST');
      live.close();
    }
  });

  it('[LIB-04] the window that asked for a copy is told where it is, also when it comes back; the other one is not', async () => {
    const { item, owner, other } = await castOf(api, { privacy: 'public_for_all' });
    const [asking, beside] = [
      await look(other.browser, other.account.id, { tabId: 'a' }),
      await look(other.browser, other.account.id, { tabId: 'b' }),
    ];
    const foreign = await look(owner.browser, owner.account.id, { tabId: 'a' });
    const { body } = await other.browser.put<{ item: ItemAnswer }>('/api/items/remix', { itemId: item.id, tabId: 'a' });
    await within(2000, () => asking.newest?.copied?.itemId === body.item.id && beside.states.length > 0);
    expect(beside.states.map(({ state }) => state.copied)).toEqual(beside.states.map(() => null));
    const back = await look(other.browser, other.account.id, { tabId: 'a' });
    expect(back.answer.ok && back.answer.state.state).toEqual({ copied: { itemId: body.item.id } });
    // Another user's window may use the same id.
    expect(foreign.states.every(({ state }) => state.copied === null)).toBe(true);
    for (const live of [asking, beside, foreign, back]) live.close();
  });
});
