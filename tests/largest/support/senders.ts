import { browserOf } from '../../api/access/bystanders.js';
import { type Insiders, insidersOf } from '../../api/access/insiders.js';
import { addressOf, ownRequests, type WireRequest } from '../../api/access/requests.js';
import type { Route } from '../../api/access/routes.js';
import type { World } from '../../api/access/world.js';
import { idFor, kindOf } from '../../api/access/world-ids.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { largestInput, variantsOf } from './largest-input.js';
import { LETTERS, type Shape, shapesOf } from './shapes.js';

/** Kinds of parts that one call takes: more would only be more of the same. */
const VARIANTS = 30;

/** All senders: the people of a world, the administration, and two without any rights in it. */
export interface Senders {
  world: World;
  insiders: Insiders;
  outsiders: readonly TestBrowser[];
}

export async function sendersIn(api: TestApi, world: World): Promise<Senders> {
  const insiders = await insidersOf(api, world);
  return { world, insiders, outsiders: [await browserOf('otherTeacher', api, world), api.browser()] };
}

/** A right request of this world. */
export function rightRequest(route: Route, world: World): WireRequest {
  const [sampled] = ownRequests(route, world).requests;
  return { ...sampled!, body: world.boards[kindOf(route) as 'pinboard']?.bodyOf(route) ?? sampled!.body };
}

/** Yields bodies of the largest size for a call: first invalid ones, then valid ones with everything at its maximum. */
export function* bodiesFor(route: Route, world: World, bytes: number, turn: number): Generator<Shape> {
  yield* shapesOf(rightRequest(route, world).body, route.input, bytes, turn);
  if (!route.input) return;
  const inPath = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  for (let variant = 0; variant < Math.min(VARIANTS, variantsOf(route.input)); variant += 1) {
    const letters = LETTERS[(turn + variant) % LETTERS.length]!;
    const input = largestInput(route.input, { idFor: (field) => idFor(world, route, field), letters, variant }, bytes - 100);
    const body = Object.fromEntries(Object.entries((input ?? {}) as object).filter(([name]) => !inPath.has(name)));
    yield { name: `the most it allows (${variant})`, body: Buffer.from(JSON.stringify(body)) };
  }
}

/** Sends a body as it is. @returns the status */
export async function sendBody(browser: TestBrowser, request: WireRequest, { body }: Shape): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await browser.call(request.method, addressOf(request), { body, headers })).status;
}
