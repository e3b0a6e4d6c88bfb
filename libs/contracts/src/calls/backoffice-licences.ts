import { z } from 'zod';
import { BACKOFFICE_LIMITS, LICENCE_KINDS, LICENCE_STATES } from '../backoffice-names.js';
import { call, errors, pageOf, pageQuery } from './call.js';
import { mailAddress, textWithin } from './fields.js';

const { name, seats, peopleAtOnce } = BACKOFFICE_LIMITS.licence;
/** a day in Berlin */
const day = z.iso.date();

const licence = z.object({
  id: z.uuid(),
  kind: z.enum(LICENCE_KINDS),
  name: z.string(),
  state: z.enum(LICENCE_STATES),
  /** number of people it is for; null: as many as there are */
  seats: z.number().nullable(),
  /** people who have a seat, and invited ones who will */
  taken: z.number(),
  /** classes are shared and hold any number of pupils (spec LIC-04) */
  sharedClasses: z.boolean(),
  school: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  startsOn: day,
  /** the first day on which it counts no longer; null: without an end */
  endsOn: day.nullable(),
});
export type Licence = z.infer<typeof licence>;

const fields = {
  name: textWithin(name),
  seats: z.number().int().min(1).max(seats).nullable(),
  sharedClasses: z.boolean(),
  schoolId: z.uuid().nullable(),
  startsOn: day,
  endsOn: day.nullable(),
};
const oneLicence = '/backoffice/licences/{licenceId}';
const licenceId = { licenceId: z.uuid() };
const seat = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
export type LicenceSeat = z.infer<typeof seat>;

/** Licences of the installation and who has a seat of them (spec LIC-03, spec LIC-06). */
export const backofficeLicences = {
  /** running ones first, then by name */
  list: call
    .meta({ operation: 'administration.manageLicences' })
    .route({ method: 'GET', path: '/backoffice/licences' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(licence))
    .errors(errors('FORBIDDEN')),
  create: call
    .meta({ operation: 'administration.manageLicences', idempotent: true })
    .route({ method: 'POST', path: '/backoffice/licences', successStatus: 201 })
    .input(z.strictObject({ kind: z.enum(LICENCE_KINDS), ...fields }))
    .output(licence)
    .errors(errors('FORBIDDEN', 'BAD_REQUEST', 'NOT_FOUND')),
  get: call
    .meta({ operation: 'administration.manageLicences', keys: ['licenceId'] })
    .route({ method: 'GET', path: oneLicence })
    .input(z.strictObject(licenceId))
    .output(licence)
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  /** fewer seats than are taken are refused; an end in the past or today ends it now */
  update: call
    .meta({ operation: 'administration.manageLicences', keys: ['licenceId'] })
    .route({ method: 'PUT', path: oneLicence })
    .input(z.strictObject(fields).partial().extend(licenceId))
    .output(licence)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'LICENCE_FULL')),
  people: call
    .meta({ operation: 'administration.manageLicences', keys: ['licenceId'] })
    .route({ method: 'GET', path: `${oneLicence}/people` })
    .input(z.strictObject({ ...licenceId, ...pageQuery }))
    .output(pageOf(seat))
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  /** gives seats to teachers by their addresses, or to all teachers of its school; all of them or none */
  assign: call
    .meta({ operation: 'administration.manageLicences', keys: ['licenceId'] })
    .route({ method: 'PUT', path: `${oneLicence}/people` })
    .input(
      z.strictObject({ ...licenceId, emails: z.array(mailAddress).max(peopleAtOnce).default([]), wholeSchool: z.boolean().default(false) }),
    )
    .output(z.object({ licence, assigned: z.number(), unknown: z.array(z.string()) }))
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'LICENCE_FULL', 'LICENCE_OVER', 'NOT_IN_SCHOOL')),
};
