import { type AboutOpen, ownLook } from '@murmel/contracts';
import { Item, ItemOrigin, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { copied } from '../remixes/copies.js';
import { OPEN, reviewCast } from '../reviews/reporting.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const about = (browser: TestBrowser, id: string) => browser.get<AboutOpen>(`/api/gallery/${id}`);
const open = (id: string, title: string) => api.database.manager.update(Item, { id }, { ...OPEN, title });

/** A teacher of this name with a browser. */
async function teacher(publicName: string) {
  const account = await api.people.account({ publicName });
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

describe('GET /gallery/{id}', () => {
  it('says whose it is, how much else they have open and how often others copied it; the same to everybody', async () => {
    const { item, owner, other, reader, guest, pupil, nobody } = await reviewCast(api);
    await copied(other.browser, item.id);
    await copied(reader.browser, item.id);
    // Copies of one's own are no copies by others, and what is not in the gallery is not counted.
    await copied(owner.browser, item.id);
    await api.people.item(owner.account, OPEN);
    for (const browser of [owner.browser, other.browser, guest.browser, pupil.browser, nobody])
      expect((await about(browser, item.id)).body).toEqual({
        author: { name: 'Test Lehrkraft', look: ownLook(owner.account.id), open: 1 },
        ...{ copies: 2, underReview: false, origins: [] },
      });
  });

  it('[C25] where it comes from, over several copies: names, licences and ways of what is open, nothing of what is not, nor of the author’s own', async () => {
    const [wolf, okafor, reiter] = [await teacher('Jana Wolf'), await teacher('M. Okafor'), await teacher('Rea Reiter')];
    const first = await api.people.item(reiter.account, { ...OPEN, kind: 'pinboard', title: 'Lebensräume', licence: 'CC-BY-4.0' });
    const second = await copied(okafor.browser, first.id);
    await open(second.id, 'Hecke');
    const third = await copied(wolf.browser, second.id);
    await open(third.id, 'Wiese');
    const fourth = await copied(wolf.browser, third.id);
    await open(fourth.id, 'Wiese im Mai');
    const origins = async () => (await about(api.browser(), fourth.id)).body.origins;
    const step = (person: typeof wolf, title: string | null, path: unknown, licence = 'CC-BY-4.0') => ({
      ...{ author: person.account.publicName, look: ownLook(person.account.id), licence, title, path },
    });
    const way = (id: string) => expect.stringMatching(new RegExp(`${id}\\?public_token=`));
    expect(await origins()).toEqual([step(okafor, 'Hecke', way(second.id)), step(reiter, 'Lebensräume', way(first.id))]);
    // Closed meanwhile: its author is named, its title and its address are not told.
    await api.database.manager.update(Item, { id: second.id }, { privacy: 'locked' });
    expect(await origins()).toEqual([step(okafor, null, null), step(reiter, 'Lebensräume', way(first.id))]);
    // Gone for ever: what stood at the beginning is known all the same.
    await api.database.manager.delete(Item, { id: second.id });
    expect(await origins()).toEqual([step(okafor, null, null), step(reiter, 'Lebensräume', way(first.id))]);
    // A circle, however it came about, ends.
    await api.database.manager.update(ItemOrigin, { itemId: third.id }, { sourceId: fourth.id });
    expect((await about(api.browser(), fourth.id)).status).toBe(200);
  });

  it('of what came out of a file it says what the file says', async () => {
    const { item, other } = await reviewCast(api);
    const copy = await copied(other.browser, item.id);
    const gone = { sourceId: null, sourceAccountId: null, firstId: null, firstAccountId: null };
    await api.database.manager.update(
      ItemOrigin,
      { itemId: copy.id },
      { ...gone, broughtIn: true, authorName: 'Ada L.', firstLicence: 'CC0-1.0' },
    );
    await open(copy.id, 'Aus der Datei');
    const { origins } = (await about(api.browser(), copy.id)).body;
    expect(origins).toEqual([{ title: null, author: 'Ada L.', look: null, licence: 'CC0-1.0', path: null }]);
  });

  it('is there for whoever may read the item, and for nobody else', async () => {
    const cast = await castOf(api);
    for (const { browser } of [cast.owner, cast.reader, cast.guest]) expect((await about(browser, cast.item.id)).status).toBe(200);
    const bodies = new Set<string>();
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      for (const id of [cast.item.id, newId(), 'x']) {
        const answer = await about(browser, id);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    expect(bodies.size).toBe(1);
  });
});
