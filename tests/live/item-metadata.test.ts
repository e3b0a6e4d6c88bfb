import type { ItemMetadata, LiveAnswer } from '@murmel/contracts';
import { SERVER_LIMITS } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../apps/api/src/core/accounts/passwords.js';
import { Topics } from '../../apps/api/src/platform/live/topics.js';
import { type CloudCast, cloudCast } from '../api/word_clouds/cloud-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Looking = LiveBrowser<ItemMetadata> & { answer: LiveAnswer<ItemMetadata> };

async function look(browser: TestBrowser, id: string, topic = 'item-head'): Promise<Looking> {
  const live = await LiveBrowser.open<ItemMetadata>(browser);
  const answer = (await live.socket.timeout(5000).emitWithAck('join', { topic, id })) as LiveAnswer<ItemMetadata>;
  return Object.assign(live, { answer });
}

const codeOf = ({ answer }: Looking): string => (answer.ok ? 'in' : answer.refusal.code);

async function share(cast: CloudCast, change: object): Promise<void> {
  expect((await cast.owner.browser.put(`/api/items/${cast.item.id}/share`, change)).status).toBe(200);
}

describe('the head of an item', () => {
  it('another title is with guests, colleagues and the second window within a second, and with nobody else', async () => {
    const cast = await cloudCast(api);
    const seeing = await Promise.all(
      [cast.owner.browser, cast.owner.browser, cast.writer.browser, cast.guest.browser].map((browser) => look(browser, cast.item.id)),
    );
    expect(seeing.map(codeOf)).toEqual(['in', 'in', 'in', 'in']);
    const other = await look(cast.other.browser, cast.item.id);
    expect(codeOf(other)).toBe('NOT_FOUND');

    await cast.owner.browser.put(`/api/items/${cast.item.id}`, { title: 'Wald im Winter' });
    await within(1000, () => seeing.every(({ newest }) => newest?.title === 'Wald im Winter'));
    // The calls of the tools write the same title.
    await cast.owner.browser.put(`/api/word_clouds/word_clouds/${cast.item.id}`, { title: 'Wiese' });
    await within(1500, () => seeing.every(({ newest }) => newest?.title === 'Wiese'));
    expect(other.states).toEqual([]);
    for (const live of [...seeing, other]) live.close();
  });
});

