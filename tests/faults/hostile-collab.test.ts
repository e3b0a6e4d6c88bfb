import { readFileSync } from 'node:fs';
import type { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RawClient } from '../collab/support/raw-client.js';
import { percentile, until } from '../collab/support/until.js';
import { spawnProcess } from '../support/process.js';
import type { Attack } from './support/attacker.js';
import { School } from './support/school.js';
import { Typist } from './support/typist.js';

/** Done-when 4: while a hostile client attacks, an innocent person is in within this. The calm join is measured beside it. */
const JOIN_P95_MS = 500;
/** Criterion TR-15. */
const MEMORY_MB = 100;
const JOINS = 25;
/** One per attacking connection; the attacker makes do with them. */
const TICKETS = 300;

let school: School;
let victim: Item;
let troll: string;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  victim = await school.document();
  troll = await school.visitor();
  await innocentJoin();
});
afterAll(() => school.close());

async function innocentJoin(): Promise<number> {
  const item = await school.document();
  const visitor = await school.visitor();
  const begun = performance.now();
  const typist = new Typist(school, item, visitor, 'x');
  await until(() => typist.saved, 'the innocent one is in', 30_000);
  const took = performance.now() - begun;
  typist.closeTab();
  return took;
}

function memoryMegabytes(): number {
  const pages = Number(readFileSync(`/proc/${school.collab.pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1024 / 1024;
}

async function joins(): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < JOINS; index += 1) took.push(await innocentJoin());
  return took;
}

/** Names the numbers of a run: median and p95 of joins in ms, and what the server's memory grew by in MB. */
function told(what: string, calm: readonly number[], attacked: readonly number[], grown?: number): string {
  const times = (took: readonly number[]): string => [0.5, 0.95].map((share) => Math.round(percentile(took, share))).join(' / ');
  return `${what}: join p50 / p95 calm ${times(calm)} ms, under attack ${times(attacked)} ms${grown === undefined ? '' : `, memory +${Math.round(grown)} MB`}`;
}

/** Attacks from a process of its own, again and again, while innocent people join. */
async function under(attack: Attack, item: Item): Promise<void> {
  const calm = await joins();
  const before = memoryMegabytes();
  const tickets = await Promise.all(Array.from({ length: TICKETS }, () => school.ticket(item, troll, 300)));
  const attacker = spawnProcess({
    cwd: 'tests',
    entry: 'faults/support/attacker.ts',
    env: { ATTACK: attack, ATTACK_URL: school.urlOf(item), ATTACK_NAME: school.nameOf(item), ATTACK_TICKETS: tickets.join(' ') },
  });
  await until(() => attacker.output().includes('round 1\n'), 'the attack runs', 60_000);
  const attacked = await joins();
  const grown = memoryMegabytes() - before;
  const { output } = attacker;
  await attacker.kill9();
  expect(output()).not.toContain('Error');
  const numbers = told(attack, calm, attacked, grown);
  console.info(numbers);
  expect(percentile(attacked, 0.95), numbers).toBeLessThanOrEqual(JOIN_P95_MS);
  expect(grown, numbers).toBeLessThan(MEMORY_MB);
  process.kill(school.collab.pid, 0);
}

describe('while somebody attacks, 95 of 100 innocent people are in within 500 ms', () => {
  it('[T-13] [TR-15] 2,000 updates whose predecessors are missing', () => under('gaps', victim));

  it('[T-14] [TR-15] 500 times "send me everything" on a document of 2 MB', async () => {
    const big = await school.document();
    const writer = new Typist(school, big, troll, 'big');
    await until(() => writer.saved, 'the writer is in');
    for (let part = 0; part < 10; part += 1) {
      writer.document.getText('filling').insert(0, 'x'.repeat(200 * 1024));
      await until(() => writer.saved, 'a part is saved');
    }
    await under('everything', big);
    writer.closeTab();
  });

  it('[TR-15] 60 MB frames, 5 MB presences and thousands of ghosts', () => under('presence', victim));

  it('1,000 sockets that say nothing', async () => {
    const calm = await joins();
    const silent = await Promise.all(Array.from({ length: 1000 }, () => RawClient.open(school.urlOf(victim), school.nameOf(victim))));
    const opened = performance.now();
    const attacked = await joins();
    const numbers = told('silence', calm, attacked);
    console.info(numbers);
    expect(percentile(attacked, 0.95), numbers).toBeLessThanOrEqual(JOIN_P95_MS);
    await until(() => silent.every((client) => client.closed), 'all were cut', 10_000 - (performance.now() - opened));
  });
});
