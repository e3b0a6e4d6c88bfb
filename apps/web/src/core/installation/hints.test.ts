import type { InstallationState } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { hintsOf } from './hints';

const GIGABYTE = 1024 ** 3;
const fine: InstallationState = {
  at: '2026-11-27T09:40:00.000Z',
  release: '1.6.2',
  processes: [
    {
      kind: 'api',
      role: 'everything',
      release: '1.6.2',
      name: 'schule:3000',
      answers: true,
      startedAt: '2026-11-18T09:40:00.000Z',
      seenAt: '2026-11-27T09:39:55.000Z',
      load: 0.2,
      memoryBytes: 3e8,
      connections: 40,
      documents: null,
    },
  ],
  database: {
    ms: 1.2,
    bytes: 4e10,
    connections: 20,
    mostConnections: 200,
    clockMs: 12,
    replicas: [{ name: 'kopie', streams: true, delayMs: 200 }],
  },
  files: { state: 'up', disk: { freeBytes: 600 * GIGABYTE, bytes: 1000 * GIGABYTE }, kinds: [] },
  collaboration: 'up',
  redis: 'none',
  replica: 'none',
  pooler: 'none',
  mail: 'none',
  models: 'none',
  virusScan: 'none',
  archive: { state: 'off', lastAt: null },
  backlog: [{ kind: 'exports', waiting: 2, oldestAt: '2026-11-27T09:35:00.000Z', failed: 1 }],
};
const disk = (free: number, all: number): InstallationState['files'] => ({
  ...fine.files,
  disk: { freeBytes: free * GIGABYTE, bytes: all * GIGABYTE },
});

it('says nothing where all is well, also of what an installation does without', () => {
  expect(hintsOf(fine)).toEqual([]);
});

it.each<[string, Partial<InstallationState>, string]>([
  ['a collab-server that cannot be reached', { collaboration: 'down' }, 'alert collaboration'],
  ['files that cannot be written', { files: { ...fine.files, state: 'down' } }, 'alert files'],
  ['a tenth of a large disk', { files: disk(90, 1000) }, 'notice room'],
  ['little on a small disk', { files: disk(4, 20) }, 'notice room'],
  ['hardly anything', { files: disk(0.5, 1000) }, 'alert noRoom'],
  ['a bucket has no room to speak of', { files: { ...fine.files, disk: null } }, ''],
  ['a database that takes its time', { database: { ...fine.database, ms: 140 } }, 'notice slow'],
  ['connections that come to an end', { database: { ...fine.database, connections: 170 } }, 'notice connections'],
  ['a clock that is behind', { database: { ...fine.database, clockMs: -90_000 } }, 'notice clock'],
  ['Redis that is away', { redis: 'down' }, 'notice redis'],
  ['a mail server that is away', { mail: 'down' }, 'notice mail'],
  ['providers that only refuse', { models: 'down' }, 'notice models'],
  ['a way past the pooler that does not answer', { pooler: 'down' }, 'alert pooler'],
  ['a copy that does not answer', { replica: 'down' }, 'notice replica'],
  ['copies that the account may not see', { database: { ...fine.database, replicas: null } }, ''],
  [
    'a copy that is late',
    { database: { ...fine.database, replicas: [{ name: 'kopie', streams: true, delayMs: 60_000 }] } },
    'notice replicaLate kopie',
  ],
  [
    'a copy that stopped to follow',
    { database: { ...fine.database, replicas: [{ name: 'kopie', streams: false, delayMs: null }] } },
    'notice replicaLate kopie',
  ],
  ['calls without background work', { processes: [{ ...fine.processes[0]!, role: 'calls' }] }, 'alert noJobs'],
  [
    'background work in a process of its own',
    {
      processes: [
        { ...fine.processes[0]!, role: 'calls' },
        { ...fine.processes[0]!, kind: 'jobs', role: 'jobs' },
      ],
    },
    '',
  ],
  [
    'a mixture of releases, one of which says neither',
    { processes: [fine.processes[0]!, { ...fine.processes[0]!, role: null, release: null }] },
    'notice releases',
  ],
  ['a scanner that does not answer', { virusScan: 'down' }, 'alert virusScan'],
  ['a log that is not kept', { archive: { state: 'down', lastAt: null } }, 'alert archive'],
  ['a process that says nothing', { processes: [{ ...fine.processes[0]!, answers: false }] }, 'notice process schule:3000'],
  [
    'what waits for a quarter of an hour',
    { backlog: [{ kind: 'exports', waiting: 1, oldestAt: '2026-11-27T09:25:00.000Z', failed: 0 }] },
    'notice waits exports',
  ],
])('%s', (_name, changed, said) => {
  expect(hintsOf({ ...fine, ...changed }).map(({ tone, what, name }) => [tone, what, name].filter(Boolean).join(' '))).toEqual(
    said ? [said] : [],
  );
});

it('what people notice already comes first', () => {
  expect(hintsOf({ ...fine, mail: 'down', redis: 'down', virusScan: 'down' }).map(({ what }) => what)).toEqual([
    'virusScan',
    'redis',
    'mail',
  ]);
});
