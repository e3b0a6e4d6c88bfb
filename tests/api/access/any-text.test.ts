// @module-tag proof
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import type { Answer, Refusal } from '../../support/browser.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { forgetCounts } from './counts.js';
import { type Insiders, insiderAt, insidersOf } from './insiders.js';
import { fieldsOf, textPlaces } from './places.js';
import { addressOf, optionsOf, ownRequests, type WireRequest, withForeignIds } from './requests.js';
import { ROUTES, type Route } from './routes.js';
import { untouched } from './untouched.js';
import { createWorld, type World } from './world.js';

/** Texts that a database would interpret as more than a word. */
const STATEMENTS = ["' or '1'='1", '1) or pg_sleep(9) is null--', 'id"; drop table item; --', 'title desc, (select 1/0)', '\\', '%', '$1'];
/** And what a program sends that forgot to fill something in. */
const NO_IDS = ['undefined', 'null'];
/** Letters whose repetition makes a quadratic scan take hours. */
const REPEATED = [' ', 'a', 'a@', 'a.', '0-', 'http://a', '{{'];
const LONG = SERVER_LIMITS.http.bodyBytes - 20_000;
const SECOND_MS = 1000;
/** Refused for what it says, not at the door; a code that is wrong waits for the teacher like every other (409). */
const REFUSED = new Set([400, 404, 409, 422]);

let api: BoardApi;
let world: World;
let insiders: Insiders;
let turn = 0;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
  world = await createWorld(api);
  insiders = await insidersOf(api, world);
});
afterAll(() => api.stop());

async function send(route: Route, request: WireRequest): Promise<Answer<Refusal | null>> {
  if ((turn += 1) % 40 === 0) forgetCounts(api);
  return insiderAt(route, insiders).call<Refusal | null>(request.method, addressOf(request), optionsOf(request));
}

const told = ({ method, path, query, body }: WireRequest, { status }: Answer): string =>
  `${status}: ${method} ${path} ${JSON.stringify(query)} ${JSON.stringify(body)?.slice(0, 300)}`;
const asks = ({ method, meta }: Route): boolean => method === 'GET' || meta.inQuery === true;
/** In turn, so that all of them come, though not each at every place. */
const nextOf = (words: string[]): string => words[(turn += 1) % words.length]!;

describe('every place of every call', () => {
  it('[T-30] [TR-40] that takes an id takes neither what a program forgot to fill in nor a piece of SQL', async () => {
    const before = await untouched(api, world);
    const ids = new Set(Object.values(world.ids));
    const wrong: string[] = [];
    let sent = 0;
    for (const route of ROUTES) {
      const { requests } = ownRequests(route, world);
      const attempts = requests.flatMap((request) =>
        withForeignIds(request, (id) =>
          // Each place gets all that is no id at all, and in turn one of the statements.
          ids.has(id) ? [...NO_IDS, nextOf(STATEMENTS)].map((text) => encoded(request.path, id, text)) : [],
        ),
      );
      for (const attempt of attempts) {
        const answer = await send(route, attempt);
        sent += 1;
        if (!REFUSED.has(answer.status)) wrong.push(told(attempt, answer));
      }
    }
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(ROUTES.length);
    expect(await untouched(api, world)).toEqual(before);
  });

  it('[T-30] [TR-40] in the address is refused or read as a word, what a list is sorted by among it', async () => {
    const wrong: string[] = [];
    for (const route of ROUTES.filter((one) => asks(one) && one.input)) {
      const names = Object.keys(fieldsOf(route.input)).filter((name) => !route.path.includes(`{${name}}`));
      const [request] = ownRequests(route, world).requests;
      for (const name of names) {
        const attempt = { ...request!, query: { ...request!.query, [name]: nextOf(STATEMENTS) } };
        const answer = await send(route, attempt);
        const taken = takes(route.input!, { ...inPath(route, world), ...attempt.query });
        if (taken ? answer.status >= 500 : !REFUSED.has(answer.status)) wrong.push(told(attempt, answer));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[TR-19] for a text is answered within a second when a whole megabyte stands there', async () => {
    const slow: string[] = [];
    const wrong: string[] = [];
    const tried = new Set<unknown>();
    for (const route of ROUTES.filter((one) => !asks(one) && one.input)) {
      const [{ path }] = ownRequests(route, world).requests as [WireRequest];
      // Of one type are fields of many calls.
      const places = textPlaces(route.input!).filter(({ schema }) => !tried.has(schema));
      for (const place of places) {
        tried.add(place.schema);
        const letters = nextOf(REPEATED);
        const request: WireRequest = {
          method: route.method,
          path,
          query: {},
          body: place.with(`${letters.repeat(LONG / letters.length)}!`),
        };
        const took = await quick(async () => {
          const answer = await send(route, request);
          if (answer.status >= 500) wrong.push(told(request, answer));
        });
        if (!took) slow.push(`${letters}: ${route.name}`);
      }
    }
    expect({ wrong, slow }).toEqual({ wrong: [], slow: [] });
  });

  it('[TR-19] looks through no text of a megabyte again and again, whatever it is made of', async () => {
    const schemas = new Set(ROUTES.flatMap(({ input }) => (input ? textPlaces(input).map(({ schema }) => schema) : [])));
    const slow: string[] = [];
    for (const schema of schemas) {
      for (const letters of REPEATED) {
        const text = `${letters.repeat(LONG / letters.length)}!`;
        if (!(await quick(async () => void schema.safeParse(text)))) slow.push(`${letters}: ${JSON.stringify(schema)}`);
      }
    }
    expect(slow).toEqual([]);
    expect(schemas.size).toBeGreaterThan(100);
  });
});

/** A busy machine is slow now and then; what is slow by itself is so each time. */
async function quick(work: () => Promise<unknown>): Promise<boolean> {
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    await work();
    if (performance.now() - started < SECOND_MS) return true;
  }
  return false;
}

/** Encodes a value in the path so that it stays one segment of it. */
const encoded = (path: string, id: string, text: string): string => (path.includes(id) ? encodeURIComponent(text) : text);

function takes(schema: z.ZodType, input: unknown): boolean {
  return schema.safeParse(input).success;
}

/** Returns the call's values in its path. */
function inPath(route: Route, world: World): Record<string, string> {
  const parts = ownRequests({ ...route, input: undefined }, world).requests[0]!.path.split('/');
  return Object.fromEntries(
    route.path.split('/').flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), parts[index]!] as const] : [])),
  );
}
