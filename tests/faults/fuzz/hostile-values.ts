import fc from 'fast-check';

/** Stands for itself in a JSON text: numbers and depths that no value of the language can hold. */
export class RawJson {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }

  [fc.toStringMethod](): string {
    return `raw ${this.text.slice(0, 40)} (${this.text.length})`;
  }
}

/** JSON text in which `RawJson` stands for itself. */
export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map((entry) => toJson(entry)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([name, entry]) => `${JSON.stringify(name)}:${toJson(entry)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Names with a meaning to the language, to a library, or to none. */
export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  'id',
  'ID',
  'id[]',
  'id[0]',
  'id.id',
  'itemId',
  'item_id',
  'ownerId',
  'owner_id',
  'admin',
  'privacy',
  'constructor.prototype.admin',
  '__proto__[admin]',
  'constructor[prototype][admin]',
  '',
  ' ',
  '\0',
  '$where',
  '0',
  '-1',
  'page',
  'limit',
  'ü',
  '\ud800',
  'x'.repeat(10_000),
];

const TEXTS = [
  '',
  ' ',
  '\0',
  'Wald\0Wiese',
  '\u202eWald',
  '\ufeff',
  '\ud800',
  'Wald\udfff',
  '\uffff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(100_000),
  '\u{10ffff}',
  '\u2028',
  '\r\nx-more: 1',
  '\x1b[31m',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1e999',
  '-1',
  '-0',
  '0',
  '0x10',
  '1,5',
  '1_000',
  '9007199254740993',
  '99999999999999999999',
  '٣',
  '１',
  "'; drop table account; --",
  '%00',
  '%',
  '%ZZ',
  '%2e%2e%2f',
  '../../../etc/passwd',
  '..\\..',
  "$&$'$`",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '\\',
  '"',
  '\\u0000',
  'a_b',
  '_',
  '_'.repeat(80),
  'javascript:alert(1)',
  'https://127.0.0.1:1/',
  'http://[::1]:1/',
  'https://',
  'file:///etc/passwd',
  'data:text/html,x',
  'https://x@schule.example:99999/',
  'a@b',
  `${'a'.repeat(300)}@schule.example`,
  'a@schule.example\0',
  'a@schule.example\nbcc: b@schule.example',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-7000-8000-000000000000',
  '00000000-0000-7000-8000-00000000000\0',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2026-11-22T10:00:00+99:99',
];

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 31) - 1,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const RAW = [
  '9223372036854775808',
  '1e999',
  '-1e999',
  '1'.repeat(400),
  '0.'.concat('1'.repeat(400)),
  'NaN',
  'Infinity',
  'undefined',
  '01',
  '-',
  "'x'",
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u0000"',
  '"\n"',
  '[',
  '{',
  '{"a":1,}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
];

const deep = (open: string, close: string, inside: string): fc.Arbitrary<RawJson> =>
  fc.constantFrom(1100, 20, 6000, 60_000).map((depth) => new RawJson(open.repeat(depth) + inside + close.repeat(depth)));

const OBJECTS = (): unknown[] => [
  [],
  {},
  [[]],
  [null],
  [undefined],
  { length: 1e9 },
  { toString: 1 },
  { valueOf: null },
  { then: 1 },
  { toJSON: 1 },
  { $gt: '' },
  { 0: 'x' },
  { type: 'Buffer', data: [0] },
  Array.from({ length: 5000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
  Object.fromEntries([['__proto__', { admin: true }]]),
];

/** Anything that a field may be given, most of it what it never takes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 6 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom(null, true, false), weight: 1 },
  { arbitrary: fc.constantFrom(...RAW).map((text) => new RawJson(text)), weight: 2 },
  { arbitrary: fc.constantFrom(...OBJECTS()), weight: 2 },
  { arbitrary: fc.oneof(deep('[', ']', ''), deep('{"a":', '}', '1')), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

export const hostileName: fc.Arbitrary<string> = fc.constantFrom(...NAMES);
