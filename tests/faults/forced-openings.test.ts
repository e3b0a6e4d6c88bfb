import type { Item } from '@murmel/server';
import { loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { until } from '../collab/support/until.js';
import { type CollabBeside, School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

/** A hundred documents, ten at the same time. */
const ROUNDS = 10;
const DOCUMENTS = 10;
const PAUSE_MS = 60;
const BACK_WITHIN_MS = 20_000;

let school: School;
let servers: readonly CollabBeside[];
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'), { entry: '../tests/faults/support/collab-without-routing.ts' });
  servers = [{ ...school.collab, port: school.port }, await school.beside()];
});
afterAll(async () => {
  await servers[1]!.stop();
  await school.close();
});

/** One document and a pupil at each of the two servers, both of whom write all the time. */
interface Try {
  item: Item;
  /** in the order of `servers` */
  pupils: readonly Typist[];
}

async function begin(label: string): Promise<Try> {
  const item = await school.document();
  const pupils: Typist[] = [];
  for (const { port } of servers) {
    const visitor = await school.visitor();
    school.entry = port;
    pupils.push(new Typist(school, item, visitor, `${label}.${pupils.length}`));
  }
  pupils.forEach((pupil) => pupil.type(PAUSE_MS));
  return { item, pupils };
}

const counts = ({ pupils }: Try): number[] => pupils.map(({ acknowledged }) => acknowledged.length);

/** Waits until in each document the pupil at this server is answered beyond what was counted before. */
const answered = (tries: readonly Try[], server: number, before: readonly number[][]): Promise<void> =>
  until(
    () => tries.every((one, index) => counts(one)[server]! > before[index]![server]! + 1),
    () => `they are answered at server ${server}: ${tries.map((one) => one.pupils[server]!.standing).join('\n')}`,
    BACK_WITHIN_MS,
  );

/** Index of the server that has a document. */
async function ownerOf({ item }: Try): Promise<number> {
  const [row] = await school.database.query<{ address: string }[]>(
    'select address from document_owner join collab_process using (epoch) where item_id = $1',
    [item.id],
  );
  return servers.findIndex(({ port }) => row?.address.endsWith(`:${port}`));
}

async function stored({ item }: Try): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  return contentOf(document);
}

/** Ends all epochs of a server as a successor does that believes it dead. */
async function endEpochsOf(server: number): Promise<void> {
  await school.database.query('delete from collab_process where address like $1', [`%:${servers[server]!.port}`]);
}

describe(`${ROUNDS * DOCUMENTS} documents that two servers are forced to open, because nothing leads to the owner`, () => {
  it('never do both acknowledge: with the lease taken away, or the owner stopped and woken up, nothing is lost or doubled', async () => {
    const result = { lost: 0, doubled: 0, acknowledged: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const tries = await Promise.all(Array.from({ length: DOCUMENTS }, (_, index) => begin(`${round}.${index}`)));
      await until(() => tries.every((one) => counts(one).some((count) => count > 1)), 'one of the two is answered', BACK_WITHIN_MS);
      const owners = await Promise.all(tries.map(ownerOf));
      // The one that the database gave it to answers, the other one nothing at all.
      tries.forEach((one, index) => expect(counts(one)[1 - owners[index]!]).toBe(0));

      const loser = owners.filter((owner) => owner === 0).length > DOCUMENTS / 2 ? 0 : 1;
      const theirs = tries.filter((_, index) => owners[index] === loser);
      const before = theirs.map(counts);
      if (round % 2 === 0) {
        await endEpochsOf(loser);
        // The loser may take a document again with its next epoch: in each of them one of the two goes on.
        await until(async () => (await Promise.all(theirs.map(ownerOf))).every((owner) => owner >= 0), 'each has an owner', BACK_WITHIN_MS);
        const taken = theirs.map(counts);
        await until(() => theirs.every((one, index) => counts(one).some((count, at) => count > taken[index]![at]! + 1)), 'it goes on');
      } else {
        process.kill(servers[loser]!.pid, 'SIGSTOP');
        await answered(theirs, 1 - loser, before);
        process.kill(servers[loser]!.pid, 'SIGCONT');
        await answered(theirs, 1 - loser, theirs.map(counts));
        // Commits from before it was stopped may be answered now; from then on it answers nothing.
        const settled = theirs.map(counts);
        await answered(theirs, 1 - loser, settled);
        theirs.forEach((one, index) => expect(counts(one)[loser], 'acknowledged by what woke up').toBe(settled[index]![loser]));
      }

      for (const one of tries) one.pupils.forEach((pupil) => pupil.stop());
      for (const one of tries) {
        const words = one.pupils.flatMap(({ acknowledged }) => acknowledged);
        const owner = one.pupils[await ownerOf(one)]!;
        await until(() => owner.saved, 'whoever is at the owner has saved', BACK_WITHIN_MS);
        // Two servers that both took words would both have stored them, but neither would show those of the other.
        for (const content of [await stored(one), owner.content]) {
          const { lost, doubled } = check(words, content);
          result.lost += lost.length;
          result.doubled += doubled.length;
        }
        result.acknowledged += words.length;
        one.pupils.forEach((pupil) => pupil.closeTab());
      }
    }
    console.info(JSON.stringify(result));
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.acknowledged).toBeGreaterThan(ROUNDS * DOCUMENTS * 4);
  });
});
