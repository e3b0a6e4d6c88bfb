import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedTextDocument } from '@murmel/documents';
import { type Account, type Item, loadDocument, newId, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { holds, watchedProgram } from '../faults/fuzz/watched-process.js';
import { KillableApi } from '../faults/support/killable-api.js';
import { CallingCopy, contentOf } from '../support/calling-copy.js';
import { newestSchema } from '../support/newest-schema.js';
import { byThousands, type Hostile, unread } from './support/by-thousands.js';

/** `npm run faults` calls as often as somebody with patience would. */
const LONG = process.env['FAULT_ROUNDS'] !== undefined;
const CALLS = LONG ? 5000 : 120;
const UNREAD = LONG ? 500 : 80;
const CLASS = 30;
const MEMORY_MB = 100;
const LONG_TEXT = 4_500_000;
const PATIENCE_MS = SERVER_LIMITS.largeAnswers.patienceSeconds * 1000;
const SCHEMA = newestSchema('text_document');
/** What somebody may be told who asks for what is not theirs, wrongly, or too often; 0: the line was closed. */
const REFUSALS = [0, 400, 401, 403, 404, 413, 429];

let api: KillableApi;
let port: number;
let owner: Account;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'), watchedProgram('apps/api'));
  port = Number(new URL(api.origin).port);
  owner = await api.people.account();
}, 60_000);
afterAll(() => api.stop());

/** Everybody may write. */
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
    // An answer that is being made is there several times for a moment; what nobody takes stays until the server's patience ends.
    const more = async () => (await holds(api.running)) - before;
    await expect.poll(more, { timeout: PATIENCE_MS / 4, message: `more than the ${before} MB before` }).toBeLessThan(MEMORY_MB);
    for (const line of lines) line.destroy();
  }, 180_000);
});
