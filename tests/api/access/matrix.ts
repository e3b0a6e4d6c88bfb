import type { Item } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { HOLDS_SECONDS } from '../../support/on-this-machine.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { seedSceneSchool } from '../schools/scene-school.js';
import { browserOf } from './bystanders.js';
import { forgetCounts } from './counts.js';
import { ACTORS, type ActorName, type Expected, expected, expectedOfAnswers, expectedOfChild } from './expected.js';
import { addressOf, optionsOf, ownRequests } from './requests.js';
import { type Area, type Route, routesOf } from './routes.js';
import { untouched } from './untouched.js';
import { createWorld, type Plan, type World } from './world.js';
import { itemOf, kindOf } from './world-ids.js';

/** The door's own refusals; whatever else comes back (200, a validation error …) means that the actor was let in. */
const DOOR: Record<string, Expected> = {
  UNAUTHORIZED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  NO_PASSWORD_PROVIDED: 'ask',
  CLOSED_IN_INCOGNITO: '403',
};
const PASSWORD = 'Glück';
/** Of the password, made with the least work: what a comparison costs is another question. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$OAXwAfkPowT7CV4WBEPFpA$UHfq1LKkOI09CyL6Qo7eNE9sCBxt2J5KcoDMAjR2pbY';
const LOCKED: Partial<Item> = { privacy: 'password_protected', passwordHash: PASSWORD_HASH };
/** Ways to come to an item with a password without an account. */
const WAYS: Record<string, (item: Item) => Record<string, string>> = {
  rightPassword: () => ({ 'x-password': encodeURIComponent(PASSWORD) }),
  wrongPassword: () => ({ 'x-password': encodeURIComponent('Gluck') }),
  noPassword: () => ({}),
  tokenOnly: (item) => ({ 'x-access-token': item.token }),
};

/**
 * Tables that the authorizer itself writes, also when a later check refuses: arrivals by link and their guest names, password attempts and
 * Yjs client numbers; also pictures of listed items, numbers of downloads, and which collab-server opened a document to judge.
 */
const OF_THE_DOOR = new Set([
  'item_grant',
  'guest_name',
  'attempt',
  'document_client',
  'document_owner',
  'item_picture',
  'shared_file_downloads',
]);

/** Returns the content of a world without the rows that the authorizer itself writes. */
export async function contentOf(api: BoardApi, world: World): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await untouched(api, world)).filter(([table]) => !OF_THE_DOOR.has(table)));
}

/** Makes the call with a request of this world that is valid. @returns what the door says to it */
export async function meet(browser: TestBrowser, route: Route, world: World, headers: Record<string, string> = {}): Promise<Expected> {
  const [sampled] = ownRequests(route, world).requests;
  const request = { ...sampled!, body: world.boards[kindOf(route) as 'pinboard']?.bodyOf(route) ?? sampled!.body };
  const answer = await browser.call<Refusal | null>(route.method, addressOf(request), { ...optionsOf(request), headers });
  return DOOR[answer.body?.code ?? ''] ?? 'in';
}

type Row = [name: string, route: Route];
interface Watched {
  world: World;
  /** its content at the last check */
  content: Record<string, string>;
}
type Met<Who extends string> = Partial<Record<Who, Expected>>;

export interface AccessMatrix {
  api(): BoardApi;
  /**
   * the calls of the area that some actor is refused, and those that some actor may make; `npm test` omits from the latter those that
   * change something, which need a world each and are called by the second world, too
   */
  refusals: Row[];
  welcomes: Row[];
  /** those of the last that change nothing */
  looks: Row[];
  /** every call of it that is about an item outside of the trash */
  itemRoutes: Row[];
  /** All who may not meet the door, one after the other in one world, and nothing in it is another thing afterwards. */
  expectRefusals(route: Route): Promise<void>;
  /** All who may are let in, also where they change something: one after the other, in another world where there is nothing left to change. */
  expectWelcomes(route: Route): Promise<void>;
  /** The same for all ways to an item with a password. */
  expectPassword(route: Route): Promise<void>;
}

