import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Item, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { RawClient } from '../collab/support/raw-client.js';
import { percentile, until } from '../collab/support/until.js';
import { holds, watchedProgram } from '../faults/fuzz/watched-process.js';
import { School } from '../faults/support/school.js';
import { onThisMachine } from '../support/on-this-machine.js';
import { spawnProcess } from '../support/process.js';
import type { Attack } from './support/attacker.js';
import { ClassAtWork, type Felt, formatFelt } from './support/class-at-work.js';

/** `npm run proof -- --long`: a whole class, a teacher who signs in, documents of two sizes, and 95 of 100 within the promised times. */
const LONG = process.env['FAULT_ROUNDS'] !== undefined;
const [PUPILS, PAUSE_MS, JOINS] = LONG ? [35, 2000, 60] : [5, 300, 20];
const JOIN_MS = 500;
const EDIT_MS = 150;
const LOGIN_MS = 2000;
/** Of twenty one is the slowest, on a machine that does other things, too: there, half of them are held to the promise. */
const SHORT_P95_MS = { joins: 4000, edits: onThisMachine(1000) };
/** Spec TR-15: a minute later. */
const MEMORY_MB = 100;
const MINUTE_MS = 60_000;
/** About 0.4 and 4 MB: each letter is a struct of its own. */
/** Spec TR-18; in short half of them. */
const SILENT = LONG ? 2000 : 1000;
const SILENT_MEMORY_MB = 50;
const LETTERS = LONG ? [40_000, 400_000] : [400_000];

let school: School;
let innocents: ClassAtWork;
let victim: Item;
const big = new Map<number, Item>();
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'), watchedProgram('collab-server'));
  innocents = new ClassAtWork(school);
  if (LONG) await innocents.withApi();
  victim = await school.document();
  for (const count of LETTERS) {
    const item = await school.document();
    await seedDocument(school.database.manager, item.id, letters(count), { accountId: null, visitorId: null });
    big.set(count, item);
  }
  await innocents.begin(1, PAUSE_MS);
  await innocents.feels(3);
  innocents.end();
}, 120_000);
afterAll(async () => {
  await innocents.close();
  await school.close();
});

/** Single letters by two people, one after the other: nothing of it becomes one piece. */
function letters(count: number): Uint8Array {
  const document = new Y.Doc();
  const text = document.getText('letters');
  document.transact(() => {
    for (let index = 0; index < count; index += 1) {
      document.clientID = 1 + (index % 2);
      text.insert(index, 'x');
    }
  });
  return Y.encodeStateAsUpdate(document);
}

/**
 * Returns memory in megabytes, after a garbage collection: an idle process collects when it needs to, and the test cannot wait for that.
 */
async function memory(): Promise<{ held: number; resident: number }> {
  const held = await holds(school.collab);
  const pages = Number(readFileSync(`/proc/${school.collab.pid}/statm`, 'utf8').split(' ')[1]);
  return { held, resident: (pages * 4096) / 1024 / 1024 };
}

async function measured(name: RegExp): Promise<number> {
  return Number(name.exec(await school.metrics())?.[1]);
}

interface AttackScene {
  /** what is attacked */
  item: Item;
  /** who attacks: may only read when the item says so */
  people?: number;
  tickets?: number;
  /** where the class writes; in documents of its own by default */
  shared?: Item;
}

/** @returns what the attacker said */
async function under(attack: Attack, { item, people = 1, tickets = 300, shared }: AttackScene): Promise<string> {
  const before = await memory();
  await innocents.begin(PUPILS, PAUSE_MS, shared);
  const trolls = await Promise.all(Array.from({ length: people }, () => school.visitor()));
  const handed: string[] = [];
  while (handed.length < tickets) {
    const next = Array.from({ length: Math.min(50, tickets - handed.length) }, (_, index) => trolls[(handed.length + index) % people]!);
    handed.push(...(await Promise.all(next.map((troll) => school.ticket(item, troll, 300)))));
  }
  const attacker = spawnProcess({
    cwd: 'tests',
    entry: 'crowds/support/attacker.ts',
    env: { ATTACK: attack, ATTACK_URL: school.urlOf(item), ATTACK_NAME: school.nameOf(item), ATTACK_TICKETS: handed.join(' ') },
  });
  try {
    await until(() => attacker.output().includes('begun\n'), 'the attack has begun', 60_000);
    const felt = await innocents.feels(JOINS);
    expect(attacker.output()).not.toContain('Error');
    const delay = await measured(/^murmel_event_loop_delay_p99_seconds (\S+)$/m);
    expectPromised(formatFelt(`${attack}, event loop p99 ${Math.round(delay * 1000)} ms`, felt), felt);
  } finally {
    await attacker.kill9();
    innocents.end();
  }
  let after = await memory();
  for (const ends = Date.now() + MINUTE_MS; after.held - before.held > MEMORY_MB && Date.now() < ends; after = await memory())
    await wait(5000);
  const numbers = `memory after ${attack}: held ${Math.round(before.held)}, then ${Math.round(after.held)} MB; resident ${Math.round(before.resident)}, then ${Math.round(after.resident)} MB`;
  console.info(numbers);
  expect(after.held - before.held, numbers).toBeLessThan(MEMORY_MB);
  process.kill(school.collab.pid, 0);
  return attacker.output();
}