describe('whoever waits at the door', () => {
  it('does not come in with rights that end while somebody is asked for', async () => {
    const cast = await cloudCast(api);
    const topic = api.application.get(Topics).named('item-head')!;
    const factsOf = topic.factsOf.bind(topic);
    let [asked, goOn] = [0, () => {}];
    const held = new Promise<void>((resolve) => (goOn = resolve));
    topic.factsOf = async (joining) => {
      const facts = await factsOf(joining);
      asked += 1;
      if (asked === 1) await held;
      return facts;
    };
    const guest = await LiveBrowser.open<ItemMetadata>(cast.guest.browser);
    try {
      const answer = guest.socket.timeout(5000).emitWithAck('join', { topic: 'item-head', id: cast.item.id });
      await within(2000, () => asked === 1);
      await share(cast, { privacy: 'locked' });
      await within(2000, () => asked === 2);
      goOn();
      expect(await answer).toMatchObject({ ok: false });
      await share(cast, { privacy: 'secret' });
      await within(2000, () => guest.newest?.title === cast.item.title);
    } finally {
      topic.factsOf = factsOf;
      guest.close();
    }
  });

  it('comes in by itself when rights come back: nothing and again, locked and open, a password and none, open from the beginning; a new link shuts out for good', async () => {
    const cast = await cloudCast(api);
    const guest = await look(cast.guest.browser, cast.item.id);
    const cloud = await look(cast.guest.browser, cast.item.id, 'item');
    const shutOut = async (close: object, code: string): Promise<void> => {
      for (const live of [guest, cloud]) live.left.length = 0;
      await share(cast, close);
      await within(2000, () => guest.left.length > 0 && cloud.left.length > 0);
      expect(guest.left.at(-1)?.code).toBe(code);
      // Excluded clients get no states: those from before arrived before the exclusion was published.
      for (const live of [guest, cloud]) live.states.length = 0;
    };
    const away: [object, object, string?][] = [
      [{ visitorPermission: 'visitor_permissions_invisible' }, { visitorPermission: 'visitor_permissions_write' }],
      [{ privacy: 'locked' }, { privacy: 'secret' }],
      [{ privacy: 'password_protected', password: 'Buche' }, { privacy: 'secret' }, 'NO_PASSWORD_PROVIDED'],
    ];
    for (const [close, open, code = 'NOT_FOUND'] of away) {
      await shutOut(close, code);
      await share(cast, open);
      await within(
        2000,
        () => guest.states.length > 0 && cloud.states.length > 0,
        () => [open, guest.states, cloud.states],
      );
    }
    const late = await cloudCast(api, {}, { privacy: 'locked' });
    const waiting = await look(late.nobody, late.item.id);
    expect([codeOf(waiting), waiting.states]).toEqual(['NOT_FOUND', []]);
    await share(late, { privacy: 'public_for_all' });
    await within(2000, () => waiting.newest?.title === late.item.title);
    // A new link revokes the grants of the old one: clients that came by it receive nothing any more.
    await shutOut({ privacy: 'locked' }, 'NOT_FOUND');
    await cast.owner.browser.patch(`/api/items/${cast.item.id}/share/renew`);
    const witness = await look(cast.owner.browser, cast.item.id);
    await share(cast, { privacy: 'secret' });
    await cast.owner.browser.put(`/api/items/${cast.item.id}`, { title: 'Danach' });
    await within(2000, () => witness.newest?.title === 'Danach');
    expect([guest.states, cloud.states]).toEqual([[], []]);
    for (const live of [guest, cloud, waiting, witness]) live.close();
  });

  it('[TR-20] hears of the trash only as somebody who can bring it back', async () => {
    const cast = await cloudCast(api);
    const [owner, writer, guest] = await Promise.all(
      [cast.owner.browser, cast.writer.browser, cast.guest.browser].map((browser) => look(browser, cast.item.id)),
    );
    await cast.owner.browser.delete(`/api/word_clouds/word_clouds/${cast.item.id}`);
    await within(2000, () => [owner!, writer!, guest!].every(({ left }) => left.length === 1));
    expect([owner!, writer!, guest!].map(({ left }) => left[0]!.code)).toEqual(['ITEM_IN_TRASH', 'NOT_FOUND', 'NOT_FOUND']);
    const errors = await Promise.all(
      [cast.owner, cast.writer, cast.guest].map(({ browser }) => browser.get<{ code: string }>(`/api/items/${cast.item.id}`)),
    );
    expect(errors.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'ITEM_IN_TRASH'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`, {});
    await within(2000, () => [owner!, writer!, guest!].every(({ states }) => states.length > 0));
    for (const live of [owner!, writer!, guest!]) live.close();
  });

  it('hears nothing of what it may not see: neither another title, nor that rights changed, nor that it exists', async () => {
    const cast = await cloudCast(api, {}, { privacy: 'password_protected', passwordHash: await hashPassword('Buche') });
    const [other, unknown] = [await look(cast.other.browser, cast.item.id), await look(cast.other.browser, newId())];
    const locked = await cloudCast(api, {}, { privacy: 'locked' });
    const outside = await look(locked.guest.browser, locked.item.id);
    expect([other, unknown, outside].map(codeOf)).toEqual(['NO_PASSWORD_PROVIDED', 'NOT_FOUND', 'NOT_FOUND']);
    await locked.owner.browser.put(`/api/items/${locked.item.id}`, { title: 'Anders' });
    await share(locked, { privacy: 'members_only' });
    await cast.owner.browser.put(`/api/items/${cast.item.id}`, { title: 'Anders' });
    const witness = await look(locked.owner.browser, locked.item.id);
    await share(locked, { privacy: 'locked' });
    await share(locked, { privacy: 'secret' });
    // A client that may see it now receives that first, and nothing from before.
    await within(2000, () => outside.states.length > 0);
    expect(outside.left).toEqual([]);
    expect([other, unknown].map(({ states, left }) => [states, left])).toEqual([
      [[], []],
      [[], []],
    ]);
    for (const live of [other, unknown, outside, witness]) live.close();
  });

  it('waits for as much as one page can show, and for nothing after leaving', async () => {
    const cast = await cloudCast(api, {}, { privacy: 'locked' });
    const live = await look(cast.guest.browser, cast.item.id);
    const asked = Array.from({ length: SERVER_LIMITS.live.joinsPerSocket }, () => newId());
    const codes: string[] = [];
    for (const id of asked) codes.push(codeOf(Object.assign(live, { answer: await join(live, id) })));
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(SERVER_LIMITS.live.joinsPerSocket - 1);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    live.socket.emit('leave', { topic: 'item-head', id: cast.item.id });
    const second = await look(cast.guest.browser, cast.item.id);
    await share(cast, { privacy: 'secret' });
    await within(2000, () => second.states.length > 0);
    expect(live.states).toEqual([]);
    for (const one of [live, second]) one.close();
  });
});

function join(live: Looking, id: string): Promise<LiveAnswer<ItemMetadata>> {
  return live.socket.timeout(5000).emitWithAck('join', { topic: 'item-head', id }) as Promise<LiveAnswer<ItemMetadata>>;
}
