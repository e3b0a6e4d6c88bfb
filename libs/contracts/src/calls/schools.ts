import { z } from 'zod';
import { trimBlank } from '../fold-text.js';
import { SCHOOL_ROLES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { mailAddress } from './fields.js';

const { name: nameLimits } = LIMITS.school;

/** Name used in mails to third parties: one line of letters, without characters that a mail or a screen would interpret. */
export const schoolName = z
  .string()
  .normalize('NFC')
  .overwrite(trimBlank)
  .min(nameLimits.min)
  .max(nameLimits.max)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
const name = schoolName;
/** from the link of a mail */
const secret = z.string().min(1).max(100);

const school = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: timestamp,
  /** role of the caller in it; null for admins of the installation who are not members */
  role: z.enum(SCHOOL_ROLES).nullable(),
  teachers: z.number(),
  /** who is responsible for what its teachers publish without an imprint of their own; empty: the operator */
  imprint: z.string(),
  /** path of the school's own link, behind which a code counts for its classes only; null for callers who are not in it */
  joinPath: z.string().nullable(),
  abilities: z.object({ update: z.boolean(), manage: z.boolean(), enrol: z.boolean(), leave: z.boolean() }),
});
export type School = z.infer<typeof school>;

const teacher = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(SCHOOL_ROLES),
  since: timestamp,
  mine: z.boolean(),
  /** only for those who say who is in the school */
  email: z.string().nullable(),
});
export type SchoolTeacher = z.infer<typeof teacher>;

const invitation = z.object({ id: z.uuid(), email: z.string(), createdAt: timestamp, expiresAt: timestamp });
export type SchoolInvitation = z.infer<typeof invitation>;

const oneSchool = '/schools/{id}';

/** Schools and their teachers. They grant no right on items, classes or pupils of a colleague. */
export const schools = {
  /** every school of the installation, by name */
  list: call
    .meta({ operation: 'administration.listSchools' })
    .route({ method: 'GET', path: '/schools' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(z.object({ id: z.uuid(), name: z.string(), createdAt: timestamp, teachers: z.number() })))
    .errors(errors('FORBIDDEN')),
  /** one's own school, if there is one */
  mine: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/schools/mine' })
    .output(z.object({ school: school.nullable() })),
  /** the founder of a school is its first admin */
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/schools', successStatus: 201 })
    .input(z.strictObject({ name }))
    .output(school)
    .errors(errors('ALREADY_IN_SCHOOL')),
  get: call
    .meta({ operation: 'school.read', schoolParam: 'id' })
    .route({ method: 'GET', path: oneSchool })
    .input(idParam)
    .output(school)
    .errors(errors('NOT_FOUND')),
  update: call
    .meta({ operation: 'school.update', schoolParam: 'id' })
    .route({ method: 'PUT', path: oneSchool })
    .input(idParam.extend({ name }))
    .output(school)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** without an admin left, the longest-standing member becomes admin; a school without members is deleted */
  leave: call
    .meta({ operation: 'school.leave', schoolParam: 'id' })
    .route({ method: 'PUT', path: `${oneSchool}/leave` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  teachers: call
    .meta({ operation: 'school.read', schoolParam: 'id' })
    .route({ method: 'GET', path: `${oneSchool}/teachers` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(teacher))
    .errors(errors('NOT_FOUND')),
  /** adds a teacher without asking, by their confirmed address */
  enrol: call
    .meta({ operation: 'school.enrol', schoolParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneSchool}/teachers`, successStatus: 201 })
    .input(idParam.extend({ email: mailAddress }))
    .output(teacher)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'TEACHER_UNKNOWN', 'ALREADY_IN_SCHOOL', 'LIMIT_REACHED')),
  updateTeacher: call
    .meta({ operation: 'school.manage', schoolThrough: 'schoolTeacher' })
    .route({ method: 'PUT', path: '/school_teachers/{id}' })
    .input(idParam.extend({ role: z.enum(SCHOOL_ROLES) }))
    .output(teacher)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LAST_SCHOOL_ADMIN')),
  removeTeacher: call
    .meta({ operation: 'school.manage', schoolThrough: 'schoolTeacher' })
    .route({ method: 'DELETE', path: '/school_teachers/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  invitations: call
    .meta({ operation: 'school.update', schoolParam: 'id' })
    .route({ method: 'GET', path: `${oneSchool}/invitations` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(invitation))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** mails a link that one person can use once; an address that was invited before gets another one, and the earlier link ends */
  invite: call
    .meta({ operation: 'school.update', schoolParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneSchool}/invitations`, successStatus: 201 })
    .input(idParam.extend({ email: mailAddress }))
    .output(invitation)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'ALREADY_MEMBER', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
  revoke: call
    .meta({ operation: 'school.update', schoolThrough: 'schoolInvitation' })
    .route({ method: 'DELETE', path: '/school_invitations/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** the school a link invites to, for the recipient of the mail; for all others the link does not exist */
  readInvitation: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'PUT', path: '/school_invitations' })
    .input(z.strictObject({ secret }))
    .output(z.object({ school: z.string().nullable(), invitedBy: z.string(), expiresAt: timestamp }))
    .errors(errors('TOKEN_INVALID')),
  accept: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'PUT', path: '/school_invitations/accept' })
    .input(z.strictObject({ secret }))
    /** null: the administration invited into no school */
    .output(z.object({ school: school.nullable() }))
    .errors(errors('TOKEN_INVALID', 'ALREADY_IN_SCHOOL', 'LIMIT_REACHED')),
};
