import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { z } from 'zod';
import { textPlaces } from '../../api/access/places.js';
import { defOf } from '../../api/access/sample-input.js';

/** Letters that each begin a search to the end of the text, which makes scanning expensive. */
export const LETTERS = ['<', '\n', ' ', '[', '{{', 'a@', '&#'];

/** In turn, so that all letters come, though not each at every place (`tests/api/access/any-text.test.ts` has each). */
const TEXTS_PER_CALL = 3;
const ENTRIES = ['""', '{}', '0', '[]', 'null'];

/** One body that is as large as a body may be. */
export interface Shape {
  name: string;
  body: Buffer;
}

/** Yields bodies that no client sends on purpose: a valid one, filled up to this many bytes in each way that is expensive to read. */
export function* shapesOf(base: unknown, schema: z.ZodType | undefined, bytes: number, turn: number): Generator<Shape> {
  const right = typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {};
  const withMore = (more: string): Buffer => Buffer.from(`${JSON.stringify(right).slice(0, -1)}${empty(right) ? '' : ','}"more":${more}}`);
  const room = bytes - withMore('').length;
  const half = Math.floor(room / 2);
  yield { name: 'spaces', body: Buffer.from(JSON.stringify(right).padEnd(bytes, ' ')) };
  yield { name: 'deep', body: withMore('['.repeat(half) + ']'.repeat(half)) };
  yield { name: 'as deep as may be', body: withMore(list(nested(LIMITS.collaboration.nesting - 3), room)) };
  yield { name: 'keys', body: withMore(keyed(room)) };
  yield {
    name: 'unknown keys',
    body: Buffer.from(`${JSON.stringify(right).slice(0, -1)}${empty(right) ? '' : ','}${keyed(room).slice(1)}`),
  };
  yield { name: 'small things', body: withMore(list('{}', room)) };
  yield { name: 'a prototype at the end', body: withMore(`[${list('{}', room - 30).slice(1, -1)},{"__proto__":{}}]`) };
  if (!schema) return;
  const texts = textPlaces(schema);
  for (let index = 0; index < TEXTS_PER_CALL; index += 1) {
    const place = texts[(turn + index) % Math.max(1, texts.length)];
    const letters = LETTERS[(turn * TEXTS_PER_CALL + index) % LETTERS.length]!;
    if (place) yield { name: `a text of ${JSON.stringify(letters)}`, body: filled(place.with, letters, bytes) };
  }
  for (const [index, place] of listPlaces(schema).entries()) {
    const fill = ENTRIES[(turn + index) % ENTRIES.length]!;
    const fit = (room: number): string => (place.record ? keyed(room, fill) : list(fill, room));
    yield { name: `${place.name} of ${fill}`, body: replacing(right, place.name, fit, bytes) };
  }
}

const empty = (value: object): boolean => Object.keys(value).length === 0;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const list = (entry: string, room: number): string =>
  `[${cut(
    bulk(entry, () => entry),
    room - 2,
  )}]`;

/** An object of as many keys as fit. */
const keyed = (room: number, value = '0'): string =>
  `{${cut(
    bulk(`: ${value}`, (index) => `"${index.toString(36)}":${value}`),
    room - 2,
  )}}`;

const made = new Map<string, string>();

/** More of something than any body holds, made once. */
function bulk(name: string, entry: (index: number) => string): string {
  if (!made.has(name)) {
    const entries: string[] = [];
    for (let [size, index] = [0, 0]; size <= SERVER_LIMITS.http.bodyBytes; index += 1)
      size += entries[entries.push(entry(index)) - 1]!.length + 1;
    made.set(name, entries.join(','));
  }
  return made.get(name)!;
}

/** As many whole entries as there is room for. */
const cut = (entries: string, room: number): string => entries.slice(0, Math.max(0, entries.lastIndexOf(',', room)));

function filled(place: (text: string) => unknown, letters: string, bytes: number): Buffer {
  const room = bytes - Buffer.byteLength(JSON.stringify(place('')) ?? '');
  const size = JSON.stringify(letters).length - 2;
  return Buffer.from(JSON.stringify(place(letters.repeat(Math.max(0, room / size - 1)))));
}

/** Returns the places where an input holds a list or arbitrary keys: fields by name, at any depth. */
function listPlaces(schema: unknown, name = ''): { name: string; record: boolean }[] {
  const def = defOf(schema);
  if (!def) return [];
  const own = name !== '' && (def.type === 'array' || def.type === 'record') ? [{ name, record: def.type === 'record' }] : [];
  if (def.type === 'object') return Object.entries(def['shape'] as object).flatMap(([field, part]) => listPlaces(part, field));
  if (def.type === 'union') return (def['options'] as unknown[]).flatMap((option) => listPlaces(option, name));
  const inside = [def['innerType'], def['in'], def['element']].find((part) => part !== undefined);
  return [...own, ...(inside === undefined ? [] : listPlaces(inside, def.type === 'array' ? '' : name))];
}

/** The right body with something of this size in place of a field of the first level; a field further down comes in beside. */
function replacing(right: object, name: string, made: (room: number) => string, bytes: number): Buffer {
  const others = Object.fromEntries(Object.entries(right).filter(([field]) => field !== name));
  const start = `${JSON.stringify(others).slice(0, -1)}${empty(others) ? '' : ','}${JSON.stringify(name)}:`;
  return Buffer.from(`${start}${made(bytes - Buffer.byteLength(start) - 1)}}`);
}
