import { setTimeout as wait } from 'node:timers/promises';
import type { Item } from '@murmel/server';
import { until } from '../collab/support/until.js';
import { Balancer } from '../faults/support/balancer.js';
import { type CollabBeside, School } from '../faults/support/school.js';
import { Typist } from '../faults/support/typist.js';
import { startServer } from '../support/database.js';

const PUPILS = 12;
const PAUSE_MS = 100;
const SETTLED_MS = 1500;
const BACK_WITHIN_MS = 30_000;

export const FAULTS = ['drained', 'killed', 'hangs'] as const;
type Fault = (typeof FAULTS)[number];

/**
 * Pupils type in a document of one of three servers while that one goes.
 * @returns the longest wait of any pupil for an acknowledgement in each round, in milliseconds
 */
export async function measurePauses(rounds: number): Promise<Record<Fault, number[]>> {
  const server = await startServer();
  const school = await School.open(server.url);
  let servers: CollabBeside[] = [{ ...school.collab, port: school.port }, await school.beside(), await school.beside()];
  const proxy = await Balancer.before(servers.map(({ port }) => port));
  school.entry = proxy.port;
  const pauses: Record<Fault, number[]> = { drained: [], killed: [], hangs: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of FAULTS) {
      const item = await school.document();
      const pupils = await Promise.all(
        Array.from({ length: PUPILS }, async (_, index) => new Typist(school, item, await school.visitor(), `${fault}${round}.${index}`)),
      );
      await until(() => pupils.every(({ saved }) => saved), 'all are at the document', BACK_WITHIN_MS);
      pupils.forEach((pupil) => pupil.type(PAUSE_MS));
      await wait(SETTLED_MS);
      const owner = await ownerOf(school, item, servers);
      pupils.forEach((pupil) => pupil.waits.splice(0));
      proxy.leaveOut(owner.port);
      if (fault === 'drained') await owner.stop();
      else process.kill(owner.pid, fault === 'killed' ? 'SIGKILL' : 'SIGSTOP');
      if (fault === 'hangs') proxy.cut(owner.port);
      const before = pupils.map(({ acknowledged }) => acknowledged.length);
      await until(() => pupils.every((pupil, index) => pupil.acknowledged.length > before[index]! + 2), 'all go on', BACK_WITHIN_MS);
      pauses[fault].push(Math.max(...pupils.flatMap(({ waits }) => waits)));
      pupils.forEach((pupil) => pupil.closeTab());
      if (fault === 'hangs') process.kill(owner.pid, 'SIGKILL');
      await owner.exited;
      const next = await school.beside(owner.port);
      servers = servers.map((one) => (one.port === owner.port ? next : one));
      proxy.ports = servers.map(({ port }) => port);
    }
  }
  await proxy.close();
  await Promise.all(servers.filter(({ port }) => port !== school.port).map((one) => one.stop()));
  await servers.find(({ port }) => port === school.port)?.stop();
  await school.close();
  await server.stop();
  return pauses;
}

async function ownerOf(school: School, item: Item, servers: readonly CollabBeside[]): Promise<CollabBeside> {
  const [row] = await school.database.query<{ address: string }[]>(
    'select address from document_owner join collab_process using (epoch) where item_id = $1',
    [item.id],
  );
  return servers.find(({ port }) => row?.address.endsWith(`:${port}`))!;
}
