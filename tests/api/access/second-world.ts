import { newPartId } from '@murmel/documents';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { HOLDS_SECONDS } from '../../support/on-this-machine.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { forgetCounts } from './counts.js';
import { addressOf, duplicatedParameter, optionsOf, ownRequests, type WireRequest, withForeignIds } from './requests.js';
import { type Area, type Route, routesOf } from './routes.js';
import { untouched } from './untouched.js';
import { type Attacker, createWorld, type World } from './world.js';

/** Every id of the stranger at every place, instead of the one that would fit there; for `npm run proof -- --long actors`. */
const EVERYTHING = process.env['FAULT_ROUNDS'] !== undefined;
const PEOPLE: Attacker[] = ['teacher', 'coTeacher', 'pupil', 'visitor'];
/** A co-teacher can reach no call that neither a teacher nor a pupil can; `npm test` asks as one account and as a guest. */
const ATTACKERS: Attacker[] = EVERYTHING ? PEOPLE : HOLDS_SECONDS ? ['teacher', 'pupil', 'visitor'] : ['teacher', 'visitor'];
/**
 * Calls without an "own" to compare with: only an admin or reviewer of the installation may make them, only publicly open data is meant, or
 * only clients without an account.
 */
const WITHOUT_OWN = new Set([
  'schools.list',
  ...['start', 'stop'].map((call) => `incognito.${call}`),
  ...['list', 'get'].map((call) => `backofficeIncognito.${call}`),
  'schools.enrol',
  ...['create', 'get', 'recommendations', 'update', 'remove', 'take', 'bookmark'].map((call) => `collections.${call}`),
  ...['create', 'get', 'update', 'remove', 'putLogo', 'logo', 'removeLogo'].map((call) => `partners.${call}`),
  'materials.mark',
  'h5pLibraries.list',
  'h5pLibraries.create',
  'ai.checkMcp',
  'ai.providers',
  ...['overview', 'deletions', 'state'].map((call) => `installation.${call}`),
  'ai.check',
  // A key alone names what they open.
  'aiFeedbacks.returned',
  'timetables.readFeed',
  'pupilSessions.change',
  'pupilSessions.create',
  'pupilSessions.find',
  'sessions.create',
  'registrations.confirm',
  'passwordResets.finish',
  'schools.readInvitation',
  'schools.accept',
  'operation.reportError',
  'reports.create',
  'reviews.list',
  'reviews.decide',
  'reviews.askAgain',
  'reviewers.list',
  'reviewers.set',
  'privacy.eraseMe',
  ...['counts', 'list', 'classes', 'pupils', 'guests', 'get', 'update', 'setSchool', 'setLicence', 'sendPasswordLink', 'remove'].map(
    (call) => `backofficePeople.${call}`,
  ),
  ...['list', 'create', 'get', 'update', 'people', 'assign'].map((call) => `backofficeLicences.${call}`),
  ...['check', 'create', 'remove'].map((call) => `backofficeInvitations.${call}`),
  ...['list', 'create', 'update'].map((call) => `backofficeSchools.${call}`),
  ...['read', 'test', 'addSchool', 'removeSchool'].map((call) => `backofficeSignOn.${call}`),
  'signOn.acceptInvitation',
  'signOn.link',
  ...['read', 'test'].map((call) => `backofficeLti.${call}`),
  'invitedTeachers.read',
  'invitedTeachers.accept',
  'users.changePassword',
]);
/** Neither refused nor malformed. */
const WORKS = /^(?!400 BAD_REQUEST|401|403|404|429|5)/;
/** After these one's own world is not what it was. */
const TAKES_AWAY =
  /DELETE|restore|PUT \/api\/school_classes\/\{id\}\/leave|PUT \/api\/schools\/\{id\}\/leave|deactivate|finish|emptyTrash|ownKey/;

export interface SecondWorld {
  /** every call of the area */
  routes: [name: string, route: Route][];
  /** Nothing of a stranger is told or changed by a call that names their ids beside one's own, while one's own things are. */
  expectNothingOfStrangers(route: Route): Promise<void>;
}

