import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insiderAt } from '../api/access/insiders.js';
import { ROUTES, type Route } from '../api/access/routes.js';
import { FuzzedProduct } from '../faults/fuzz/product.js';
import { formatSilences, Silences } from './support/response-gaps.js';
import { bodiesFor, rightRequest, type Senders, sendBody, sendersIn } from './support/senders.js';
import type { Shape } from './support/shapes.js';

const BYTES = SERVER_LIMITS.http.bodyBytes;
/** Calls between one world and the next: what they changed or took away is there again. */
const CALLS_PER_WORLD = 40;
/** Number of repetitions for a call that made other clients wait: a busy machine is slow now and then. */
const LOOKS = 2;
/** True for calls that remove something: the bodies before find it still there, those of other calls do not. */
const ends = ({ name, method }: Route): boolean => method === 'DELETE' || /restore|leave|signOut|deactivate|trash/i.test(name);

let product: FuzzedProduct;
let silences: Silences;
let senders: Senders;
beforeAll(async () => {
  product = await FuzzedProduct.open(inject('databaseUrl'));
  await product.warmUp();
  silences = await Silences.open(product.origin, product.api.pid);
});
afterAll(async () => {
  await silences?.close();
  await product?.close();
});

/** Each call that takes a body; those that take something away at the end. */
const withBody = ROUTES.filter(({ method }) => method !== 'GET');
const CALLS = [...withBody.filter((route) => !ends(route)), ...withBody.filter(ends)].map((route, turn) => ({ route, turn }));
const PARTS = Array.from({ length: Math.ceil(CALLS.length / CALLS_PER_WORLD) }, (_, index) => {
  const calls = CALLS.slice(index * CALLS_PER_WORLD, (index + 1) * CALLS_PER_WORLD);
  return { calls, from: calls[0]!.route.name, to: calls.at(-1)!.route.name };
});
type Calls = typeof CALLS;

async function freshWorld(): Promise<void> {
  silences.begin('a new world');
  senders = await sendersIn(product.asTestApi, await product.world());
  await silences.answered();
}

/** One body, first by one who may not. @returns the status for one who may */
async function send(route: Route, body: Shape, turn: number): Promise<number> {
  const request = rightRequest(route, senders.world);
  let status = 0;
  for (const [who, browser] of [
    ['who may not', senders.outsiders[turn % senders.outsiders.length]!],
    ['who may', insiderAt(route, senders.insiders)],
  ] as const) {
    silences.begin(`${route.name}: ${body.name}, by one ${who}`);
    status = await sendBody(browser, request, body);
    silences.end(String(status));
  }
  return status;
}

/** Sends every body, or the wanted ones, and then waits for the unaffected client. @returns calls that refused all clients, and faults */
async function sendAll(calls: Calls, wanted?: readonly string[]): Promise<{ shut: string[]; faults: string[] }> {
  const [shut, faults]: [Set<string>, Set<string>] = [new Set(calls.map(({ route }) => route.name)), new Set()];
  let sent = 0;
  for (const { route, turn } of calls) {
    for (const body of bodiesFor(route, senders.world, BYTES, turn)) {
      sent += 1;
      const name = `${route.name}: ${body.name}, `;
      if (wanted && !wanted.some((one) => one.startsWith(name))) continue;
      expect(body.body.length, name).toBeLessThanOrEqual(BYTES);
      const status = await send(route, body, sent);
      if (![401, 403, 404].includes(status)) shut.delete(route.name);
      if (status >= 500) faults.add(`${status} ${name}`);
      if (wanted) await silences.answered();
    }
  }
  await silences.answered();
  return { shut: [...shut], faults: [...faults] };
}

describe('the largest bodies, by one who may and one who may not, in each shape', () => {
  it.each(PARTS)('from $from to $to: nobody else waits for them', async ({ calls }) => {
    await freshWorld();
    let from = silences.count;
    const { shut, faults } = await sendAll(calls);
    console.info(formatSilences(`${calls.length} calls`, silences.longest(from), 8));
    let slow = silences.tooLong(from);
    for (let look = 0; look < LOOKS && slow.length > 0; look += 1) {
      await freshWorld();
      from = silences.count;
      await sendAll(calls, slow);
      const again = silences.tooLong(from);
      slow = slow.filter((name) => again.includes(name));
    }
    expect({ slow, faults, complaints: product.complaints() }).toEqual({ slow: [], faults: [], complaints: [] });
    expect(silences.refused()).toBe(0);
    console.info(`not let in: ${shut.join(' ')}`);
    // Requests that the authorizer refuses prove little.
    expect(shut.length).toBeLessThan(calls.length / 2);
  });
});
