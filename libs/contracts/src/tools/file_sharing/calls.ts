import { z } from 'zod';
import { callsFor, errors, idParam, nothing, timestamp } from '../../calls/call.js';
import { personLook } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { FILE_SHARING_LIMITS } from './limits.js';

const call = callsFor('shared_file');
const one = '/file_sharing/files/{id}';
const { folderMax, perPerson, taskMax } = FILE_SHARING_LIMITS;

/** `off`: files are only given out; `over`: the deadline is past, by the server's clock. */
export const HAND_IN_STATES = ['off', 'open', 'over'] as const;
export type HandInState = (typeof HAND_IN_STATES)[number];

const file = z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), bytes: z.number(), image: z.boolean() });

const givenFile = file.extend({
  /** names of folders with `/` between them; empty: in none */
  folder: z.string(),
  /** number of downloads, without a record of the users; null for guests */
  downloads: z.number().nullable(),
});
export type GivenFile = z.infer<typeof givenFile>;

const sharing = z.object({
  /** by folder and name */
  files: z.array(givenFile),
  state: z.enum(HAND_IN_STATES),
  /** task of the submission; may be empty */
  task: z.string(),
  closesAt: timestamp.nullable(),
  /** files are taken after the deadline, too, and marked as late */
  takesLate: z.boolean(),
  perPerson: z.number(),
});
export type FileSharing = z.infer<typeof sharing>;

const sharedItem = item.extend({ sharing });
export type SharedFileItem = z.infer<typeof sharedItem>;

const handedIn = file.extend({
  /** six characters by which sender and teacher know that they speak of the same file */
  receipt: z.string(),
  at: timestamp,
  /** arrived after the deadline, as that is now */
  late: z.boolean(),
});
export type HandedInFile = z.infer<typeof handedIn>;

/** Files one user handed in, and their running uploads. */
const handIn = z.object({
  /** stable as long as the item exists; reveals nothing about the person */
  key: z.string(),
  name: z.string(),
  look: personLook,
  /** the oldest first */
  files: z.array(handedIn),
  coming: z.array(z.object({ name: z.string(), bytes: z.number(), received: z.number() })),
});
export type HandIn = z.infer<typeof handIn>;

const handIns = z.object({
  /** ordered by who began first */
  people: z.array(handIn),
  /** pupils of a project that shares it, of whom nothing is here; `percent`: of what is on its way */
  missing: z.array(z.object({ name: z.string(), id: z.uuid(), percent: z.number().nullable() })),
});
export type HandIns = z.infer<typeof handIns>;

const ownHandIn = z.object({
  /** under which the teacher finds it; null before anything came from a visitor */
  name: z.string().nullable(),
  files: z.array(handedIn),
});
export type OwnHandIn = z.infer<typeof ownHandIn>;

/** State pushed by the live connection. `counts` of the teacher's changes whenever the received files have to be read again. */
export type FileSharingLive =
  | { audience: 'teacher'; sharing: FileSharing; counts: { people: number; files: number; coming: number; newest: string } }
  | { audience: 'guest'; sharing: FileSharing };

const settings = {
  collects: z.boolean().optional(),
  task: z.string().trim().max(taskMax).optional(),
  closesAt: z.iso.datetime({ offset: true }).nullable().optional(),
  takesLate: z.boolean().optional(),
  perPerson: z.int().min(perPerson.min).max(perPerson.max).optional(),
};

/** Id of a file that was uploaded into the item (`POST /owner_files`). */
const shrineId = z.uuid();

export const fileSharing = {
  ...toolItemCalls('file_sharing', { answer: sharedItem, created: settings, changed: settings, changeErrors: [] }),
  /** publishes a file that was uploaded into the item; until then only its sender has it, and it is deleted after a day */
  attach: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${one}/attachment`, successStatus: 201 })
    .input(idParam.extend({ shrineId, folder: z.string().max(folderMax).default('') }))
    .output(givenFile)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'FILE_EXISTS', 'LIMIT_REACHED')),
  detach: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'DELETE', path: `${one}/attachment` })
    .input(idParam.extend({ shrineId }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  archive: call
    .meta({ operation: 'item.read', itemParam: 'id', plain: true })
    .route({ method: 'GET', path: `${one}/archive`, description: 'all files that are given out, in their folders, as a ZIP archive' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'TOO_MANY_REQUESTS')),

  /** lists the submissions by person */
  handIns: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${one}/hand_ins` })
    .input(idParam)
    .output(handIns)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** one's own, as a proof */
  ownHandIn: call
    .meta({ operation: 'item.answer', itemParam: 'id' })
    .route({ method: 'GET', path: `${one}/hand_ins/own` })
    .input(idParam)
    .output(ownHandIn)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'NO_PASSWORD_PROVIDED')),
  handInArchive: call
    .meta({ operation: 'item.readResponses', itemParam: 'id', plain: true })
    .route({ method: 'GET', path: `${one}/hand_ins/archive`, description: 'all that came in as a ZIP archive, a folder for each person' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS')),
};
