import { describe, expect, it } from 'vitest';
import { FairOrder } from './fair-order.js';
import { FairSemaphore } from './fair-semaphore.js';
import type { QueueClient } from './queue-client.js';

const SCHOOL = '192.0.2.1';
const ELSEWHERE = '198.51.100.7';
const who = (person: string, network = SCHOOL, kind: QueueClient['kind'] = 'account'): QueueClient => ({ person, network, kind });
const LIMITS = { atOnce: 1, waitingMax: 1000, waitSeconds: 3 };

/** All requests that came, and those that began so far. */
function queue(limits = LIMITS) {
  const line = new FairSemaphore(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const leave: (() => void)[] = [];
  let last: (() => void) | undefined;
  const come = (whose: QueueClient): void => {
    const gone = new Promise<void>((resolve) => leave.push(resolve));
    const mine = leave.at(-1)!;
    void line.enter(whose, gone).then(
      () => {
        begun.push(whose.person);
        last = mine;
      },
      () => refused.push(whose.person),
    );
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the request that began last. */
  const next = async (): Promise<void> => {
    last?.();
    await settled();
  };
  return { begun, refused, leave, come, settled, next };
}

const hundred = <T>(of: (at: number) => T): T[] => Array.from({ length: 100 }, (_, at) => of(at));

describe('a line in which somebody innocent stands beside a hostile hundred', () => {
  it.each([
    ['of one person', (): QueueClient => who('hostile')],
    ['of a hundred names at one address', (at: number): QueueClient => who(`hostile ${at}`, ELSEWHERE)],
    ['of strangers who are somebody new each time', (at: number): QueueClient => who(`hostile ${at}`, SCHOOL, 'stranger')],
    ['of a hundred cookies', (at: number): QueueClient => who(`hostile ${at}`, SCHOOL, 'visitor')],
  ])('is next, however many wait: %s', async (_name, hostile) => {
    const { begun, leave, come, settled } = queue();
    for (const one of hundred(hostile)) come(one);
    come(who('innocent'));
    await settled();
    expect(begun).toHaveLength(1);
    leave[0]!();
    await settled();
    expect(begun[1]).toBe('innocent');
  });

  it('strangers leave places to visitors, and both leave some to people with accounts', async () => {
    const { begun, come, settled } = queue({ ...LIMITS, atOnce: 8 });
    for (const one of hundred((at) => who(`stranger ${at}`, `198.51.100.${at}`, 'stranger'))) come(one);
    for (const one of hundred((at) => who(`visitor ${at}`, `203.0.113.${at}`, 'visitor'))) come(one);
    await settled();
    expect([begun.filter((name) => name.startsWith('stranger')).length, begun.length]).toEqual([4, 6]);
    come(who('teacher'));
    await settled();
    expect(begun).toContain('teacher');
  });

  it('no network has all places of strangers, nor all of people with accounts', async () => {
    const { begun, come, settled } = queue({ ...LIMITS, atOnce: 8 });
    for (const one of hundred((at) => who(`stranger ${at}`, ELSEWHERE, 'stranger'))) come(one);
    await settled();
    expect(begun).toHaveLength(2);
    for (const one of hundred((at) => who(`account ${at}`, ELSEWHERE))) come(one);
    await settled();
    expect(begun.filter((name) => name.startsWith('account'))).toHaveLength(6);
  });

  it('a full line loses those of whom the most wait, and refuses them when they come again', async () => {
    const { begun, refused, leave, come, settled } = queue({ ...LIMITS, waitingMax: 10 });
    for (const one of hundred(() => who('hostile', ELSEWHERE))) come(one);
    await settled();
    expect(refused).toHaveLength(89);
    come(who('innocent'));
    await settled();
    expect([refused.length, refused.includes('innocent')]).toEqual([90, false]);
    leave[0]!();
    await settled();
    expect(begun).toEqual(['hostile', 'innocent']);
  });

  it('of a class of thirty each is served once before anybody is served twice', async () => {
    const { begun, come, settled, next } = queue();
    const pupils = Array.from({ length: 30 }, (_, at) => `pupil ${at}`);
    for (const pupil of pupils) for (let times = 0; times < 3; times++) come(who(pupil, SCHOOL, 'visitor'));
    await settled();
    for (let served = 1; served < 60; served++) await next();
    expect(begun).toEqual([...pupils, ...pupils]);
  });
});

describe('a fair order', () => {
  it('goes round: kinds, networks, people, and what came first', () => {
    const order = new FairOrder();
    const waiting = [who('a'), who('a'), who('b'), who('c', ELSEWHERE), who('v', SCHOOL, 'visitor')].map((whose) => ({ whose }));
    const served: string[] = [];
    for (;;) {
      const next = order.first(waiting);
      if (!next) break;
      order.begin(next.whose);
      served.push(next.whose.person);
      waiting.splice(waiting.indexOf(next), 1);
    }
    expect(served).toEqual(['a', 'v', 'c', 'b', 'a']);
  });
});
