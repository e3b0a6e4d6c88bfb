import { setTimeout as wait } from 'node:timers/promises';
import { type Item, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { percentile, until } from '../collab/support/until.js';
import { spawnProcess } from '../support/process.js';
import type { Flood } from './support/flooder.js';
import { School } from './support/school.js';
import { Typist } from './support/typist.js';

const LONG = process.env['FAULT_ROUNDS'] !== undefined;
const ROUNDS = LONG ? 60 : 15;
/** Innocent people are in within this, and what they write is saved within that: one of two, and 95 of 100. */
const JOIN_MS = 500;
const EDIT_MS = 150;
/** Of fifteen one is the slowest, on a machine that does other things, too. */
const JOIN_P95_MS = LONG ? JOIN_MS : 4000;
const EDIT_P95_MS = LONG ? EDIT_MS : 1000;
const LETTERS = 400_000;

let school: School;
let big: Item;
let troll: string;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  troll = await school.visitor();
  big = await school.document();
  await seedDocument(school.database.manager, big.id, letters(LETTERS), { accountId: null, visitorId: null });
}, 120_000);
afterAll(() => school.close());

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

async function join(): Promise<number> {
  const [item, visitor] = [await school.document(), await school.visitor()];
  const begun = performance.now();
  const typist = new Typist(school, item, visitor, 'x');
  await until(() => typist.saved, 'the innocent one is in', 30_000);
  const took = performance.now() - begun;
  typist.closeTab();
  return took;
}

async function edit(typist: Typist): Promise<number> {
  const begun = performance.now();
  typist.document.getText('words').insert(0, 'wort ');
  await until(() => typist.saved, 'the word is saved', 30_000);
  return performance.now() - begun;
}

interface Place {
  /** what is flooded */
  item: Item;
  /** who floods it: may only read when the item says so */
  people: number;
  tickets: number;
  /** where the innocent write; another document by default */
  beside?: Item;
}

/** @returns what the flooder said */
async function under(flood: Flood, { item, people, tickets, beside }: Place): Promise<string> {
  const typist = new Typist(school, beside ?? (await school.document()), await school.visitor(), 'x');
  await until(() => typist.saved, 'the innocent one writes', 30_000);
  const trolls = await Promise.all(Array.from({ length: people }, () => school.visitor()));
  const handed: string[] = [];
  while (handed.length < tickets)
    handed.push(
      ...(await Promise.all(
        trolls.slice(0, 50).map((_, index) => school.ticket(item, trolls[(handed.length + index) % people] ?? troll, 300)),
      )),
    );
  const flooder = spawnProcess({
    cwd: 'tests',
    entry: 'faults/support/flooder.ts',
    env: { ATTACK: flood, ATTACK_URL: school.urlOf(item), ATTACK_NAME: school.nameOf(item), ATTACK_TICKETS: handed.join(' ') },
  });
  await until(() => flooder.output().includes('round 1\n'), 'the flood runs', 60_000);
  const [joins, edits]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    joins.push(await join());
    edits.push(await edit(typist), await edit(typist));
    await wait(100);
  }
  const { output } = flooder;
  await flooder.kill9();
  typist.closeTab();
  const delay = Number(/^murmel_event_loop_delay_p99_seconds (\S+)$/m.exec(await school.metrics())?.[1]);
  const numbers = `${flood}: event loop p99 ${Math.round(delay * 1000)} ms, join p50 / p95 ${times(joins)} ms, edit p50 / p95 ${times(edits)} ms`;
  console.info(numbers);
  expect(output()).not.toContain('Error');
  for (const [took, half, most] of [
    [joins, JOIN_MS, JOIN_P95_MS],
    [edits, EDIT_MS, EDIT_P95_MS],
  ] as const) {
    expect(percentile(took, 0.5), numbers).toBeLessThanOrEqual(half);
    expect(percentile(took, 0.95), numbers).toBeLessThanOrEqual(most);
  }
  process.kill(school.collab.pid, 0);
  return output();
}

function times(took: readonly number[]): string {
  return [0.5, 0.95].map((share) => Math.round(percentile(took, share))).join(' / ');
}

describe('a class works on while somebody floods', () => {
  it('with "send me everything" on a document of 4 MB, politely and with new tickets', async () => {
    await under('everything', { item: big, people: 3, tickets: 300 });
  });

  it('with opening a document of 4 MB that nobody else has open, and leaving it, again and again', async () => {
    await under('comeAndGo', { item: big, people: 1, tickets: 60 });
  });

  it('with full states of twenty readers, fifty a second each', async () => {
    const open = await school.document();
    await school.database.query(`update item set visitor_permission = 'visitor_permissions_read' where id = $1`, [open.id]);
    await under('fullStates', { item: open, people: 20, tickets: 600 });
    // Two megabytes each, and then they are out.
    expect(Number(/^murmel_collab_refusals_total\{code="tooFast"\} (\d+)$/m.exec(await school.metrics())?.[1])).toBeGreaterThanOrEqual(20);
  });

  it('with twenty presences, fifty a second each, beside 250 listeners, in their own document', async () => {
    const own = await school.document();
    const said = await under('presences', { item: own, people: 270, tickets: 270, beside: own });
    // Told together, not a thousand times a second: every 40 ms at the fastest, while few are there.
    const heard = [...said.matchAll(/^heard (\d+)/gm)].map(([, count]) => Number(count));
    expect(heard.length).toBeGreaterThan(0);
    expect(Math.max(...heard)).toBeLessThanOrEqual(1000 / 40);
  });
});
