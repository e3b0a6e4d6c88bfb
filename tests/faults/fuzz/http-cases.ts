import fc from 'fast-check';
import { ownRequests, type WireRequest, withForeignIds } from '../../api/access/requests.js';
import { ROUTES } from '../../api/access/routes.js';
import type { World } from '../../api/access/world.js';
import type { RawRequest } from '../../support/raw-http.js';
import { toJson } from './hostile-values.js';
import { type Mutation, mutated, mutation } from './mutations.js';
import { changedWire, FORM, type WireChange, wellFormed, wireChange } from './wire-changes.js';

export const ACTORS = ['teacher', 'coTeacher', 'pupil', 'visitor', 'nobody'] as const;
export type Actor = (typeof ACTORS)[number];

/** One request of an actor: first a valid one, then changed. */
export interface HttpCase {
  actor: Actor;
  route: number;
  sample: number;
  /** which id of the stranger stands in which place; none when undefined */
  foreign: number | undefined;
  input: Mutation[];
  /** true if path and query stay valid, so that the body is read */
  inBody: boolean;
  wire: WireChange[];
}

/** Calls that delete or restore something: other calls beside them meet data that has just gone. */
const ENDINGS = ROUTES.flatMap(({ name, method }, index) =>
  method === 'DELETE' || /restore|leave|signOut|deactivate/i.test(name) ? [index] : [],
);

export const httpCase: fc.Arbitrary<HttpCase> = fc.record({
  actor: fc.constantFrom(...ACTORS, 'teacher', 'teacher', 'pupil'),
  route: fc.oneof({ arbitrary: fc.nat(ROUTES.length - 1), weight: 5 }, { arbitrary: fc.constantFrom(...ENDINGS), weight: 1 }),
  sample: fc.nat(60),
  foreign: fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, { arbitrary: fc.nat(400), weight: 1 }),
  input: fc.array(mutation, { maxLength: 3 }),
  inBody: fc.boolean(),
  wire: fc.array(wireChange, { maxLength: 2 }),
});

/** Credentials of an actor at the api. */
export interface Passport {
  cookie: string;
  csrf: string;
}

/** The request of a case, in these worlds. */
export function requestOf(one: HttpCase, mine: World, stranger: World, passport: Passport, origin: string): RawRequest & { name: string } {
  const route = ROUTES[one.route]!;
  const { requests } = ownRequests(route, mine);
  const own = requests[one.sample % requests.length]!;
  const strangers =
    one.foreign === undefined
      ? []
      : withForeignIds(own, (id) =>
          Object.entries(mine.ids)
            .filter(([, value]) => value === id)
            .map(([name]) => stranger.ids[name]!),
        );
  const right = strangers.length > 0 ? strangers[one.foreign! % strangers.length]! : own;
  const input = { path: right.path.split('/').slice(2), query: right.query, body: right.body };
  const { path, query, body } =
    one.inBody && right.body !== undefined
      ? { ...input, body: one.input.reduce(mutated, right.body) }
      : one.input.reduce(changedInput, input);
  const host = origin.replace('http://', '');
  let request: RawRequest = {
    method: route.method,
    target: targetOf(path, query),
    headers: [
      ['host', host],
      ['origin', origin],
      ...(passport.cookie ? [['cookie', passport.cookie] as const] : []),
      ...(passport.csrf ? [['x-csrf-token', passport.csrf] as const] : []),
      ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
    ],
    body: body === undefined ? Buffer.alloc(0) : Buffer.from(toJson(body)),
  };
  if (route.meta.inQuery && !one.wire.some(({ do: what }) => what === 'form')) request = changedWire(request, FORM);
  request = one.wire.reduce(changedWire, request);
  return { ...request, headers: [...request.headers, ['content-length', String(request.body.length)]], name: route.name };
}

/** Path, query and body are one value to change. */
function changedInput(input: Pick<WireRequest, 'query' | 'body'> & { path: string[] }, change: Mutation): typeof input {
  const { path, query, body } = (mutated(input, change) as Partial<typeof input>) ?? {};
  return { path: Array.isArray(path) ? path : ['items'], query: typeof query === 'object' && query !== null ? query : {}, body };
}

function targetOf(path: readonly unknown[], query: object): string {
  const search = Object.entries(query)
    .flatMap(([name, value]) => pairs(wellFormed(name), value, 0))
    .join('&');
  const target = `/api/${path.map((part) => encodeURIComponent(textOf(part))).join('/')}`;
  return (search === '' ? target : `${target}?${search}`).slice(0, 12_000);
}

function pairs(name: string, value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || 'text' in value || depth > 3)
    return [`${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`];
  return Object.entries(value)
    .slice(0, 200)
    .flatMap(([key, entry]) => pairs(Array.isArray(value) ? name : `${name}[${wellFormed(key)}]`, entry, depth + 1));
}

function textOf(value: unknown): string {
  return wellFormed(typeof value === 'string' ? value : value === undefined ? '' : toJson(value));
}
