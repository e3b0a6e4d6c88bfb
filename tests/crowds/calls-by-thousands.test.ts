import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedTextDocument, seedWorksheet } from '@murmel/documents';
import { type Account, type Configuration, type Item, loadDocument, newId, newSecret, seedDocument, Worksheet } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { packageAccessToken } from '../../apps/api/src/core/h5p/package-access-token.js';
import { DEFAULT_RULES } from '../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../apps/api/src/tools/worksheet/worksheet-content.js';
import { holds, watchedProgram } from '../faults/fuzz/watched-process.js';
import { KillableApi } from '../faults/support/killable-api.js';
import { CallingCopy, contentOf } from '../support/calling-copy.js';
import { freePort } from '../support/free-port.js';
import { newestSchema } from '../support/newest-schema.js';
import { byThousands, type Hostile, unread } from './support/by-thousands.js';

/** `npm run proof -- --long` calls as often as a patient attacker would. */
const LONG = process.env['FAULT_ROUNDS'] !== undefined;
const CALLS = LONG ? 5000 : 120;
const UNREAD = LONG ? 500 : 80;
const CLASS = 30;
const MEMORY_MB = 100;
const LONG_TEXT = 4_500_000;
const PATIENCE_MS = SERVER_LIMITS.largeAnswers.patienceSeconds * 1000;
const SCHEMA = newestSchema('text_document');
/** Permitted answers to requests that are unauthorized, invalid, or too frequent; 0: the connection was closed. */
const REFUSALS = [0, 400, 401, 403, 404, 413, 429];

const secret = newSecret() + newSecret();
let api: KillableApi;
let port: number;
/** of the second origin */
let contentPort: number;
let owner: Account;
beforeAll(async () => {
  contentPort = await freePort();
  const { entry, env } = watchedProgram('apps/api');
  api = await KillableApi.open(inject('databaseUrl'), { entry, env: { ...env, SECRET: secret, USERCONTENT_PORT: String(contentPort) } });
  port = Number(new URL(api.origin).port);
  owner = await api.people.account();
}, 60_000);
afterAll(() => api.stop());