/** Two worlds, and calls of an area made in one of them with ids of the other. */
export function secondWorld(area: Area): SecondWorld {
  let api: BoardApi;
  let stranger: World;
  let strangersContent: Record<string, string>;
  /** every id of the stranger */
  let theirs: Set<string>;
  let mine: World;
  let sent = 0;
  beforeAll(async () => {
    api = await startBoardApi(inject('databaseUrl'));
    [stranger, mine] = [await createWorld(api), await createWorld(api)];
    strangersContent = await untouched(api, stranger);
    theirs = new Set([...Object.values(stranger.ids), ...Object.values(stranger.children).flat()]);
  });
  afterAll(async () => {
    console.info(`${area}: ${sent} requests with ids of a stranger`);
    expect(await untouched(api, stranger)).toEqual(strangersContent);
    await api.stop();
  });
  beforeEach(() => forgetCounts(api));

  async function send(browser: TestBrowser, request: WireRequest): Promise<Answer<Refusal | null>> {
    sent += 1;
    if (sent % 50 === 0) forgetCounts(api);
    return browser.call<Refusal | null>(request.method, addressOf(request), optionsOf(request));
  }

  /** The same kind of thing in the other world. */
  function counterparts(id: string): string[] {
    const names = Object.entries(mine.ids)
      .filter(([, own]) => own === id)
      .map(([name]) => name);
    if (names.length === 0) return [];
    return EVERYTHING ? [...theirs] : names.flatMap((name) => [stranger.ids[name]!, ...(stranger.children[name] ?? [])]);
  }

  /** Expects no data of the other world, and the same answer as for an unused id. @param nobodys answers to unused ids so far */
  async function expectNothing(browser: TestBrowser, foreign: WireRequest, nobodys: Map<string, string>): Promise<void> {
    const answer = await send(browser, foreign);
    const what = `${foreign.method} ${addressOf(foreign)} ${JSON.stringify(foreign.body)}`;
    expect(answer.status, what).toBeLessThan(500);
    expect(shown(answer), what).not.toContain(stranger.mark);
    const [unused] = withForeignIds(foreign, (id) => (theirs.has(id) ? [UNUSED[shapeOf(id)]] : []));
    if (!unused) return;
    const place = JSON.stringify(unused);
    nobodys.set(place, nobodys.get(place) ?? refusalOf(await send(browser, unused)));
    expect(refusalOf(answer), what).toBe(nobodys.get(place));
  }

  /** Without this a request that is refused because it is malformed would look safe. */
  async function expectOwnWorks(route: Route): Promise<void> {
    if (WITHOUT_OWN.has(route.name) || route.meta.operation?.startsWith('operator.')) return;
    for (const index of ownRequests(route, mine).requests.keys()) {
      const request = ownRequests(route, mine).requests[index]!;
      const answers: string[] = [];
      for (const attacker of PEOPLE) {
        answers.push(refusalOf(await send(mine.browsers[attacker], request)));
        // One whom it works for is enough, where not all are asked.
        if (!HOLDS_SECONDS && WORKS.test(answers.at(-1)!)) break;
      }
      expect(
        answers.filter((answer) => WORKS.test(answer)),
        `${addressOf(request)} ${JSON.stringify(request.body)}: ${answers.join(', ')}`,
      ).not.toEqual([]);
      if (TAKES_AWAY.test(`${route.method} ${route.path}`) || TAKES_AWAY.test(route.name)) mine = await createWorld(api);
    }
  }

  /** Returns ids of the other world that would fit a call's subject. */
  function idsLike(name: string, route: Route): string[] {
    const [request] = ownRequests({ ...route, input: undefined }, stranger).requests;
    const ownPath = route.path.split('/').indexOf(`{${name}}`);
    return ownPath === -1 ? [stranger.ids['text_document']!, stranger.ids['project']!] : [request!.path.split('/')[ownPath]!];
  }

  return {
    routes: routesOf(area).map((route) => [route.name, route]),
    expectNothingOfStrangers: async (route) => {
      const { requests, unknown } = ownRequests(route, mine);
      expect(unknown, 'fields for ids that the second world does not know: teach tests/api/access/world-ids.ts').toEqual([]);
      for (const attacker of ATTACKERS) {
        const [browser, nobodys] = [mine.browsers[attacker], new Map<string, string>()];
        for (const request of requests) {
          for (const foreign of withForeignIds(request, counterparts)) await expectNothing(browser, foreign, nobodys);
        }
        for (const name of subjects(route)) {
          for (const twice of idsLike(name, route).flatMap((id) => duplicatedParameter(requests[0]!, name, id))) {
            expect(refusalOf(await send(browser, twice)), `${attacker}: ${addressOf(twice)} ${JSON.stringify(twice.body)}`).toMatch(
              /^(400 BAD_REQUEST|40[134] )/,
            );
          }
        }
      }
      // Reading calls are checked once, at the end: that takes a third of the time.
      if (route.method !== 'GET') expect(await untouched(api, stranger)).toEqual(strangersContent);
      await expectOwnWorks(route);
    },
  };
}

const shown = (answer: Answer<unknown>): string => JSON.stringify([answer.status, answer.body, [...answer.headers]]);
const refusalOf = ({ status, body }: Answer<Refusal | null>): string => `${status} ${body?.code ?? ''}`;

/** With which names a call says what it is about. */
function subjects({ path, meta }: Route): string[] {
  return [
    ...new Set([
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      ...[meta.itemParam, meta.classParam, meta.projectParam, meta.schoolParam].filter((name) => name !== undefined),
    ]),
  ];
}

type Shape = 'uuid' | 'number' | 'part';
const shapeOf = (id: string): Shape => (id.includes('-') ? 'uuid' : /^\d+$/.test(id) ? 'number' : 'part');
/** Unused ids. */
const UNUSED: Record<Shape, string> = { uuid: newId(), number: '999999999', part: newPartId() };
