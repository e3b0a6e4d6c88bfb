import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { currentUser } from './people.js';

const { name: nameLimits, pupilName, noteMax, pupilsAtOnce } = LIMITS.schoolClass;

export const SCHOOL_CLASS_TYPES = ['permanent', 'onetime'] as const;
export type SchoolClassType = (typeof SCHOOL_CLASS_TYPES)[number];

const schoolClass = z.object({
  id: z.uuid(), name: z.string(), type: z.enum(SCHOOL_CLASS_TYPES), createdAt: timestamp,
  /** when class and content of its pupils are deleted */
  expiresAt: timestamp, archivedAt: timestamp.nullable(),
  /** until when a code opens from any device (trust 2.4); null: only through the class's own link */
  openUntil: timestamp.nullable(),
  /** path of the class's own link, as it stands on printed cards */
  joinPath: z.string(),
  /** accesses that are not deactivated, and how many there may be */
  pupils: z.number(), pupilsMax: z.number().nullable(),
  owner: z.string(),
  abilities: z.object({ update: z.boolean(), manage: z.boolean(), leave: z.boolean() }),
});
export type SchoolClass = z.infer<typeof schoolClass>;

const pupilAccess = z.object({
  id: z.uuid(), name: z.string(), note: z.string(),
  /** six digits; only teachers of the class ever get it */
  code: z.string(),
  state: z.enum(['active', 'deactivated']), createdAt: timestamp, lastSeenAt: timestamp.nullable(),
});
export type PupilAccessEntry = z.infer<typeof pupilAccess>;

const teacher = z.object({
  id: z.uuid(), email: z.string(),
  /** null until somebody has confirmed this address */
  name: z.string().nullable(),
  state: z.enum(['active', 'deactivated']),
});
export type ClassTeacherEntry = z.infer<typeof teacher>;

const name = z.string().trim().min(nameLimits.min).max(nameLimits.max);
const pupil = z.strictObject({ name: z.string().trim().min(pupilName.min).max(pupilName.max), note: z.string().trim().max(noteMax).optional() });
const code = z.string().transform((value) => value.replace(/\s/g, '')).pipe(z.string().regex(/^\d{6}$/));
const oneClass = '/school_classes/{id}';

/** School classes with the accesses of their pupils and their teachers. */
export const schoolClasses = {
  list: call.meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/school_classes' }).input(z.strictObject({ ...pageQuery, archived: z.stringbool().optional() })).output(pageOf(schoolClass)),
  create: call.meta({ operation: 'teacher.createItem', idempotent: true })
    .route({ method: 'POST', path: '/school_classes', successStatus: 201 }).input(z.strictObject({ name, type: z.literal('permanent') })).output(schoolClass).errors(errors('LIMIT_REACHED')),
  get: call.meta({ operation: 'class.read', classParam: 'id' }).route({ method: 'GET', path: oneClass }).input(idParam).output(schoolClass).errors(errors('NOT_FOUND')),
  update: call.meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: oneClass }).input(idParam.extend({ name: name.optional(), archived: z.boolean().optional() })).output(schoolClass).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** for ever, with its pupils and what they made */
  remove: call.meta({ operation: 'class.manage', classParam: 'id' }).route({ method: 'DELETE', path: oneClass }).input(idParam).output(nothing).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** "Klasse kann sich anmelden": for 20 minutes a code opens from any device */
  open: call.meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: `${oneClass}/open` }).input(idParam.extend({ open: z.boolean() })).output(schoolClass).errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** how many wait because somebody was guessing codes (trust 2.4) */
  waiting: call.meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/waiting` }).input(idParam).output(z.object({ pupils: z.number() })).errors(errors('NOT_FOUND')),
  /** "alle zulassen" */
  admit: call.meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: `${oneClass}/admit` }).input(idParam).output(z.object({ pupils: z.number() })).errors(errors('NOT_FOUND', 'FORBIDDEN')),

  pupils: call.meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/pupil_accesses` }).input(idParam.extend(pageQuery)).output(pageOf(pupilAccess)).errors(errors('NOT_FOUND')),
  addPupils: call.meta({ operation: 'class.update', classParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneClass}/pupil_accesses`, successStatus: 201 })
    .input(idParam.extend({ pupils: z.array(pupil).min(1).max(pupilsAtOnce) })).output(z.array(pupilAccess)).errors(errors('NOT_FOUND', 'FORBIDDEN', 'PUPIL_LIMIT_REACHED', 'NOT_FOR_ONETIME')),
  getPupil: call.meta({ operation: 'class.read', classThrough: 'pupil' }).route({ method: 'GET', path: '/pupil_accesses/{id}' }).input(idParam).output(pupilAccess).errors(errors('NOT_FOUND')),
  updatePupil: call.meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PUT', path: '/pupil_accesses/{id}' }).input(idParam.extend(pupil.partial().shape)).output(pupilAccess).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removePupil: call.meta({ operation: 'class.update', classThrough: 'pupil' }).route({ method: 'DELETE', path: '/pupil_accesses/{id}' }).input(idParam).output(nothing).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  deactivatePupil: call.meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/deactivate' }).input(idParam).output(pupilAccess).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  reactivatePupil: call.meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/reactivate' }).input(idParam).output(pupilAccess).errors(errors('NOT_FOUND', 'FORBIDDEN', 'PUPIL_LIMIT_REACHED')),
  /** another code; whoever is signed in with the old one is not any more */
  regenerateCode: call.meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/regenerate' }).input(idParam).output(pupilAccess).errors(errors('NOT_FOUND', 'FORBIDDEN')),

  teachers: call.meta({ operation: 'class.read', classParam: 'id' }).route({ method: 'GET', path: `${oneClass}/teachers` }).input(idParam).output(z.array(teacher)).errors(errors('NOT_FOUND')),
  addTeacher: call.meta({ operation: 'class.manage', classParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneClass}/teachers`, successStatus: 201 })
    .input(idParam.extend({ email: z.email().max(254).transform((value) => value.toLowerCase()) })).output(teacher).errors(errors('NOT_FOUND', 'FORBIDDEN', 'ALREADY_MEMBER', 'LIMIT_REACHED')),
  deactivateTeacher: call.meta({ operation: 'class.manage', classThrough: 'teacher' })
    .route({ method: 'PATCH', path: '/teachers/{id}/deactivate' }).input(idParam).output(teacher).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  reactivateTeacher: call.meta({ operation: 'class.manage', classThrough: 'teacher' })
    .route({ method: 'PATCH', path: '/teachers/{id}/reactivate' }).input(idParam).output(teacher).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeTeacher: call.meta({ operation: 'class.manage', classThrough: 'teacher' }).route({ method: 'DELETE', path: '/teachers/{id}' }).input(idParam).output(nothing).errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** a co-teacher goes */
  leave: call.meta({ operation: 'class.leave', classParam: 'id' }).route({ method: 'PUT', path: `${oneClass}/leave` }).input(idParam).output(nothing).errors(errors('NOT_FOUND', 'FORBIDDEN')),
};

/** Signing in with a code and nothing else. */
export const pupilSessions = {
  /** `classToken`: from the class's own link or QR code; there a code is compared with this class only */
  create: call.meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/pupil_sessions', successStatus: 201 })
    .input(z.strictObject({ code, classToken: z.string().max(64).optional() })).output(currentUser)
    .errors(errors('CODE_UNKNOWN', 'SESSION_EXISTS', 'WAITING_FOR_TEACHER', 'TOO_MANY_REQUESTS')),
};
