import { varUint } from './raw-client.js';

/** Parts of an update as Yjs writes them (version 1), for what no editor would ever make. */
const ORIGIN = 0x80;
const RIGHT_ORIGIN = 0x40;
const CONTENT_STRING = 4;
const CONTENT_TYPE = 7;
const CONTENT_ANY = 8;
const XML_ELEMENT = 3;
const ARRAY = 117;

export type At = readonly [client: number, clock: number];

const text = (value: string): Buffer => Buffer.concat([varUint(Buffer.byteLength(value)), Buffer.from(value)]);
const at = ([client, clock]: At): Buffer => Buffer.concat([varUint(client), varUint(clock)]);

/** @param structs of each client, from clock 0 unless told */
export function updateFrom(clients: readonly { client: number; clock?: number; structs: readonly Buffer[] }[]): Uint8Array {
  const parts = clients.map(({ client, clock = 0, structs }) =>
    Buffer.concat([varUint(structs.length), varUint(client), varUint(clock), ...structs]),
  );
  return Buffer.concat([varUint(clients.length), ...parts, varUint(0)]);
}

/** Where a struct stands: after and before something, or as the first child of a type or root. */
type StructPosition = { after: At; before?: At } | { in: At | string; key?: string };

function item(kind: number, place: StructPosition, content: Buffer): Buffer {
  if ('after' in place) {
    const info = kind | ORIGIN | (place.before ? RIGHT_ORIGIN : 0);
    return Buffer.concat([Buffer.of(info), at(place.after), ...(place.before ? [at(place.before)] : []), content]);
  }
  const parent = typeof place.in === 'string' ? Buffer.concat([varUint(1), text(place.in)]) : Buffer.concat([varUint(0), at(place.in)]);
  const key = place.key === undefined ? [] : [text(place.key)];
  return Buffer.concat([Buffer.of(kind | (place.key === undefined ? 0 : 0x20)), parent, ...key, content]);
}

export const letter = (place: StructPosition, letters = 'x'): Buffer => item(CONTENT_STRING, place, text(letters));
export const element = (place: StructPosition, name = 'paragraph'): Buffer =>
  item(CONTENT_TYPE, place, Buffer.concat([varUint(XML_ELEMENT), text(name)]));
export const gone = (length: number): Buffer => Buffer.concat([Buffer.of(0), varUint(length)]);
/** A value of arrays inside arrays. */
export const nestedValue = (place: StructPosition, depth: number): Buffer =>
  item(CONTENT_ANY, place, Buffer.concat([varUint(1), ...Array.from({ length: depth }, () => Buffer.of(ARRAY, 1)), Buffer.of(ARRAY, 0)]));

/** 114 bytes that no Yjs can count. */
export function integerBomb(client: number): Uint8Array {
  return updateFrom([{ client, structs: Array.from({ length: 12 }, () => gone(Number.MAX_SAFE_INTEGER)) }]);
}

/** Each client's only letter stands after the one of the client before, written down backwards. */
export function chain(clients: number, first: number): Uint8Array {
  const structs = Array.from({ length: clients }, (_, index) => ({
    client: first + index,
    structs: [letter(index === 0 ? { in: 'chain' } : { after: [first + index - 1, 0] })],
  }));
  return updateFrom(structs.reverse());
}

/** All at one place, each by a client of its own. */
export function crowd(clients: number, first: number, place: StructPosition): Uint8Array {
  return updateFrom(Array.from({ length: clients }, (_, index) => ({ client: first + index, structs: [letter(place)] })));
}

/** All at one place by one client. */
export function pile(client: number, count: number, place: StructPosition): Uint8Array {
  return updateFrom([{ client, structs: Array.from({ length: count }, () => letter(place)) }]);
}

/** An element in an element in an element. */
export function deepTree(client: number, depth: number, root: string): Uint8Array {
  const structs = Array.from({ length: depth }, (_, index) => element({ in: index === 0 ? root : [client, index - 1] }, 'blockquote'));
  return updateFrom([{ client, structs }]);
}

/** Letters that never join: each stands before the one before. */
export function singleLetters(client: number, clock: number, count: number, root: string): Uint8Array {
  const structs = Array.from({ length: count }, (_, index) =>
    clock + index === 0
      ? letter({ in: root })
      : Buffer.concat([Buffer.of(CONTENT_STRING | RIGHT_ORIGIN), at([client, clock + index - 1]), text('x')]),
  );
  return updateFrom([{ client, clock, structs }]);
}
