import { z } from 'zod';
import { call, errors } from './call.js';

/** Backlogs of pending work besides the requests. */
const BACKLOGS = ['exports', 'knowledge', 'packages', 'search'] as const;

/** Kinds of files, in everyday terms. */
const FILE_KINDS = ['film', 'sound', 'picture', 'other'] as const;

/** A part that an installation may do without. `none`: it is not configured. */
const optional = z.enum(['up', 'down', 'none']);
const when = z.iso.datetime();

const installationState = z.object({
  /** time of the measurement, by the api's clock */
  at: when,
  release: z.string(),
  /** processes of the product, by kind and name; one that sent no heartbeat for half a minute counts as not answering */
  processes: z.array(
    z.object({
      kind: z.enum(['api', 'collaboration']),
      /** machine and port */
      name: z.string(),
      answers: z.boolean(),
      startedAt: when,
      seenAt: when,
      /** part of the time in which it had something to do, 0 to 1 */
      load: z.number(),
      memoryBytes: z.number(),
      connections: z.number(),
      /** live documents that it has open; null: it is of a kind that has none */
      documents: z.number().nullable(),
    }),
  ),
  database: z.object({
    /** duration of an empty query */
    ms: z.number(),
    bytes: z.number(),
    connections: z.number(),
    mostConnections: z.number(),
    /** by how much the clocks of both machines differ: above 0 the database's is ahead */
    clockMs: z.number(),
  }),
  files: z.object({
    state: z.enum(['up', 'down']),
    /** room on the disk where they lie; null: they lie in a bucket, or it cannot be read */
    disk: z.object({ freeBytes: z.number(), bytes: z.number() }).nullable(),
    /** size of stored files by kind, as measured within the last ten minutes */
    kinds: z.array(z.object({ kind: z.enum(FILE_KINDS), bytes: z.number() })),
  }),
  /** state of the connection from this api to a collab-server */
  collaboration: z.enum(['up', 'down']),
  redis: optional,
  mail: optional,
  virusScan: optional,
  /** PostgreSQL's log on its way into the backup. `off`: there is none that is made of it */
  archive: z.object({ state: z.enum(['up', 'down', 'off']), lastAt: when.nullable() }),
  /** outbox records: number, time of the oldest, and failures within the last 24 hours */
  backlog: z.array(z.object({ kind: z.enum(BACKLOGS), waiting: z.number(), oldestAt: when.nullable(), failed: z.number() })),
});
export type InstallationState = z.infer<typeof installationState>;

/** Returns the state of the installation to its admins. */
export const installation = {
  state: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/installation/state' })
    .output(installationState)
    .errors(errors('FORBIDDEN')),
};