/** All may write. */
async function open(update = seedTextDocument(EMPTY_TEXT_DOCUMENT)): Promise<Item> {
  const item = await api.people.item(owner, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
  await seedDocument(api.database.manager, item.id, update, { accountId: owner.id, visitorId: null });
  return item;
}

/** As large as a text may be, or nearly. */
function longText(): Uint8Array {
  const document = new Y.Doc();
  document.getText('long').insert(0, 'x'.repeat(LONG_TEXT));
  return Y.encodeStateAsUpdate(document);
}

/** A class on new devices, behind the address of the attack: each reads the text, writes a line, and finds it saved. */
async function classWrites(item: Item): Promise<void> {
  const copies = Array.from({ length: CLASS }, () => new CallingCopy(api.browser(), item.id));
  const statuses = await Promise.all(
    copies.map(async (copy, index) => {
      const read = await copy.read();
      return [read.status, (await copy.type(`Kind ${index}`).write()).status];
    }),
  );
  expect(statuses).toEqual(copies.map(() => [200, 200]));
  const stored = new Y.Doc();
  Y.applyUpdate(stored, await loadDocument(api.database.manager, item.id));
  for (const index of copies.keys()) expect(contentOf(stored).split('\n')).toContain(`Kind ${index}`);
}

const sheet = (id: string): string => `/api/worksheet/worksheets/${id}`;
const updates = (id: string): string => `/api/items/${id}/updates`;

/** Each call in all the ways that are wrong. */
function ways({ method, path, body }: Target, foreign: string): Hostile[] {
  const whole = { method, target: path(foreign), ...(body && { body }) };
  const length = JSON.stringify(body ?? {}).length;
  return [
    whole,
    { ...whole, target: path(newId()) },
    { ...whole, headers: { cookie: `murmel_session=${newId()}; murmel_visitor=${newId()}` } },
    { ...whole, body: { ...body, more: 'x'.repeat(1_500_000) } },
    { ...whole, body: [body, body] },
    ...(body ? [{ ...whole, cutAfter: Math.floor(length / 2) }] : []),
  ];
}

interface Target {
  name: string;
  method: string;
  path(item: string): string;
  body?: object;
}

const TARGETS: Target[] = [
  { name: 'reads updates', method: 'GET', path: (id) => `${updates(id)}?schemaVersion=${SCHEMA}` },
  { name: 'writes updates', method: 'POST', path: updates, body: { schemaVersion: SCHEMA, known: 'AA==', update: 'AAA=' } },
  { name: 'has frames checked', method: 'POST', path: (id) => `/api/items/${id}/frame_checks`, body: { address: 'https://127.0.0.1/' } },
  { name: 'asks for a package', method: 'GET', path: (id) => `/api/worksheet/blocks/${id}_abcdefghijkl/package` },
  { name: 'has a package looked through', method: 'PATCH', path: (id) => `/api/worksheet/blocks/${id}_abcdefghijkl/package/retry` },
  { name: 'installs libraries', method: 'POST', path: () => '/api/h5p_libraries', body: {} },
  { name: 'begins work', method: 'POST', path: (id) => `${sheet(id)}/responses`, body: { name: 'Falke' } },
  { name: 'prints sheets', method: 'POST', path: (id) => `${sheet(id)}/pdfs`, body: {} },
  { name: 'prints answers', method: 'POST', path: (id) => `${sheet(id)}/response_pdfs`, body: {} },
  { name: 'changes the class', method: 'PUT', path: () => '/api/pupil_sessions', body: { classId: newId() } },
];
/** In short all of them at once. */
const ATTACKS: { name: string; targets: Target[] }[] = LONG
  ? TARGETS.map((target) => ({ name: target.name, targets: [target] }))
  : [{ name: 'does everything', targets: TARGETS }];

describe('one address that calls again and again, without cookies, with foreign ids, half and huge', () => {
  it.each(ATTACKS)(
    '$name: a class behind it comes in and writes, and the memory comes back',
    async ({ targets }) => {
      const item = await open();
      const foreign = await api.people.item(owner);
      const before = await holds(api.running);
      const hostile = targets.flatMap((target) => ways(target, foreign.id));
      const attack = byThousands(port, hostile, CALLS);
      await classWrites(item);
      expect([...(await attack).keys()].filter((status) => !REFUSALS.includes(status))).toEqual([]);
      expect((await holds(api.running)) - before).toBeLessThan(MEMORY_MB);
    },
    180_000,
  );

  it('asks for a large text and reads nothing of it: a class behind it comes in and writes, the memory stays bounded', async () => {
    const [item, large] = [await open(), await open(longText())];
    const before = await holds(api.running);
    const lines = unread(port, `${updates(large.id)}?schemaVersion=${SCHEMA}`, UNREAD);
    if (LONG) await wait(20_000);
    await classWrites(item);
    // An answer in the making exists several times for a moment; unread data stays until the server's timeout ends.
    const more = async () => (await holds(api.running)) - before;
    await expect.poll(more, { timeout: PATIENCE_MS / 4, message: `more than the ${before} MB before` }).toBeLessThan(MEMORY_MB);
    for (const line of lines) line.destroy();
  }, 180_000);

  it('has a sheet printed again and again: one at a time, and a class behind it comes in and writes', async () => {
    const [item, printed] = [await open(), await api.people.item(owner, { kind: 'worksheet', privacy: 'public_for_all' })];
    const told = worksheetContent({ blocks: [{ kind: 'Text', task: 'Was macht die Pflanze nachts?' }] }, owner.id);
    await seedDocument(api.database.manager, printed.id, seedWorksheet(told), { accountId: owner.id, visitorId: null });
    await api.database.manager.insert(Worksheet, { itemId: printed.id, ...DEFAULT_RULES });
    const before = await holds(api.running);
    const guest = api.browser();
    await api.people.visit(guest);
    const prints = Array.from({ length: LONG ? 500 : 40 }, () => guest.post(`${sheet(printed.id)}/pdfs`, {}));
    await classWrites(item);
    const statuses = (await Promise.all(prints)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
    expect((await holds(api.running)) - before).toBeLessThan(MEMORY_MB);
  }, 180_000);

  it('floods the second origin with made-up, ended and foreign passes: nothing opens, and a class comes in and writes', async () => {
    const item = await open();
    const before = await holds(api.running);
    const mine = { secret } as Configuration;
    const ended = packageAccessToken(mine, newId(), Date.now() - 7 * 24 * 3_600_000);
    const whole = packageAccessToken(mine, newId());
    const passes = [
      whole,
      ended,
      packageAccessToken({ secret: newSecret() } as Configuration, newId()),
      packageAccessToken(mine, item.id),
      `${whole}x`,
      whole.slice(0, -1),
      whole.replace(/^[^.]+/, newId()),
      [whole.split('.')[0], 'zzzzzzzzz', whole.split('.')[2]].join('.'),
      '..%2f..%2fetc%2fpasswd',
      '%00',
      'x'.repeat(10_000),
    ];
    const hostile = passes.flatMap((pass): Hostile[] =>
      ['', 'play', 'scripts.js', 'content/..%2f..%2fh5p.json'].map((file) => ({ method: 'GET', target: `/h5p/${pass}/${file}` })),
    );
    hostile.push(
      { method: 'POST', target: `/h5p/${whole}/`, body: { more: 'x'.repeat(1_500_000) } },
      { method: 'PUT', target: `/h5p/${whole}/play`, body: { a: 1 }, cutAfter: 3 },
      { method: 'GET', target: `/h5p/${whole}/`, headers: { host: 'x"y' } },
    );
    const attack = byThousands(contentPort, hostile, CALLS);
    await classWrites(item);
    expect([...(await attack).keys()].filter((status) => ![...REFUSALS, 414, 431].includes(status))).toEqual([]);
    expect((await holds(api.running)) - before).toBeLessThan(MEMORY_MB);
  }, 180_000);
});
