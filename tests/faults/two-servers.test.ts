import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { FaultProxy } from '../collab/support/fault-proxy.js';
import { until } from '../collab/support/until.js';
import { Balancer } from './support/balancer.js';
import { type CollabBeside, School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

/** Two groups in two documents; one round of each fault in every run, more with `npm run proof -- --long`. */
const CLIENTS = 12;
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
/** Slow enough that a busy machine answers in between: only then a page says that it is saved. */
const PAUSE_MS = 300;
const BACK_WITHIN_MS = 20_000;
/** As long as a cable that is stepped on with `npm run proof -- --long`; every run takes a shorter one. */
const CUT_MS = process.env['FAULT_ROUNDS'] ? 30_000 : 8000;

let school: School;
let proxy: Balancer;
let servers: CollabBeside[];
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  servers = [{ ...school.collab, port: school.port }, await school.beside()];
  // Each line goes to the next server, whatever document it is for.
  proxy = await Balancer.before(servers.map(({ port }) => port));
  school.entry = proxy.port;
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  await school.close();
});

async function stored(item: Item): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  return contentOf(document);
}

/** Which server has a document, now or as soon as one has it. */
async function ownerOf(item: Item): Promise<CollabBeside> {
  let owner: CollabBeside | undefined;
  await until(async () => (owner = await seenOwner(item)) !== undefined, 'somebody has the document', BACK_WITHIN_MS);
  return owner!;
}

async function seenOwner(item: Item): Promise<CollabBeside | undefined> {
  const [row] = await school.database.query<{ address: string }[]>(
    'select address from document_owner join collab_process using (epoch) where item_id = $1',
    [item.id],
  );
  return servers.find(({ port }) => row?.address.endsWith(`:${port}`));
}

interface Group {
  item: Item;
  typists: Typist[];
}

async function groups(label: string): Promise<Group[]> {
  const items = [await school.document(), await school.document()];
  const all = await Promise.all(
    items.map(async (item, document) => ({
      item,
      typists: await Promise.all(
        Array.from(
          { length: CLIENTS / 2 },
          async (_, index) => new Typist(school, item, await school.visitor(), `${label}${document}.${index}`),
        ),
      ),
    })),
  );
  await until(() => all.every(({ typists }) => typists.every(({ saved }) => saved)), 'everybody is at the documents', BACK_WITHIN_MS);
  all.forEach(({ typists }) => typists.forEach((typist) => typist.type(PAUSE_MS)));
  return all;
}

/** Waits until all typists write on and get answers again. */
async function goesOn({ typists }: Group): Promise<number> {
  const begun = performance.now();
  const before = typists.map(({ acknowledged }) => acknowledged.length);
  await until(
    () => typists.every(({ acknowledged }, index) => acknowledged.length > before[index]!),
    'everybody is answered again',
    BACK_WITHIN_MS,
  );
  return Math.round(performance.now() - begun);
}

/** Checks that no acknowledged text is lost or doubled, and that all clients have the same. */
async function nothingIsLost(all: readonly Group[]): Promise<void> {
  all.forEach(({ typists }) => typists.forEach((typist) => typist.stop()));
  for (const { item, typists } of all) {
    await until(() => typists.every(({ saved }) => saved), 'everybody has saved', BACK_WITHIN_MS);
    await until(() => new Set(typists.map(({ content }) => content)).size === 1, 'all see the same', BACK_WITHIN_MS);
    const words = typists.flatMap(({ acknowledged }) => acknowledged);
    expect(words.length).toBeGreaterThan(typists.length);
    expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
    expect(await stored(item)).toBe(typists[0]!.content);
    typists.forEach((typist) => typist.closeTab());
  }
}

async function again(server: CollabBeside): Promise<void> {
  await server.exited;
  const next = await school.beside(server.port);
  servers = servers.map((one) => (one === server ? next : one));
  proxy.ports = servers.map(({ port }) => port);
}

