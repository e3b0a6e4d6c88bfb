import { z } from 'zod';
import { call, errors, pageOf, pageQuery, timestamp } from './call.js';

const PERSON_TYPES = ['User', 'Pupil', 'Visitor'] as const;

/** One line of the protocol: which admin saw murmel as whom, when and why. */
const incognitoEntry = z.object({
  id: z.uuid(),
  adminId: z.uuid().nullable(),
  adminName: z.string().nullable(),
  personId: z.uuid(),
  personName: z.string(),
  personType: z.enum(PERSON_TYPES),
  reason: z.string(),
  startedAt: timestamp,
  endedAt: timestamp,
  running: z.boolean(),
  writes: z.number(),
});
export type IncognitoEntry = z.infer<typeof incognitoEntry>;

/** One call that was no mere looking, or one live document that was written in. */
const incognitoWrite = z.object({
  at: timestamp,
  /** `METHOD /path` of the contract, or `WRITE` and the kind of the live document */
  call: z.string(),
  itemId: z.uuid().nullable(),
  itemTitle: z.string().nullable(),
});
export type IncognitoWriteEntry = z.infer<typeof incognitoWrite>;

/** The protocol of looking as another person, for admins of the installation. */
export const backofficeIncognito = {
  list: call
    .meta({ operation: 'administration.readProtocol' })
    .route({ method: 'GET', path: '/backoffice/incognito' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(incognitoEntry)),
  get: call
    .meta({ operation: 'administration.readProtocol', keys: ['id'] })
    .route({ method: 'GET', path: '/backoffice/incognito/{id}' })
    .input(z.strictObject({ id: z.uuid(), ...pageQuery }))
    .output(z.object({ entry: incognitoEntry, writes: pageOf(incognitoWrite) }))
    .errors(errors('NOT_FOUND')),
};
