import { LIVE_EVENTS, LIVE_PATH, SERVER_LIMITS } from '@murmel/contracts';
import { type Account, newId, publish } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashPassword } from '../../apps/api/src/core/accounts/passwords.js';
import { Topics } from '../../apps/api/src/platform/live/topics.js';
import { type CloudCast, cloudCast } from '../api/word_clouds/cloud-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { promised } from '../support/on-this-machine.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Every person of the cast, as the door should answer a join: an audience or a refusal. Written by hand, not asked from `decide`. */
const JOIN: Record<string, string> = {
  owner: 'teacher',
  writer: 'teacher',
  reader: 'guestShown',
  guest: 'guestShown',
  other: 'NOT_FOUND',
  admin: 'NOT_FOUND',
  pupil: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  nobody: 'NOT_FOUND',
};
const browserOf = (cast: CloudCast, name: string): TestBrowser =>
  name === 'nobody' ? cast.nobody : (cast[name as 'owner'] as { browser: TestBrowser }).browser;

async function joined(browser: TestBrowser, itemId: string, publicToken?: string): Promise<string> {
  const live = await LiveBrowser.open<{ audience: string }>(browser);
  const answer = await live.join(itemId, publicToken);
  live.close();
  return answer.ok ? answer.state.state.audience : answer.refusal.code;
}

describe('every event, every actor', () => {
  it('[T-07] [TR-22] [TR-21] each topic declares its operation, and there are no other events', () => {
    expect(Object.keys(LIVE_EVENTS)).toEqual(['join', 'leave', 'say']);
    const topics = api.application.get(Topics).all();
    expect(Object.fromEntries(topics.map(({ contract }) => [contract.name, contract.operation]))).toEqual({
      class: 'class.visit',
      item: 'item.read',
      'item-head': 'item.read',
      project: 'project.read',
      'pinboard-log': 'item.update',
      'survey-definition': 'item.update',
      person: 'self.read',
      exports: 'teacher.listItems',
      library: 'teacher.listItems',
      'ai-chats': 'teacher.read',
      'ai-run': 'self.read',
      'ai-images': 'teacher.read',
      'worksheet-work': 'item.read',
      'pupil-text': 'item.read',
    });
  });

  it('[TR-20] join', async () => {
    const cast = await cloudCast(api, { showBeforeSubmit: true });
    const found: Record<string, string> = {};
    for (const name of Object.keys(JOIN)) found[name] = await joined(browserOf(cast, name), cast.item.id);
    expect(found).toEqual(JOIN);
  });

  it('[TR-20] a password, the trash, a locked item and gallery mode mean here what they mean everywhere', async () => {
    const secret = await cloudCast(api, {}, { privacy: 'password_protected', passwordHash: await hashPassword('Buche') });
    expect(await joined(secret.nobody, secret.item.id)).toBe('NO_PASSWORD_PROVIDED');
    await secret.nobody.get(secret.path, { headers: { 'x-password': 'Buche' } });
    expect(await joined(secret.nobody, secret.item.id)).toBe('guestHidden');
    const trashed = await cloudCast(api, {}, { discardedAt: new Date() });
    const locked = await cloudCast(api, {}, { privacy: 'locked' });
    for (const cast of [trashed, locked]) expect(await joined(cast.guest.browser, cast.item.id)).toBe('NOT_FOUND');
    const open = await cloudCast(api, { showBeforeSubmit: true }, { privacy: 'public_for_all' });
    expect([await joined(open.nobody, open.item.id), await joined(open.nobody, open.item.id, open.item.publicToken)]).toEqual([
      'guestShown',
      'guestShown',
    ]);
    expect(open.nobody.cookies.size).toBe(0);
  });

  it('items without a live state, unknown and foreign ones look the same', async () => {
    const cast = await cloudCast(api);
    const document = await api.people.item(cast.owner.account);
    for (const id of [document.id, newId()]) expect(await joined(cast.owner.browser, id)).toBe('NOT_FOUND');
  });
});