describe('two collab-servers behind a proxy that sends everybody anywhere', () => {
  it(`[away-collab-one] kill -9 of the one that has a document, ${ROUNDS} times: the other one goes on from the journal, nothing is lost or doubled`, async () => {
    const all = await groups('k');
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(500);
      const owner = await ownerOf(all[0]!.item);
      process.kill(owner.pid, 'SIGKILL');
      console.info(`${await goesOn(all[0]!)} ms after kill -9 everybody was answered again`);
      expect((await ownerOf(all[0]!.item)).port).not.toBe(owner.port);
      await again(owner);
    }
    await nothingIsLost(all);
  });

  it(`SIGSTOP, ${ROUNDS} times: the other one goes on after the lease, and what wakes up tells nobody that anything is saved`, async () => {
    const all = await groups('s');
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(500);
      const owner = await ownerOf(all[0]!.item);
      process.kill(owner.pid, 'SIGSTOP');
      // Half of the lines break; the others stay with the one that sleeps until it wakes up.
      proxy.leaveOut(owner.port);
      proxy.cut(owner.port, 2);
      const begun = performance.now();
      await until(async () => (await ownerOf(all[0]!.item)).port !== owner.port, 'the other one has it', BACK_WITHIN_MS);
      console.info(`${Math.round(performance.now() - begun)} ms after SIGSTOP another one had the document`);
      await wait(500);
      process.kill(owner.pid, 'SIGCONT');
      proxy.ports = servers.map(({ port }) => port);
      console.info(`${await goesOn(all[0]!)} ms after SIGCONT everybody was answered again`);
    }
    await nothingIsLost(all);
  });

  it(`a server that drains, ${ROUNDS} times: it hands its documents over, nobody waits for a lease, nothing is lost or doubled`, async () => {
    const all = await groups('d');
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(500);
      const owner = await ownerOf(all[0]!.item);
      const typists = all.flatMap((group) => group.typists);
      const known = typists.map(({ waits }) => waits.length);
      proxy.leaveOut(owner.port);
      expect(await owner.stop()).toBe(0);
      // It left no lease behind that others had to wait for.
      expect(await school.database.query('select 1 from collab_process where address like $1', [`%:${owner.port}`])).toEqual([]);
      for (const group of all) await goesOn(group);
      const pauses = typists.map(({ waits }, index) => Math.max(...waits.slice(known[index])));
      console.info(
        `longest waits while a server drained: ${pauses
          .map(Math.round)
          .sort((a, b) => a - b)
          .join(', ')} ms`,
      );
      await again(owner);
    }
    await nothingIsLost(all);
  });

  it('[TR-08] one that is cut off from the database: the other side goes on, nothing is called saved here, and everything arrives after it', async () => {
    const { DATABASE_URL } = school.environment;
    const line = await FaultProxy.before(DATABASE_URL!);
    const cutOff = await school.beside(undefined, line.url);
    const item = await school.document();
    const visitor = await school.visitor();
    school.entry = cutOff.port;
    const here = new Typist(school, item, visitor, 'here');
    school.entry = proxy.port;
    await until(() => here.saved, 'the document is open in the one that will be cut off');
    const there = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => new Typist(school, item, await school.visitor(), `there.${index}`)),
    );
    await until(() => there.every(({ saved }) => saved), 'the others are led to it');
    [here, ...there].forEach((typist) => typist.type(PAUSE_MS));
    await wait(500);
    line.swallow();
    const cutAt = performance.now();
    await until(async () => (await seenOwner(item)) !== undefined, 'another one has the document', BACK_WITHIN_MS);
    console.info(`${Math.round(performance.now() - cutAt)} ms after the cut another one had the document`);
    const told = here.acknowledged.length;
    await goesOn({ item, typists: there });
    await wait(Math.max(0, CUT_MS - (performance.now() - cutAt)));
    expect(here.acknowledged.length, 'told to be saved without the lease').toBe(told);
    line.restore();
    const healedAt = performance.now();
    await nothingIsLost([{ item, typists: [here, ...there] }]);
    console.info(`${Math.round(performance.now() - healedAt)} ms after it healed everybody had everything`);
    await cutOff.stop();
    await line.close();
  });
});
