import { z } from 'zod';
import { DELETED_DATA, DELETION_CAUSES } from '../deletion-names.js';
import { ACCOUNT_LICENCES } from '../item-fields.js';
import { call, errors, pageOf, pageQuery } from './call.js';

/** Backlogs of pending work besides the requests. */
const BACKLOGS = [
  'exports',
  'answers',
  'pictures',
  'conversions',
  'corrections',
  'hints',
  'photos',
  'knowledge',
  'packages',
  'films',
  'search',
  'grades',
] as const;

/** Kinds of files, in everyday terms. */
const FILE_KINDS = ['film', 'sound', 'picture', 'other'] as const;

/** A part that an installation may do without. `none`: it is not configured. */
const optional = z.enum(['up', 'down', 'none']);
const when = z.iso.datetime();

const replica = z.object({
  name: z.string(),
  /** it receives what the database writes as it is written */
  streams: z.boolean(),
  /** milliseconds by which it is late; null: not known yet */
  delayMs: z.number().nullable(),
});

const installationState = z.object({
  /** time of the measurement, by the api's clock */
  at: when,
  release: z.string(),
  /** processes of the product, by kind and name; one that sent no heartbeat for half a minute counts as not answering */
  processes: z.array(
    z.object({
      kind: z.enum(['api', 'jobs', 'collaboration']),
      /** what an api does; null: of another kind, or of a release that does everything and does not say it */
      role: z.enum(['everything', 'calls', 'jobs']).nullable(),
      /** version of its build; null: of a release that does not say it */
      release: z.string().nullable(),
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
    /** copies that follow it; null: the account of the product may not see them */
    replicas: z.array(replica).nullable(),
  }),
  /** the copy on which lists and search are read */
  replica: optional,
  /** the ways to the database through a pooler and past it. `down`: the direct one does not answer */
  pooler: optional,
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
  /** `down`: within the last quarter of an hour providers of models only refused or did not answer */
  models: optional,
  virusScan: optional,
  /** PostgreSQL's log on its way into the backup. `off`: there is none that is made of it */
  archive: z.object({ state: z.enum(['up', 'down', 'off']), lastAt: when.nullable() }),
  /** outbox records: number, time of the oldest that no process works on, and failures within the last 24 hours */
  backlog: z.array(z.object({ kind: z.enum(BACKLOGS), waiting: z.number(), oldestAt: when.nullable(), failed: z.number() })),
});
export type InstallationState = z.infer<typeof installationState>;

const installationOverview = z.object({
  /** confirmed accounts of teachers */
  teachers: z.number(),
  /** of these, those who visited within the last seven days */
  teachersOfWeek: z.number(),
  licences: z.array(z.object({ licence: z.enum(ACCOUNT_LICENCES), teachers: z.number() })),
  schools: z.number(),
  /** classes that are not in the trash */
  classes: z.number(),
  pupils: z.number(),
  /** visitors who were here within the last seven days */
  guestsOfWeek: z.number(),
  /** items outside the trash: their number, never their contents */
  items: z.number(),
  reviewers: z.number(),
  /** reported items without a decision */
  reportsWaiting: z.number(),
  /** models from at least one provider are configured */
  hasModels: z.boolean(),
  registration: z.enum(['open', 'invite', 'off']),
  mail: z.boolean(),
  /** a log for running backups is kept by PostgreSQL */
  backup: z.boolean(),
  /** pages of the operator: imprint and privacy */
  imprint: z.boolean(),
  privacy: z.boolean(),
});
export type InstallationOverview = z.infer<typeof installationOverview>;

const deletionDay = z.object({
  /** YYYY-MM-DD in Europe/Berlin */
  day: z.string(),
  deletions: z.array(z.object({ data: z.enum(DELETED_DATA), cause: z.enum(DELETION_CAUSES), count: z.number() })),
});
export type DeletionDayEntry = z.infer<typeof deletionDay>;

/** Facts about the installation for its admins. */
export const installation = {
  /** numbers of people, classes and items, and what an installation still lacks */
  overview: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/installation/overview' })
    .output(installationOverview)
    .errors(errors('FORBIDDEN')),
  /** the deletion log, the newest day first: numbers without names */
  deletions: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/installation/deletions' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(deletionDay))
    .errors(errors('FORBIDDEN')),
  state: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'GET', path: '/installation/state' })
    .output(installationState)
    .errors(errors('FORBIDDEN')),
};
