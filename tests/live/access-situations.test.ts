import { type ErrorCode, type LiveSendResult, parsePartAddress, WORK_TOPIC } from '@murmel/contracts';
import { type Item, WorksheetAnswer } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { InboundMessages } from '../../apps/api/src/live/inbound-messages.js';
import { addressKey, type LiveSocket } from '../../apps/api/src/live/live-socket.js';
import { Topics } from '../../apps/api/src/platform/live/topics.js';
import { RESPONSES, SHEETS, seedSheet } from '../api/worksheet/worksheet-cast.js';
import { ACCESS_SITUATIONS, begin, LOOKING, type SituationName } from '../support/access-situations.js';
import { startApi, type TestApi } from '../support/api.js';
import type { Refusal, TestBrowser } from '../support/browser.js';
import { promised } from '../support/on-this-machine.js';
import { LiveBrowser } from './support/live-browser.js';

let api: TestApi;
const opened: LiveBrowser[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

/** Content that a client has begun and adds to. */
interface Begun {
  about: Record<string, unknown>;
  /** says it over a line */
  what(words: string): unknown;
  /** says the same by a call */
  call(browser: TestBrowser, words: string): Promise<{ status: number; body: Refusal | null }>;
  /** all that is kept of it */
  kept(): Promise<string[]>;
}

/** Inbound messages, by topic: how an authorized client begins, and the texts it continues with. */
const SAYINGS: Record<string, { make: Parameters<typeof begin>[2]; begins(browser: TestBrowser, item: Item): Promise<Begun> }> = {
  [WORK_TOPIC.name]: {
    make: async (owner, fields) => {
      const item = await api.people.item(owner, { kind: 'worksheet', ...fields });
      await seedSheet(api, item);
      return item;
    },
    begins: async (browser, item) => {
      const { body } = await browser.post<{ id: string }>(`${SHEETS}/${item.id}/responses`, { name: 'Falke' });
      const sheet = await browser.get<{ id: string; kind: string }[]>(`${SHEETS}/${item.id}/blocks`);
      const blockId = parsePartAddress(sheet.body.find(({ kind }) => kind === 'Text')!.id)!.partId;
      const what = (text: string) => ({ answers: [{ blockId, text }] });
      return {
        about: { responseId: body.id },
        what,
        call: (caller, words) => caller.put(`${RESPONSES}/${body.id}`, what(words)),
        kept: async () => (await api.database.manager.findBy(WorksheetAnswer, { responseId: body.id })).flatMap(({ text }) => text ?? []),
      };
    },
  },
};

/** Answer to a client in this situation from now on; written by hand, not taken from `decide`. */
const ANSWERS: Readonly<Record<string, 'in' | ErrorCode>> = {
  guestWrite: 'in',
  guestRead: 'in',
  memberRead: 'in',
  memberWrite: 'in',
  guestLook: 'FORBIDDEN',
  none: 'NOT_FOUND',
  mustAsk: 'NO_PASSWORD_PROVIDED',
};
const codeOf = (answer: LiveSendResult): string => (answer.ok ? 'in' : answer.refusal.code);

class Line {
  private constructor(
    private readonly live: LiveBrowser,
    private readonly address: { topic: string; id: string },
  ) {}

  static async open(browser: TestBrowser, topic: string, id: string): Promise<Line> {
    const live = await LiveBrowser.open(browser);
    opened.push(live);
    return new Line(live, { topic, id });
  }

  join(about: Record<string, unknown>): Promise<unknown> {
    return this.live.socket.timeout(promised(5000)).emitWithAck('join', { ...this.address, about });
  }

  async say(what: unknown): Promise<string> {
    return codeOf(await this.live.socket.timeout(promised(5000)).emitWithAck('say', { ...this.address, what }));
  }
}

describe('what is said over a line that was opened while somebody might write', () => {
  it('is of these topics: one of which nobody says how it is begun is none', () => {
    const spoken = api.application
      .get(Topics)
      .all()
      .filter(({ contract }) => contract.inbound)
      .map(({ contract }) => contract.name);
    expect(Object.keys(SAYINGS).sort()).toEqual(spoken.sort());
  });

  const names = Object.keys(ACCESS_SITUATIONS) as SituationName[];
  const rows = Object.keys(SAYINGS).flatMap((topic) => names.map((name) => [topic, name] as const));
  const first: SituationName[] = [...LOOKING, 'a pupil of a project that runs'];
  it.each(rows.filter(([, name]) => first.includes(name)))('%s: is answered as the call is, and kept no sooner: from %s', heardAsCalls);
  it.each(rows.filter(([, name]) => !first.includes(name)))('%s: is answered as the call is: from %s', { tags: ['proof'] }, heardAsCalls);

  it.each(Object.keys(SAYINGS))('%s: is nothing once the session has ended by time, also before its lines are closed', async (topic) => {
    const { make, begins } = SAYINGS[topic]!;
    const { item, account } = await begin(api, 'an invited teacher who may write', make);
    const { about, what, kept } = await begins(await api.people.signIn(api.browser(), account!), item);
    const address = { topic, id: item.id };
    const { id, type, admin, reviewer } = account!;
    const socketUntil = (expiresAt: Date): LiveSocket => {
      const person = { actor: { account: { id, type, admin, reviewer }, visitorId: null }, sessionHash: null, expiresAt };
      return {
        id: 'line',
        data: { caller: person, subscriptions: new Map([[addressKey(address), { address, about }]]) },
      } as unknown as LiveSocket;
    };
    const sayings = api.application.get(InboundMessages);
    expect(codeOf(await sayings.receive(socketUntil(new Date(Date.now() - 1)), address, what('zu spät')))).toBe('UNAUTHORIZED');
    expect(await kept()).toEqual([]);
    expect(codeOf(await sayings.receive(socketUntil(new Date(Date.now() + 3_600_000)), address, what('in der Zeit')))).toBe('in');
    expect(await kept()).toEqual(['in der Zeit']);
  });

  async function heardAsCalls(topic: string, name: SituationName): Promise<void> {
    const { make, begins } = SAYINGS[topic]!;
    const { item, account, turn } = await begin(api, name, make);
    const browser = api.browser();
    if (account) await api.people.signIn(browser, account);
    else await api.people.grant(item, await api.people.visit(browser));
    const { about, what, call, kept } = await begins(browser, item);
    // Each says one thing: how soon one line may say the next is another question.
    const [before, during, after] = [
      await Line.open(browser, topic, item.id),
      await Line.open(browser, topic, item.id),
      await Line.open(browser, topic, item.id),
    ];
    for (const line of [before, during]) await line.join(about);
    expect(await before.say(what('vorher'))).toBe('in');
    await turn();
    // A client just excluded by this change gets the answer of one that was never in.
    const right = ANSWERS[ACCESS_SITUATIONS[name].standing]!;
    const gone = ['none', 'mustAsk'].includes(ACCESS_SITUATIONS[name].standing);
    const said = await during.say(what('danach'));
    expect(gone ? [right, 'NOT_FOUND'] : [right]).toContain(said);
    expect((await call(browser, 'gerufen')).body?.code ?? 'in').toBe(right);
    expect(await kept()).toEqual([right === 'in' ? 'gerufen' : 'vorher']);
    await after.join(about);
    expect(await after.say(what('zuletzt'))).toBe(gone ? 'NOT_FOUND' : right);
    expect(await kept()).toEqual([right === 'in' ? 'zuletzt' : 'vorher']);
  }
});
