// @module-tag proof
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { browserOf } from '../access/bystanders.js';
import { forgetCounts } from '../access/counts.js';
import type { ActorName } from '../access/expected.js';
import { addressOf, optionsOf, ownRequests } from '../access/requests.js';
import { ROUTES, type Route } from '../access/routes.js';
import { untouched } from '../access/untouched.js';
import { createWorld, type World } from '../access/world.js';
import { itemOf, kindOf } from '../access/world-ids.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';

/** Every call about an item, but for the two that are for what lies in the trash. */
const CALLS = ROUTES.filter(({ meta }) => meta.operation?.startsWith('item.') && !/restore$|destroy$/.test(meta.operation)).map(
  (route): [string, Route] => [route.name, route],
);
/** Actors with access to the item while it is not in the trash; for all others it did not exist before either. */
const ACTORS: ActorName[] = ['teacher', 'coTeacher', 'reader', 'admin', 'pupil', 'visitor', 'nobodyWithToken'];

let api: BoardApi;
let world: World;
let before: Record<string, string>;
let browsers: Record<ActorName, TestBrowser>;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
  world = await createWorld(api, { fields: { discardedAt: new Date() } });
  const made = await Promise.all(ACTORS.map(async (actor) => [actor, await browserOf(actor, api, world)] as const));
  browsers = Object.fromEntries(made) as Record<ActorName, TestBrowser>;
  before = await untouched(api, world);
});
afterAll(async () => {
  expect(await untouched(api, world)).toEqual(before);
  await api.stop();
});
beforeEach(() => forgetCounts(api));

async function meet(actor: ActorName, route: Route): Promise<string> {
  const [sampled] = ownRequests(route, world).requests;
  const request = { ...sampled!, body: world.boards[kindOf(route) as 'pinboard']?.bodyOf(route) ?? sampled!.body };
  const headers = actor === 'nobodyWithToken' ? { 'x-access-token': itemOf(world, route).token } : {};
  const answer = await browsers[actor].call<Refusal | null>(route.method, addressOf(request), { ...optionsOf(request), headers });
  return `${answer.status} ${answer.body?.code ?? ''}`;
}

describe('every call about an item in the trash, everybody who had something there', () => {
  it.each(CALLS)('[TR-20] %s: it is not there, and only its owner is told where it lies', async (_name, route) => {
    const found = await Promise.all(ACTORS.map(async (actor) => [actor, await meet(actor, route)]));
    expect(found).toEqual(ACTORS.map((actor) => [actor, actor === 'teacher' ? '404 ITEM_IN_TRASH' : '404 NOT_FOUND']));
  });
});