/** Every actor at every call of an area, with requests that are valid: what comes back is about rights. */
export function accessMatrix(area: Area): AccessMatrix {
  const rows = routesOf(area).map((route): Row => [route.name, route]);
  const children = area === 'children';
  const expectedAt = children ? expectedOfChild : area === 'answers' ? expectedOfAnswers : expected;
  const newWorld = (plan: Plan = {}): Promise<World> => createWorld(api, { children, ...plan });
  let api: BoardApi;
  /** worlds that must stay unchanged, with and without a password, and one that all may look around in */
  let [open, locked]: Watched[] = [];
  let visited: World;
  let browsers: Record<ActorName, TestBrowser>;

  beforeAll(async () => {
    api = await startBoardApi(inject('databaseUrl'));
    const worlds = [await newWorld(), await newWorld({ fields: LOCKED })];
    visited = await newWorld();
    const made = await Promise.all(ACTORS.map(async (actor) => [actor, await browserOf(actor, api, worlds[0]!)] as const));
    browsers = Object.fromEntries(made) as Record<ActorName, TestBrowser>;
    // Membership in an unrelated school must not help either.
    await seedSceneSchool(api, await api.people.account(), worlds[0]!.accounts.reader);
    [open, locked] = await Promise.all(worlds.map(async (world) => ({ world, content: await contentOf(api, world) })));
  });
  afterAll(() => api.stop());
  beforeEach(() => forgetCounts(api));

  /** One call that changes something does not make those after it look guilty. */
  async function expectUntouched(watched: Watched): Promise<void> {
    const before = watched.content;
    watched.content = await contentOf(api, watched.world);
    expect(watched.content).toEqual(before);
  }

  const meetAs = (actor: ActorName, browser: TestBrowser, route: Route, world: World): Promise<Expected> =>
    meet(browser, route, world, actor === 'nobodyWithToken' ? { 'x-access-token': itemOf(world, route).token } : {});

  const letIn = rows.filter(([, route]) => ACTORS.some((actor) => expectedAt(route, actor) === 'in'));
  const looks = letIn.filter(([, route]) => !changesTheWorld(route));
  return {
    api: () => api,
    refusals: rows.filter(([, route]) => ACTORS.some((actor) => expectedAt(route, actor) !== 'in')),
    welcomes: HOLDS_SECONDS ? letIn : looks,
    looks,
    itemRoutes: rows.filter(([, { meta }]) => meta.operation?.startsWith('item.') && !/restore$|destroy$/.test(meta.operation)),
    expectRefusals: async (route) => {
      const [found, right]: Met<ActorName>[] = [{}, {}];
      for (const actor of ACTORS.filter((name) => expectedAt(route, name) !== 'in')) {
        // A client that arrives by the link is a guest with a cookie from then on: the next time it needs a new browser.
        const browser = actor === 'nobodyWithToken' ? api.browser() : browsers[actor];
        found![actor] = await meetAs(actor, browser, route, open!.world);
        right![actor] = expectedAt(route, actor);
      }
      expect(found).toEqual(right);
      await expectUntouched(open!);
    },
    expectWelcomes: async (route) => {
      const [found, right]: Met<ActorName>[] = [{}, {}];
      const changing = changesTheWorld(route);
      const fresh = (): Promise<World> => newWorld({ kinds: [kindOf(route)] });
      let world = changing ? await fresh() : visited;
      let untouchedYet = true;
      // Actors with the fewest rights come first: their calls give no other actor access.
      for (const actor of ACTORS.filter((name) => expectedAt(route, name) === 'in').reverse()) {
        found![actor] = await meetAs(actor, await browserOf(actor, api, world), route, world);
        if (found![actor] !== 'in' && changing && !untouchedYet) {
          // An earlier actor may have removed the subject of the call.
          world = await fresh();
          found![actor] = await meetAs(actor, await browserOf(actor, api, world), route, world);
        }
        untouchedYet = false;
        right![actor] = 'in';
      }
      expect(found).toEqual(right);
    },
    expectPassword: async (route) => {
      // The prompt is offered only where an answer would help; otherwise the item does not exist.
      const shut: Expected = ['item.read', 'item.answer', 'item.contribute'].includes(route.meta.operation!) ? 'ask' : '404';
      const inside = expectedAt(route, 'visitor');
      const [found, right]: Met<string>[] = [{}, {}];
      for (const [way, headersFor] of Object.entries(WAYS)) {
        right![way] = way === 'rightPassword' ? inside : shut;
        const fresh = right![way] === 'in' && changesTheWorld(route);
        const world = fresh ? await newWorld({ kinds: [kindOf(route)], fields: LOCKED }) : locked!.world;
        found![way] = await meet(api.browser(), route, world, headersFor(itemOf(world, route)));
      }
      expect(found).toEqual(right);
      await expectUntouched(locked!);
    },
  };
}

/** A changing call must meet something to change; calls about oneself change nothing that is the teacher's, but for what they name. */
function changesTheWorld({ method, meta }: Route): boolean {
  return method !== 'GET' && (meta.ownThrough !== undefined || /^(item|class|project|school)\./.test(meta.operation!));
}
