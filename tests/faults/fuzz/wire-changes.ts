import fc from 'fast-check';
import type { RawRequest } from '../../support/raw-http.js';
import { NAMES } from './hostile-values.js';

/** Something done to a request as it stands on the wire. */
export type WireChange =
  | { do: 'method'; method: string }
  | { do: 'type'; type: string }
  | { do: 'header'; name: string; value: string; times: number }
  | { do: 'path'; at: number; text: string; instead: boolean }
  | { do: 'query'; text: string }
  | { do: 'cut'; share: number }
  | { do: 'body'; text: string }
  | { do: 'twice'; at: number }
  | { do: 'pad'; bytes: number }
  | { do: 'form'; boundary: string; closing: string; name: string; filename: string; content: string };

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=klingon',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary="a b"',
  '',
  ';',
  'application/json, text/plain',
  'application/__proto__',
  'null',
  'application/vnd.api+json',
];
const HEADERS: [string, string[]][] = [
  [
    'idempotency-key',
    ['', 'x', '\xff\xfe', 'x'.repeat(500), '00000000-0000-0000-0000-000000000000', '__proto__', ' a b ', '{"a":1}', '%00', "';--"],
  ],
  [
    'cookie',
    [
      'murmel_session=',
      'murmel_visitor=%',
      'murmel_session=%00',
      '__proto__=x',
      `murmel_visitor=${'x'.repeat(8000)}`,
      'murmel_session=a; murmel_session=b',
      '=;=;=',
      '\xff=\xff',
      'murmel_locale=%ff',
      'a="b',
    ],
  ],
  ['x-csrf-token', ['', 'x', '\xff', 'x'.repeat(5000), '.', 'a.b.c']],
  ['origin', ['null', 'http://', 'x', `http://${'a'.repeat(300)}`, 'http://[::1', 'https://boese.example']],
  ['accept-language', ['', '*', 'x'.repeat(2000), 'de;q=NaN', '__proto__', 'de-\xff']],
  ['accept', ['', 'x/y', 'text/html;q=x']],
  ['accept-encoding', ['gzip;q=x', 'x'.repeat(500), '\xff']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'bytes=99999999999999999999-', 'bytes=a-b', 'lines=1-2']],
  ['if-none-match', ['*', 'W/"x"', '"']],
  ['x-forwarded-for', ['1.2.3.4', '\xff', 'x'.repeat(3000), '::ffff:1.2.3.4, ,,']],
  ['x-forwarded-host', ['', 'a b', '\xff', 'x, y', 'x;script-src *', 'x'.repeat(3000)]],
  ['x-forwarded-proto', ['https', '', '\xff', 'javascript']],
  ['x-password', ['', '\xff', 'x'.repeat(5000), '%00', 'a']],
  ['x-token', ['', '\xff', 'x'.repeat(5000), '%00']],
  ['x-public-token', ['', '\xff', 'x'.repeat(5000)]],
  ['authorization', ['Bearer', 'Bearer \xff', 'Basic Og==', 'x'.repeat(5000)]],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['expect', ['100-continue', 'x']],
  ['host', ['', 'x', 'a b', '\xff']],
  ['referer', ['\xff', 'x']],
  ['x-http-method-override', ['DELETE']],
];

const header: fc.Arbitrary<WireChange> = fc.constantFrom(...HEADERS).chain(([name, values]) =>
  fc.record({
    do: fc.constant('header' as const),
    name: fc.constant(name),
    value: fc.constantFrom(...values),
    times: fc.constantFrom(1, 1, 1, 2, 40),
  }),
);

