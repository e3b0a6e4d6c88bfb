// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedTextDocument } from '@murmel/documents';
import { type Item, newSecret, seedDocument, Visitor } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import german from '../../apps/web/src/core/live-document/de.json' with { type: 'json' };
import { percentile } from '../collab/support/until.js';
import { School } from '../faults/support/school.js';
import { Marks } from '../load/marks.js';
import { type Seat, SimulatedClass } from '../load/simulated-class.js';
import { newestSchema } from '../support/newest-schema.js';
import { onThisMachine } from '../support/on-this-machine.js';
import { spawnProcess } from '../support/process.js';
import { type ApiBeside, apiBeside } from './support/api-beside.js';
import type { Joins } from './support/join-crowd.js';

const CROWD = 10_000;
/** As fast as that at most; where this machine cannot carry so many, they take longer, and those inside wait no less. */
const WITHIN_MS = 60_000;
const INSIDE = LIMITS.collaboration.connectionsPerDocument;
const WRITERS = 35;

let school: School;
let api: ApiBeside;
beforeAll(async () => {
  // A proxy before both says who asks: a crowd of that size is behind many addresses.
  school = await School.open(inject('databaseUrl'), { env: { TRUST_PROXY: '1' } });
  api = await apiBeside(school, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await api.stop();
  await school.close();
});

/** The way in of one who has opened the secret link. */
async function invited(item: Item): Promise<Seat> {
  const id = await school.visitor();
  await school.people.grant(item, await school.database.manager.findOneByOrFail(Visitor, { id }));
  return { url: school.urlOf(item), document: school.nameOf(item), token: await school.ticket(item, id, 600) };
}

it('[T-16] [TR-16] 10,000 joins to one share link in a minute: edits of those inside are visible within 500 ms, all others are told to wait', async () => {
  const token = newSecret();
  const teacher = await school.people.account();
  const item = await school.people.item(teacher, { privacy: 'secret', token, visitorPermission: 'visitor_permissions_write' });
  await seedDocument(school.database.manager, item.id, seedTextDocument(EMPTY_TEXT_DOCUMENT), { accountId: teacher.id, visitorId: null });
  const seats = await Promise.all(Array.from({ length: INSIDE }, () => invited(item)));
  const marks = new Marks();
  const inside = new SimulatedClass({ seats, writers: WRITERS, editsPerSecond: 0.2 }, marks);
  await inside.join();
  inside.type();
  await wait(5000);
  const before = marks.take();
  const crowd = spawnProcess({
    cwd: 'tests',
    entry: 'crowds/support/join-crowd.ts',
    env: {
      PROOF: '1',
      MACHINE_SLOWNESS: process.env['MACHINE_SLOWNESS'] ?? '1',
      JOIN_COUNT: String(CROWD),
      JOIN_WITHIN_MS: String(onThisMachine(WITHIN_MS)),
      JOIN_API: api.origin,
      JOIN_COLLAB: `ws://127.0.0.1:${school.port}`,
      JOIN_ITEM: item.id,
      JOIN_TOKEN: token,
      JOIN_SCHEMA: String(newestSchema(item.kind)),
    },
  });
  const code = await crowd.exited;
  const during = marks.take();
  const { joins, seconds } = JSON.parse(crowd.output().trim().split('\n').at(-1) ?? '{}') as { joins: Joins; seconds: number };
  const { ended } = inside;
  inside.leave();
  console.info(
    `${CROWD} joins in ${seconds} s: ${JSON.stringify(joins)}; edit p50 / p95 before ${percentile(before, 0.5).toFixed(0)} / ${percentile(before, 0.95).toFixed(0)} ms, meanwhile ${percentile(during, 0.5).toFixed(0)} / ${percentile(during, 0.95).toFixed(0)} ms of ${during.length}`,
  );
  expect(code).toBe(0);
  expect(joins).toEqual({ [JSON.stringify({ code: 'tooManyConnections', limit: INSIDE })]: CROWD });
  // The page of that refusal, which looks by itself (retry-when-free.test.ts).
  expect(german.end.crowded.text).toContain('Du kommst von selbst hinein');
  expect(ended, 'lines of those inside that ended').toBe(0);
  expect(percentile(during, 0.95)).toBeLessThanOrEqual(onThisMachine(500));
  for (const running of [api.running, school.collab]) {
    expect(running.output()).toBe('');
    expect(process.kill(running.pid, 0)).toBe(true);
  }
});