describe('who opens the line', () => {
  it('[T-24] [TR-31] another site may not use the cookies', async () => {
    const cast = await cloudCast(api);
    await expect(LiveBrowser.open(cast.guest.browser, { origin: 'https://boese.example' })).rejects.toThrow();
    (await LiveBrowser.open(cast.guest.browser, { origin: api.origin })).close();
  });

  it("[E20] visitor_token is an id that must be the cookie's, and opens nothing", async () => {
    const cast = await cloudCast(api);
    (await LiveBrowser.open(cast.guest.browser, { visitorToken: cast.guest.visitor.id })).close();
    await expect(LiveBrowser.open(cast.stranger.browser, { visitorToken: cast.guest.visitor.id })).rejects.toThrow('UNAUTHORIZED');
    await expect(LiveBrowser.open(cast.nobody, { visitorToken: cast.guest.visitor.id })).rejects.toThrow('UNAUTHORIZED');
  });

  it('[T-26] [T-29] [TR-26] signing out ends the line within two seconds, a removed member loses the item', async () => {
    const cast = await cloudCast(api);
    const owner = await LiveBrowser.open(cast.owner.browser);
    const writer = await LiveBrowser.open(cast.writer.browser);
    await owner.join(cast.item.id);
    await writer.join(cast.item.id);
    const { body } = await cast.owner.browser.get<{ entries: { id: string; email: string }[] }>(`/api/items/${cast.item.id}/members`);
    const member = body.entries.find(({ email }) => email === cast.writer.account.email)!;
    await cast.owner.browser.put(`/api/items/${cast.item.id}/share`, { privacy: 'members_only' });
    await cast.owner.browser.delete(`/api/items/${cast.item.id}/members/${member.id}`);
    await within(2000, () => writer.left.length > 0);
    await cast.owner.browser.delete('/api/sessions');
    await within(2000, () => owner.disconnected !== undefined);
    writer.close();
  });
});

describe('rubbish', () => {
  it('unknown events, wrong shapes and missing callbacks are refused, the line lives', async () => {
    const cast = await cloudCast(api);
    const live = await LiveBrowser.open(cast.owner.browser);
    const raw = live.socket as unknown as {
      timeout(ms: number): { emitWithAck(event: string, ...input: unknown[]): Promise<unknown> };
      emit(event: string, ...input: unknown[]): void;
    };
    const refused = { ok: false, refusal: { topic: '', id: '', code: 'BAD_REQUEST' } };
    for (const [event, input] of [
      ['fly', {}],
      ['join', null],
      ['join', 'x'],
      ['join', { topic: 'item', id: 'x\u0000' }],
      ['join', { topic: 'constructor', id: newId() }],
      ['join', { topic: 'nothing', id: newId() }],
      ['constructor', {}],
      ['__proto__', {}],
    ] as const) {
      expect(await raw.timeout(3000).emitWithAck(event, input)).toMatchObject({ ok: false, refusal: { code: 'BAD_REQUEST' } });
    }
    expect(await raw.timeout(3000).emitWithAck('join', { topic: 7, id: 7 })).toEqual(refused);
    raw.emit('join');
    raw.emit('leave', { topic: 'item', id: newId() });
    raw.emit('leave', { topic: 'nothing', id: newId() });
    for (const input of [
      null,
      {},
      { id: 'x' },
      { id: newId(), about: { itemId: 7 } },
      { id: newId(), about: { itemId: newId(), more: 1 } },
      { id: newId(), more: 1 },
    ]) {
      expect(await raw.timeout(3000).emitWithAck('join', input && { topic: 'project', ...input })).toMatchObject({
        ok: false,
        refusal: { code: 'BAD_REQUEST' },
      });
    }
    raw.emit('join', { topic: 'project', id: newId(), about: { itemId: newId() } });
    raw.emit('leave', { topic: 'project', id: newId() });
    raw.emit('join', { topic: 'item', id: newId() }, 'no function');
    expect((await live.join(cast.item.id)).ok).toBe(true);
    live.close();
  });

  it('more items than one page shows and a flood of events are refused with a code', async () => {
    const cast = await cloudCast(api);
    const live = await LiveBrowser.open(cast.owner.browser);
    const answers = await Promise.all(Array.from({ length: SERVER_LIMITS.live.eventsPerSecond * 3 }, () => live.join(newId())));
    const codes = answers.map((answer) => (answer.ok ? 'in' : answer.refusal.code));
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND', 'TOO_MANY_REQUESTS']));
    live.close();
  });

  it('[T-18] [TR-17] 10,000 malformed packets and frames that are too large: the process lives and answers', async () => {
    const cast = await cloudCast(api);
    const address = `${api.origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`;
    const random = () => Buffer.from(Array.from({ length: 1 + Math.floor(Math.random() * 40) }, () => Math.floor(Math.random() * 256)));
    const texts = [
      '',
      '4',
      '42',
      '42["join"',
      '42["join",{}]',
      '40{"sid":1}',
      '451-["join",{"_placeholder":true,"num":0}]',
      '4999999999',
      '9',
      '43[]',
      '42/../,["join"]',
    ];
    let sent = 0;
    while (sent < 10_000) {
      const socket = new WebSocket(address);
      socket.on('error', () => undefined);
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('close', () => resolve(false));
      });
      if (!opened) continue;
      socket.send('40');
      for (let index = 0; index < 500 && socket.readyState === WebSocket.OPEN; index += 1, sent += 1) {
        socket.send(index % 2 ? random() : (texts[index % texts.length] ?? ''));
      }
      socket.terminate();
    }
    const large = new WebSocket(address);
    large.on('error', () => undefined);
    await new Promise((resolve) => large.once('open', resolve));
    const closed = new Promise((resolve) => large.once('close', resolve));
    large.send(`42["join",{"itemId":"${'x'.repeat(SERVER_LIMITS.live.packetBytes)}"}]`);
    await closed;
    for (const path of ['/live', '/live/?EIO=4&transport=polling', '/live/?EIO=99&transport=websocket'])
      expect((await fetch(`${api.origin}${path}`)).status).toBeLessThan(500);
    expect(await joined(cast.owner.browser, cast.item.id)).toBe('teacher');
  });
});