export const wireChange: fc.Arbitrary<WireChange> = fc.oneof(
  { arbitrary: header, weight: 4 },
  {
    arbitrary: fc.record({
      do: fc.constant('method' as const),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('type' as const), type: fc.constantFrom(...TYPES) }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('path' as const),
      at: fc.nat(8),
      instead: fc.boolean(),
      text: fc.constantFrom(
        '%2F',
        '%00',
        '..',
        '.',
        '',
        '%',
        '%ZZ',
        '%ff',
        '%C0%AF',
        '%2e%2e%2f',
        ';a=b',
        ':id',
        '*',
        '__proto__',
        'constructor',
        '%ED%A0%80',
        '\xff',
        '?',
        '#',
        '[',
        '{id}',
        'x'.repeat(99),
        'x'.repeat(101),
        'x'.repeat(9000),
        '_',
        '%5F',
      ),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('query' as const),
      text: fc.oneof(
        fc.constantFrom(
          'a=%',
          'a=%ff',
          '%00=%00',
          '__proto__[a]=1',
          'constructor.prototype.a=1',
          'id=',
          'id=1&id=2',
          'page=1&page=2',
          'page[]=1',
          'page[0]=1&page[1]=2',
          'page[a]=1',
          'page=1e999',
          'page=0x1',
          'limit=-1',
          'limit=NaN',
          '&&&===',
          '?'.repeat(20),
          `${'a'.repeat(7000)}=1`,
          Array.from({ length: 1500 }, (_, index) => `a${index}=`).join('&'),
          `a${'[a]'.repeat(1000)}=1`,
          'format=__proto__',
          'inline=',
          'format=csv&format=csv',
        ),
        fc
          .tuple(fc.constantFrom(...NAMES), fc.webQueryParameters())
          .map(([name, value]) => `${encodeURIComponent(wellFormed(name).slice(0, 50))}=${value}`),
      ),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('cut' as const), share: fc.constantFrom(0, 0.1, 0.5, 0.9, 0.99) }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('body' as const),
      text: fc.constantFrom(
        '',
        ' ',
        'null',
        '[]',
        '""',
        '0',
        'true',
        '{',
        '\0',
        '\xff\xfe{\0}\0',
        '\xef\xbb\xbf{}',
        'a=1&b[c]=2',
        '<a/>',
        '--x\r\n\r\n',
        '{}{}',
        '{"__proto__":null}',
      ),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('twice' as const), at: fc.nat(20) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('pad' as const), bytes: fc.constantFrom(900_000, 1_000_001, 3_000_000) }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('form' as const),
      boundary: fc.constantFrom('x', '"x y"', '-', "'", 'x'.repeat(70)),
      closing: fc.constantFrom('--\r\n', '--', '', '\r\n', 'x'),
      name: fc.constantFrom('file', 'upload', 'image', '__proto__', '', 'x'.repeat(5000), '"'),
      filename: fc.constantFrom(
        'a.png',
        'a.pdf',
        'a.csv',
        'a.txt',
        '',
        '../../a.png',
        'a\0.png',
        '\xf0\x9f',
        'x'.repeat(5000),
        '"; name="b',
        '.',
        'CON.png',
        '__proto__',
      ),
      content: fc.constantFrom(
        PNG,
        PNG.slice(0, 30),
        '',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        'GIF89a\xff\xff\xff\xff',
        '\xff\xd8\xff\xe0',
        'RIFF\xff\xff\xff\xffWEBPVP8X',
        '%PDF-1.7',
        'PK\x03\x04',
        'a;b;c',
        'x'.repeat(200_000),
      ),
    }),
    weight: 1,
  },
);

/** A right form with a right picture. */
export const FORM: WireChange = { do: 'form', boundary: 'x', closing: '--\r\n', name: 'file', filename: 'a.png', content: PNG };

/** Half a sign cannot stand in an address. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** A request as it leaves, with something done to it. */
export function changedWire(request: RawRequest, change: WireChange): RawRequest {
  const { target, headers, body } = request;
  const withHeader = (name: string, ...values: string[]): RawRequest['headers'] => [
    ...headers.filter(([other]) => other !== name || name === 'cookie'),
    ...values.map((value) => [name, value] as const),
  ];
  switch (change.do) {
    case 'method':
      return { ...request, method: change.method };
    case 'type':
      return { ...request, headers: withHeader('content-type', change.type) };
    case 'header':
      return { ...request, headers: withHeader(change.name, ...Array.from({ length: change.times }, () => change.value)) };
    case 'path': {
      const [path = '', ...search] = target.split('?');
      const parts = path.split('/');
      const at = 2 + (change.at % Math.max(1, parts.length - 2));
      return {
        ...request,
        target: [parts.with(at, change.instead ? change.text : `${parts[at] ?? ''}${change.text}`).join('/'), ...search].join('?'),
      };
    }
    case 'query':
      return { ...request, target: `${target}${target.includes('?') ? '&' : '?'}${change.text}` };
    case 'cut':
      return { ...request, body: body.subarray(0, Math.floor(body.length * change.share)) };
    case 'body':
      return { ...request, headers: withHeader('content-type', 'application/json'), body: Buffer.from(change.text, 'latin1') };
    case 'twice':
      return {
        ...request,
        body: Buffer.from(body.toString().replace(/^\{(.+)\}$/s, (all, inside: string) => twice(inside, change.at) ?? all)),
      };
    case 'pad':
      return {
        ...request,
        body: Buffer.concat([
          body.subarray(0, Math.max(0, body.length - 1)),
          Buffer.alloc(change.bytes, ' '),
          body.subarray(Math.max(0, body.length - 1)),
        ]),
      };
    case 'form': {
      const boundary = change.boundary.replaceAll('"', '');
      const text = `--${boundary}\r\ncontent-disposition: form-data; name="${change.name}"; filename="${change.filename}"\r\ncontent-type: image/png\r\n\r\n${change.content}\r\n--${boundary}${change.closing}`;
      return {
        ...request,
        headers: withHeader('content-type', `multipart/form-data; boundary=${change.boundary}`),
        body: Buffer.from(text, 'latin1'),
      };
    }
  }
}

/** The first key once more, with another value. */
function twice(inside: string, at: number): string | undefined {
  const names = [...inside.matchAll(/"(\w+)":/g)].map(([, name]) => name!);
  const name = names[at % Math.max(1, names.length)];
  return name && `{${inside},"${name}":null,"${name}":"x"}`;
}