function expectPromised(numbers: string, { joins, edits, logins }: Felt): void {
  console.info(numbers);
  expect(edits.length, numbers).toBeGreaterThan(PUPILS);
  for (const [took, most, atLast] of [
    [joins, JOIN_MS, SHORT_P95_MS.joins],
    [edits, EDIT_MS, SHORT_P95_MS.edits],
  ] as const) {
    expect(percentile(took, 0.5), numbers).toBeLessThanOrEqual(most);
    expect(percentile(took, 0.95), numbers).toBeLessThanOrEqual(LONG ? most : atLast);
  }
  for (const took of logins) expect(took, numbers).toBeLessThanOrEqual(LOGIN_MS);
}

describe('a class works on while somebody attacks, and the memory comes back', () => {
  it('[T-13] [TR-15] 2,000 updates whose predecessors are missing', async () => {
    await under('gaps', { item: victim });
  });

  it.each(LETTERS)('[T-14] [TR-15] 500 times "send me everything" on a document of %i letters, and nothing is read', async (count) => {
    await under('everythingUnread', { item: big.get(count)! });
  });

  it('[TR-15] 60 MB frames, 5 MB presences and thousands of ghosts', async () => {
    await under('presence', { item: victim });
  });

  it.each(LETTERS)('"send me everything" on a document of %i letters, politely and with new tickets', async (count) => {
    await under('everything', { item: big.get(count)!, people: 3 });
  });

  it.each(LETTERS)('opening a document of %i letters that nobody else has open, and leaving it, again and again', async (count) => {
    await under('comeAndGo', { item: big.get(count)!, tickets: 60 });
  });

  it('full states of twenty readers, fifty a second each', async () => {
    const open = await school.document();
    await school.database.query(`update item set visitor_permission = 'visitor_permissions_read' where id = $1`, [open.id]);
    await under('fullStates', { item: open, people: 20, tickets: 600 });
    // Two megabytes each, and then they are out.
    expect(await measured(/^murmel_collab_refusals_total\{code="tooFast"\} (\d+)$/m)).toBeGreaterThanOrEqual(20);
  });

  it('twenty presences, fifty a second each, beside 250 listeners, in their own document', async () => {
    const own = await school.document();
    const said = await under('presences', { item: own, people: 270, tickets: 270, shared: own });
    // Told together, not a thousand times a second: every 40 ms at the fastest, while few are there.
    const heard = [...said.matchAll(/^heard (\d+) in (\d+) ms/gm)].map(([, count, ms]) => ({ count: Number(count), ms: Number(ms) }));
    expect(heard.some(({ count }) => count > 0)).toBe(true);
    for (const { count, ms } of heard) expect(count, `in ${ms} ms`).toBeLessThanOrEqual(ms / 40 + 1);
  });

  it(`[T-15] [TR-18] ${SILENT} sockets that say nothing are cut within ten seconds, and cost little`, async () => {
    const before = await memory();
    await innocents.begin(PUPILS, PAUSE_MS);
    const silent = await Promise.all(Array.from({ length: SILENT }, () => RawClient.open(school.urlOf(victim), school.nameOf(victim))));
    const opened = performance.now();
    const { held } = await memory();
    expect(held - before.held, 'megabytes of all that wait').toBeLessThan(SILENT_MEMORY_MB);
    const felt = await innocents.feels(JOINS);
    innocents.end();
    expectPromised(formatFelt('silence', felt), felt);
    await until(() => silent.every((client) => client.closed), 'all were cut', Math.max(0, 10_000 - (performance.now() - opened)));
  });

  it('nothing that was shown as saved is lost or there twice, also after a restart', async () => {
    const { words, ...found } = await innocents.lost();
    expect(words).toBeGreaterThan(0);
    expect(found).toEqual({ lost: [], doubled: [] });
    school.killCollab();
    await school.restartCollab();
    await innocents.begin(1, PAUSE_MS, big.get(LETTERS.at(-1)!)!);
    innocents.end();
    expect(await innocents.lost()).toMatchObject({ lost: [], doubled: [] });
  });
});
