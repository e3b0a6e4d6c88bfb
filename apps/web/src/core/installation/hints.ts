import type { InstallationState } from '@murmel/contracts';

const GIGABYTE = 1024 ** 3;
/** Thresholds from which the operator of the machine should look. */
const LOOK = {
  databaseMs: 100,
  connections: 0.8,
  clockMs: 1000,
  freePart: 0.1,
  freeBytes: 5 * GIGABYTE,
  waitingMs: 600_000,
  replicaMs: 10_000,
};
/** Below this what people hand in may find no room today. */
const NO_ROOM_BYTES = GIGABYTE;

/** Problem that the operator has to solve. `alert`: users notice it already. */
export interface Hint {
  what:
    | 'noJobs'
    | 'process'
    | 'releases'
    | 'collaboration'
    | 'files'
    | 'noRoom'
    | 'room'
    | 'slow'
    | 'pooler'
    | 'replica'
    | 'replicaLate'
    | 'connections'
    | 'clock'
    | 'redis'
    | 'mail'
    | 'models'
    | 'virusScan'
    | 'archive'
    | 'waits';
  tone: 'alert' | 'notice';
  /** name of a process, or kind of the outbox record */
  name?: string;
}

/** Returns the problems of the installation, the worst first. */
export function hintsOf({
  at,
  processes,
  database,
  files,
  collaboration,
  redis,
  mail,
  models,
  pooler,
  replica,
  virusScan,
  archive,
  backlog,
}: InstallationState): Hint[] {
  const { disk } = files;
  const alert = (holds: boolean, what: Hint['what']): Hint[] => (holds ? [{ what, tone: 'alert' }] : []);
  const notice = (holds: boolean, what: Hint['what']): Hint[] => (holds ? [{ what, tone: 'notice' }] : []);
  const noRoom = disk !== null && disk.freeBytes < NO_ROOM_BYTES;
  const waits = backlog.filter(({ oldestAt }) => oldestAt !== null && Date.parse(at) - Date.parse(oldestAt) > LOOK.waitingMs);
  const running = processes.filter(({ answers }) => answers);
  // Where nothing says that it runs (an api for tests), nothing is said about it.
  const noJobs = running.length > 0 && !running.some(worksInBackground);
  const late = database.replicas?.filter(({ streams, delayMs }) => !streams || (delayMs ?? 0) > LOOK.replicaMs) ?? [];
  return [
    ...alert(collaboration === 'down', 'collaboration'),
    ...alert(files.state === 'down', 'files'),
    ...alert(pooler === 'down', 'pooler'),
    ...alert(noJobs, 'noJobs'),
    ...alert(noRoom, 'noRoom'),
    ...alert(virusScan === 'down', 'virusScan'),
    ...alert(archive.state === 'down', 'archive'),
    ...processes.filter(({ answers }) => !answers).map(({ name }) => ({ what: 'process', tone: 'notice', name }) as const),
    ...notice(new Set(running.map(({ release: one }) => one)).size > 1, 'releases'),
    ...notice(!noRoom && disk !== null && (disk.freeBytes < LOOK.freeBytes || disk.freeBytes < disk.bytes * LOOK.freePart), 'room'),
    ...notice(database.ms > LOOK.databaseMs, 'slow'),
    ...notice(database.connections > database.mostConnections * LOOK.connections, 'connections'),
    ...notice(Math.abs(database.clockMs) > LOOK.clockMs, 'clock'),
    ...notice(replica === 'down', 'replica'),
    ...late.map(({ name }) => ({ what: 'replicaLate', tone: 'notice', name }) as const),
    ...notice(redis === 'down', 'redis'),
    ...notice(mail === 'down', 'mail'),
    ...notice(models === 'down', 'models'),
    ...waits.map(({ kind }) => ({ what: 'waits', tone: 'notice', name: kind }) as const),
  ];
}

/** An api that says no role is of a release that does everything. */
const worksInBackground = ({ kind, role }: InstallationState['processes'][number]): boolean =>
  kind === 'jobs' || (kind === 'api' && (role ?? 'everything') === 'everything');
