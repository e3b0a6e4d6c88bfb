import type { ImageAttachment, ListedItem, OpenMaterial } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { GalleryEntry, type Item, seedDocument } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { form } from '../files/sending.js';
import { still } from '../images/pictures.js';
import { type Cast, castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());
afterEach(() => vi.restoreAllMocks());

const NOBODY = { accountId: null, visitorId: null };
const share = (browser: TestBrowser, { id }: { id: string }, change: object) => browser.put(`/api/items/${id}/share`, change);

describe('the bytes of a picture, after a right went', () => {
  /** Cause, the change, the people affected, and the status they get: a client that has not entered the password is asked for it. */
  const leavings: [string, (cast: Cast) => Promise<unknown>, ('guest' | 'reader')[], number][] = [
    ['the link was renewed', ({ owner, item }) => owner.browser.call('PATCH', `/api/items/${item.id}/share/renew`), ['guest'], 404],
    [
      'a password was set',
      ({ owner, item }) => share(owner.browser, item, { privacy: 'password_protected', password: 'Im Wald 7' }),
      ['guest'],
      400,
    ],
    ['it was closed', ({ owner, item }) => share(owner.browser, item, { privacy: 'locked' }), ['guest'], 404],
    [
      'the invitation ended',
      ({ reader, item }) =>
        api.database.query('delete from item_member where item_id = $1 and email = $2', [item.id, reader.account.email]),
      ['reader'],
      404,
    ],
    [
      'it was hidden by a reviewer',
      ({ item }) => api.database.query('update item set hidden_at = now() where id = $1', [item.id]),
      ['guest'],
      404,
    ],
    [
      'it went into the trash',
      ({ owner, item }) => owner.browser.delete(`/api/text_editor/documents/${item.id}`),
      ['guest', 'reader'],
      404,
    ],
  ];
  it.each(leavings)(
    '%s: whoever had it in their browser gets nothing any more, not even that it is the same',
    async (_what, leave, gone, status) => {
      const cast = await castOf(api);
      const address = `/api/image_attachments?itemId=${cast.item.id}`;
      const { url } = (await cast.owner.browser.post<ImageAttachment>(address, form(await still('png'), 'a.png', 'image/png'))).body;
      const tags = new Map<string, string>();
      for (const who of gone) {
        const { headers, ...answer } = await cast[who].browser.get(url);
        // Intermediate caches may not store it, and the browser revalidates before it shows it again.
        expect([answer.status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
        tags.set(who, headers.get('etag')!);
      }
      await leave(cast);
      for (const who of gone)
        for (const headers of [{}, { 'if-none-match': tags.get(who)! }, { range: 'bytes=0-9' }]) {
          const answer = await cast[who].browser.get<string | { code: string }>(url, { headers });
          expect([who, answer.status, answer.headers.get('etag')]).toEqual([who, status, null]);
        }
    },
  );
});

const words = (text: string): Y.Doc => {
  const doc = new Y.Doc();
  const seed = seedTextDocument({ type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] }] });
  Y.applyUpdate(doc, seed);
  return doc;
};

/** Returns an open text whose picture is publicly found. */
async function openText(text: string): Promise<{ cast: Cast; item: Item; takeAway: () => Promise<void> }> {
  const cast = await castOf(api, { privacy: 'public_for_all' });
  const { item } = cast;
  await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
  const doc = words(text);
  await seedDocument(api.database.manager, item.id, Y.encodeStateAsUpdate(doc), NOBODY);
  await api.database.query("update document_update set created_at = now() - interval '1 minute' where item_id = $1", [item.id]);
  const takeAway = async () => {
    const before = Y.encodeStateVector(doc);
    doc.getXmlFragment('default').delete(0, doc.getXmlFragment('default').length);
    await seedDocument(api.database.manager, item.id, Y.encodeStateAsUpdate(doc, before), NOBODY);
  };
  return { cast, item, takeAway };
}
const shownTo = async (browser: TestBrowser, { id }: Item): Promise<string> => {
  const { entries } = (await browser.get<{ entries: OpenMaterial[] }>(`/api/materials?ids=${id}`)).body;
  return JSON.stringify(entries.map(({ item }) => item.picture));
};

describe('a picture that was kept', () => {
  it('shows others nothing that was taken away a moment ago: it is drawn anew for them', async () => {
    const { cast, item, takeAway } = await openText('Kanarienvogel');
    expect(await shownTo(cast.nobody, item)).toContain('Kanarienvogel');
    await takeAway();
    expect(await shownTo(cast.nobody, item)).toBe('[{"shape":"text","lines":[]}]');
  });

  it('is left out for others where there is no time to draw it anew; its owner sees the last one', async () => {
    const { cast, item, takeAway } = await openText('Kanarienvogel');
    expect(await shownTo(cast.nobody, item)).toContain('Kanarienvogel');
    await takeAway();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
    for (const { browser } of [cast.other, cast.stranger, cast.reader]) expect(await shownTo(browser, item)).toBe('[null]');
    const own = (await cast.owner.browser.get<{ entries: ListedItem[] }>('/api/items')).body.entries;
    expect(JSON.stringify(own.map(({ picture }) => picture))).toContain('Kanarienvogel');
    vi.restoreAllMocks();
    expect(await shownTo(cast.nobody, item)).toBe('[{"shape":"text","lines":[]}]');
  });
});
