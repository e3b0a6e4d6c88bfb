import type { CloudState } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloudCast } from '../api/word_clouds/cloud-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
const opened: LiveBrowser<CloudState>[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

async function look(browser: TestBrowser, itemId: string): Promise<LiveBrowser<CloudState>> {
  const live = await LiveBrowser.open<CloudState>(browser);
  opened.push(live);
  const answer = await live.join(itemId);
  if (!answer.ok) throw new Error(answer.refusal.code);
  live.states.push(answer.state);
  return live;
}
const texts = (state: CloudState | undefined) =>
  state && 'words' in state ? state.words.map(({ text, count }) => `${text} ${count}`) : state?.audience;

describe('a word cloud, live', () => {
  it('[WCL-06] teacher and guests see each word within a second, each in their own audience', async () => {
    const { item, owner, guest, anotherGuest, add } = await cloudCast(api);
    const teacher = await look(owner.browser, item.id);
    const waiting = await look(await anotherGuest(), item.id);
    expect([texts(teacher.newest), texts(waiting.newest)]).toEqual([[], 'guestHidden']);
    await add(guest.browser, 'Freunde');
    await within(1000, () => texts(teacher.newest)?.includes('Freunde 1'));
    expect(JSON.stringify(waiting.states)).not.toContain('Freunde');
    const writer = await look(guest.browser, item.id);
    expect(texts(writer.newest)).toEqual(['Freunde 1']);
    await add(owner.browser, 'Zeit');
    await within(1500, () => texts(writer.newest)?.includes('Zeit 1'));
  });

  it('whoever joins again after a first word sees the cloud', async () => {
    const { item, guest, add } = await cloudCast(api);
    const live = await look(guest.browser, item.id);
    await add(guest.browser, 'Mut');
    const answer = await live.join(item.id);
    expect(answer.ok && texts(answer.state.state)).toEqual(['Mut 1']);
  });

  it('[WCL-02] [E19] [T-29] closing and hiding act in open windows within two seconds', async () => {
    const { item, owner, guest, add, path } = await cloudCast(api);
    await add(guest.browser, 'Ruhe');
    const live = await look(guest.browser, item.id);
    await owner.browser.put(`/api/items/${item.id}/share`, { visitorPermission: 'visitor_permissions_read' });
    await within(2000, () => live.newest?.open === false);
    await owner.browser.patch(`${path}/moderate`, { keys: ['ruhe'], mark: 'hidden' });
    await within(1000, () => texts(live.newest)?.length === 0);
    await owner.browser.put(path, { show: false });
    await within(2000, () => live.newest?.audience === 'guestHidden');
    // A browser drops what counts less than what it has: another audience counts on.
    const numbers = live.states.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
    await owner.browser.put(`/api/items/${item.id}/share`, { visitorPermission: 'visitor_permissions_invisible' });
    await within(2000, () => live.left.length > 0);
    expect(live.left).toEqual([{ topic: 'item', id: item.id, code: 'NOT_FOUND' }]);
    const before = live.states.length;
    await add(owner.browser, 'Geheim');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(live.states).toHaveLength(before);
  });

  it('a hundred words at once become at most ten pushes a second, and none is missing', async () => {
    const { item, owner, anotherGuest, add } = await cloudCast(api);
    const teacher = await look(owner.browser, item.id);
    const guests = await Promise.all(Array.from({ length: 20 }, () => anotherGuest()));
    const started = Date.now();
    await Promise.all(guests.flatMap((browser, index) => Array.from({ length: 5 }, (_, word) => add(browser, `Wort ${index}-${word}`))));
    await within(2000, () => texts(teacher.newest)?.length === 100);
    expect(teacher.states.length - 1).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 100) + 1);
    const numbers = teacher.states.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
  });

  it('counts people, not windows', async () => {
    const { item, owner, guest } = await cloudCast(api);
    const teacher = await look(owner.browser, item.id);
    const windows = [await look(guest.browser, item.id), await look(guest.browser, item.id)];
    await within(
      2500,
      () => teacher.people.at(-1) === 2,
      () => teacher.people,
    );
    expect(windows[0]!.people).toEqual([]);
    windows.forEach((live) => live.close());
    await within(
      2500,
      () => teacher.people.at(-1) === 1,
      () => teacher.people,
    );
  });
});

describe('several processes', () => {
  it('a word taken by one is seen through the other, once', async () => {
    const { item, owner, writer, guest, add } = await cloudCast(api);
    const second = await startApi(inject('databaseUrl'), { databaseUrl: api.configuration.databaseUrl, secret: api.configuration.secret });
    try {
      const elsewhere = second.browser();
      writer.browser.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
      const here = await look(owner.browser, item.id);
      const there = await look(elsewhere, item.id);
      await add(guest.browser, 'Überall');
      await within(1500, () => [here, there].every((live) => texts(live.newest)?.includes('Überall 1')));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect([here.states.length, there.states.length]).toEqual([2, 2]);
      await look(guest.browser, item.id);
      await within(
        3000,
        () => there.people.at(-1) === 3,
        () => there.people,
      );
    } finally {
      opened.splice(0).forEach((live) => live.close());
      await second.stop();
    }
  });

  it('what was told while the listener was away arrives when it is back', async () => {
    const { item, owner, guest, add } = await cloudCast(api);
    const teacher = await look(owner.browser, item.id);
    await api.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'murmel-listener' and datname = current_database()",
    );
    await add(guest.browser, 'Trotzdem');
    await within(5000, () => texts(teacher.newest)?.includes('Trotzdem 1'));
  });
});