describe('an admin who looks as another person', () => {
  it('[T-47] [TR-32] sees what is open, no state of answers, and is not counted', async () => {
    const admin = await api.people.account({ admin: true });
    const cast = await cloudCast(api);
    const owner = await api.people.account();
    const survey = await api.people.item(owner, { kind: 'survey' });
    const join = (line: LiveBrowser, topic: string, id: string): Promise<{ ok: boolean }> =>
      line.socket.timeout(promised(5000)).emitWithAck('join', { topic, id }) as Promise<{ ok: boolean }>;
    const lineAs = async (person: Account): Promise<LiveBrowser> => {
      const browser = api.browser();
      await api.people.lookAs(browser, admin, person);
      return LiveBrowser.open(browser);
    };
    const [ofSurvey, ofCloud] = [await lineAs(owner), await lineAs(cast.owner.account)];
    expect([(await join(ofSurvey, 'item-head', survey.id)).ok, (await join(ofSurvey, 'item', survey.id)).ok]).toEqual([true, false]);
    for (const topic of ['exports', 'ai-chats', 'ai-images']) expect((await join(ofSurvey, topic, owner.id)).ok).toBe(false);
    const own = await LiveBrowser.open(cast.owner.browser);
    expect([(await ofCloud.join(cast.item.id)).ok, (await own.join(cast.item.id)).ok]).toEqual([true, true]);
    await within(
      5000,
      () => own.people.at(-1) === 1,
      () => own.people,
    );
    expect(Math.max(...own.people, ...ofCloud.people)).toBe(1);
    [ofSurvey, ofCloud, own].forEach((line) => line.close());
  });

  it('[T-47] [TR-30] loses the line with the look: when it stops, and when the admin is none any more', async () => {
    const admin = await api.people.account({ admin: true });
    const teacher = await api.people.account();
    const browser = api.browser();
    await api.people.lookAs(browser, admin, teacher);
    const live = await LiveBrowser.open(browser);
    expect((await browser.delete('/api/sessions/incognito')).status).toBe(200);
    await within(2000, () => live.disconnected);
    await api.people.lookAs(browser, admin, teacher);
    const again = await LiveBrowser.open(browser);
    await publish(api.database.manager, 'access.changed', { accountId: admin.id });
    await within(2000, () => again.disconnected);
  });
});
