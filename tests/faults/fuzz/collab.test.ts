import { newPartId } from '@murmel/documents';
import type { Item } from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { School } from '../support/school.js';
import { type Documents, type HostileLine, hostileLine, send } from './collab-lines.js';
import { frames, Innocent } from './innocents.js';
import { expectNone, Find, fuzz, SECONDS, say } from './rounds.js';
import { Complaints, holds, placeOf, watchedProgram } from './watched-process.js';

const LINES_AT_ONCE = 6;
/** Megabytes: what may stay of a long run. */
const MEMORY = 50;
/** Documents of the last rounds are opened again after the restart. */
const OPENED_AGAIN = 40;

const complaints = new Complaints();
let school: School;
let list: string;
let documents: Documents;
let innocents: Innocent[] = [];
let elsewhere: Item;
const attacked: Item[] = [];
/** How often what was sent was answered in which way: a run whose lines are all refused at the door has tried nothing. */
const answered: Record<string, number> = {};
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'), watchedProgram('collab-server'));
  elsewhere = await school.document();
});
afterAll(() => school.close());

/** Creates documents that were not attacked yet; in each an unaffected client is at work, and in one that is never attacked. */
async function begin(): Promise<void> {
  list = newPartId();
  const board = await school.pinboard([list]);
  const read = await school.document();
  await school.database.query("update item set visitor_permission = 'visitor_permissions_read' where id = $1", [read.id]);
  documents = { written: await school.document(), read, source: board, view: board };
  attacked.push(documents.written, read, board);
  innocents = await Promise.all([documents.written, read, board, elsewhere].map((item) => Innocent.in(school, item)));
  await everybodyWorks();
}

async function everybodyWorks(): Promise<void> {
  await Promise.all(innocents.map((innocent) => innocent.works()));
}

async function attempt(lines: HostileLine[]): Promise<void> {
  const answers = await Promise.all(lines.map((line) => send(line, school, documents, list, frames)));
  for (const answer of answers.flat()) answered[answer] = (answered[answer] ?? 0) + 1;
  await everybodyWorks();
  const [first, ...more] = complaints.of(school.collab);
  if (first !== undefined) throw new Find(`the log: ${placeOf(first)}`, [first, ...more].join('\n').slice(0, 3000));
}

async function end(): Promise<void> {
  for (const innocent of innocents) innocent.leave();
}

describe('lines with anything on them', () => {
  it('nobody else notices: edits are saved, documents open, also after a restart', async () => {
    await begin();
    await end();
    const held = await holds(school.collab);
    const finds = await fuzz('collab', {
      share: 0.3,
      casesPerRound: 25,
      cases: fc.array(hostileLine, { minLength: 1, maxLength: LINES_AT_ONCE }),
      begin,
      attempt,
      end,
    });
    say(`collab: ${JSON.stringify(answered)}`);
    expectNone(finds);
    if (SECONDS > 60) expect((await holds(school.collab)) - held).toBeLessThan(MEMORY);
    school.killCollab();
    await school.restartCollab();
    for (const item of [elsewhere, ...attacked.slice(-OPENED_AGAIN)]) {
      const innocent = await Innocent.in(school, item);
      await innocent.works();
      innocent.leave();
    }
  });
});
