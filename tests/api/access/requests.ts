import { NEW_LOOK } from '@murmel/contracts';
import { newId } from '@murmel/server';
import type { CallOptions } from '../../support/browser.js';
import type { Route } from './routes.js';
import { sampleInputs } from './sample-input.js';
import type { World } from './world.js';
import { idFor, subjectOf } from './world-ids.js';

/** A request as it goes over the wire, before it becomes text. */
export interface WireRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** Contents that the contract leaves open (the fields of a card's or a block's kind) and that hold ids. */
function moreBodies({ name }: Route, { ids }: World): unknown[] {
  if (name === 'worksheets.createBlock') {
    const files = [
      ['Image', 'sheetFile'],
      ['File', 'sheetFile'],
      ['H5p', 'sheetPackage'],
    ] as const;
    return files.map(([kind, file]) => ({ kind, content: { file: ids[file] } }));
  }
  if (name === 'qrcodes.update') return [{ look: { ...NEW_LOOK, logo: 'file', logoFile: ids['codeFile'] } }];
  if (name !== 'teachingBoards.createCard') return [];
  return [
    { kind: 'lottery', content: { list: ids['namesList'] } },
    { kind: 'group', content: { list: ids['namesList'] } },
    { kind: 'image', content: { file: ids['screenFile'] } },
    { kind: 'file', content: { file: ids['screenFile'] } },
    { kind: 'internal_tool', content: { item: ids['word_cloud'] } },
  ];
}

/** Requests about nothing but one's own world; every field of the call that takes an id is in one of them. */
export function ownRequests(route: Route, world: World): { requests: WireRequest[]; unknown: string[] } {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const unknown: string[] = [];
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = name === 'id' ? subjectOf(world, route) : idFor(world, route, name);
    if (value === undefined) unknown.push(name);
    return value ?? newId();
  });
  // Values in the path are not sent a second time.
  const sampled = route.input ? sampleInputs(route.input, (field) => idFor(world, route, field)) : { inputs: [{}], unknown: [] };
  const inputs = sampled.inputs.map((input) =>
    Object.fromEntries(Object.entries((input ?? {}) as object).filter(([name]) => !names.includes(name))),
  );
  const asQuery = route.method === 'GET' || route.meta.inQuery === true;
  const requests = [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()].map(
    (input): WireRequest => ({
      method: route.method,
      path,
      query: asQuery ? textual(input) : {},
      body: asQuery ? undefined : input,
    }),
  );
  const more = moreBodies(route, world).map((body): WireRequest => ({ method: route.method, path, query: {}, body }));
  return { requests: [...requests, ...more], unknown: [...unknown, ...sampled.unknown] };
}

function textual(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
}

/** The same request with another id at one place, for each place where one of `mine` stands. */
export function withForeignIds(request: WireRequest, theirs: (mine: string) => string[]): WireRequest[] {
  const paths = request.path.split('/').flatMap((part, index, parts) => {
    const [item = '', own] = part.split('_');
    // The address of a part of a board holds two ids.
    const swapped =
      own === undefined || !/^[0-9a-f-]{36}_/.test(part)
        ? theirs(part)
        : [...theirs(item).map((id) => `${id}_${own}`), ...theirs(own).map((id) => `${item}_${id}`)];
    return swapped.map((foreign) => ({ ...request, path: parts.with(index, foreign).join('/') }));
  });
  const queries = Object.entries(request.query).flatMap(([name, value]) =>
    theirs(value).map((foreign) => ({ ...request, query: { ...request.query, [name]: foreign } })),
  );
  return [...paths, ...queries, ...replaced(request.body, theirs).map((body) => ({ ...request, body }))];
}

function replaced(value: unknown, theirs: (mine: string) => string[]): unknown[] {
  if (typeof value === 'string') return theirs(value);
  if (Array.isArray(value)) return value.flatMap((entry, index) => replaced(entry, theirs).map((foreign) => value.with(index, foreign)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => replaced(entry, theirs).map((foreign) => ({ ...value, [name]: foreign })));
}

/** The same request, said a second time what it is about: in query and body, and in the ways in which a list is written. */
export function duplicatedParameter(request: WireRequest, name: string, foreign: string): WireRequest[] {
  const spellings = [name, `${name}[]`, `${name}[0]`];
  return [
    ...spellings.map((spelling) => ({ ...request, query: { ...request.query, [spelling]: foreign } })),
    ...(request.method === 'GET'
      ? []
      : spellings.map((spelling) => ({ ...request, body: { ...(request.body as object | undefined), [spelling]: foreign } }))),
  ];
}

/** Returns the address for a browser to request. */
export function addressOf({ path, query }: WireRequest): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

export function optionsOf({ method, body }: WireRequest): CallOptions {
  return method === 'GET' ? {} : { body: body ?? {} };
}
