import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { CLASS_PDF_SHAPES } from '../pdf-format.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { mailAddress, personLook, textWithin } from './fields.js';
import { pdfFormat } from './pdf-fields.js';
import { classContents, projectInput } from './projects.js';

const { name: nameLimits, pupilName, noteMax, pupilsAtOnce } = LIMITS.schoolClass;

export const SCHOOL_CLASS_TYPES = ['permanent', 'onetime'] as const;
export type SchoolClassType = (typeof SCHOOL_CLASS_TYPES)[number];

/** Ways of admission to a onetime class: automatic, or one by one with a teacher's approval (spec C18). */
export const ADMISSIONS = ['auto', 'each'] as const;
export type Admission = (typeof ADMISSIONS)[number];

const schoolClass = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(SCHOOL_CLASS_TYPES),
  createdAt: timestamp,
  /** time of the deletion of the class and of its pupils' content */
  expiresAt: timestamp,
  archivedAt: timestamp.nullable(),
  /** until when the class is open to codes alone (ADR 19); null: only through the class's own link */
  openUntil: timestamp.nullable(),
  /** path of the class's own link, as it stands on printed cards */
  joinPath: z.string(),
  /** onetime: the six digits that all its pupils use, and how they come in */
  code: z.string().nullable(),
  admission: z.enum(ADMISSIONS),
  /** onetime: its one project */
  projectId: z.uuid().nullable(),
  /** accesses that are not deactivated, and how many there may be */
  pupils: z.number(),
  pupilsMax: z.number().nullable(),
  /** projects that run now, and pupils who are in one of them at this moment */
  running: z.number(),
  online: z.number(),
  owner: z.string(),
  ownerLook: personLook,
  abilities: z.object({ update: z.boolean(), manage: z.boolean(), leave: z.boolean() }),
});
export type SchoolClass = z.infer<typeof schoolClass>;

const pupilAccess = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  /** six digits; only teachers of the class ever get it; null in onetime classes, which have one for all */
  code: z.string().nullable(),
  /** the long secret in the QR code of the printed card: opens by itself, from anywhere */
  card: z.string().nullable(),
  /** waiting: in a onetime class, until a teacher agrees */
  state: z.enum(['active', 'deactivated', 'waiting']),
  createdAt: timestamp,
  lastSeenAt: timestamp.nullable(),
  /** number of devices signed in with it now; from two on a teacher may want to check (spec C20) */
  devices: z.number(),
});
export type PupilAccessEntry = z.infer<typeof pupilAccess>;

const teacher = z.object({
  id: z.uuid(),
  email: z.string(),
  /** null until an account has confirmed this address */
  name: z.string().nullable(),
  /** appearance used everywhere; null as long as the name is */
  look: personLook.nullable(),
  state: z.enum(['active', 'deactivated']),
});
export type ClassTeacherEntry = z.infer<typeof teacher>;

const name = textWithin(nameLimits);
const pupil = z.strictObject({
  name: textWithin(pupilName),
  note: z.string().trim().max(noteMax).optional(),
});
const oneClass = '/school_classes/{id}';

/** School classes with the accesses of their pupils and their teachers. */
export const schoolClasses = {
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/school_classes' })
    .input(z.strictObject({ ...pageQuery, archived: z.stringbool().optional() }))
    .output(pageOf(schoolClass)),
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/school_classes', successStatus: 201 })
    // A onetime class has exactly one project, made with it (spec E22).
    .input(
      z.discriminatedUnion('type', [
        z.strictObject({ name, type: z.literal('permanent') }),
        z.strictObject({
          name,
          type: z.literal('onetime'),
          admission: z.enum(ADMISSIONS).default('auto'),
          project: z.strictObject(projectInput),
        }),
      ]),
    )
    .output(schoolClass)
    .errors(errors('LIMIT_REACHED', 'FOREIGN_ITEM', 'PROJECT_ITEM_LIMIT_REACHED', 'TEXT_TOO_LONG', 'TOOL_DISABLED')),
  get: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: oneClass })
    .input(idParam)
    .output(schoolClass)
    .errors(errors('NOT_FOUND')),
  update: call
    .meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: oneClass })
    .input(idParam.extend({ name: name.optional(), archived: z.boolean().optional(), admission: z.enum(ADMISSIONS).optional() }))
    .output(schoolClass)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** moves it into the trash, with its pupils and their work: sign-in to it ends */
  discard: call
    .meta({ operation: 'class.manage', classParam: 'id' })
    .route({ method: 'DELETE', path: oneClass })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  restore: call
    .meta({ operation: 'class.restore', classParam: 'id' })
    .route({ method: 'PATCH', path: `${oneClass}/restore` })
    .input(idParam)
    .output(schoolClass)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED')),
  /** deletes permanently, with its pupils and their works */
  destroy: call
    .meta({ operation: 'class.destroy', classParam: 'id' })
    .route({ method: 'DELETE', path: `${oneClass}/discarded` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** "Klasse kann sich anmelden": for 20 minutes a code opens from any device */
  open: call
    .meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: `${oneClass}/open` })
    .input(idParam.extend({ open: z.boolean() }))
    .output(schoolClass)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  contents: call
    .meta({ operation: 'class.manage', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/contents` })
    .input(idParam)
    .output(classContents)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  exportClass: call
    .meta({ operation: 'class.manage', classParam: 'id' })
    .route({
      method: 'GET',
      path: `${oneClass}/export`,
      description: 'a zip archive: pages, texts, files and lists of the class and its pupils',
    })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /**
   * Creates a PDF of names and codes, for callers who see them on the screen; `pupilId`: of one alone. `LIMIT_REACHED` names the limit:
   * `PDF_LIMITS`
   */
  createPdf: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'POST', path: `${oneClass}/pdfs`, description: 'a tagged PDF (PDF/UA-1) of the names or codes of the class' })
    .input(idParam.extend({ shape: z.enum(CLASS_PDF_SHAPES).default('cards'), pupilId: z.uuid().optional(), ...pdfFormat }))
    .output(z.unknown())
    .errors(errors('BAD_REQUEST', 'NOT_FOUND', 'NOT_FOR_ONETIME', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')),
  /** another code for a onetime class; who is in stays in */
  regenerateClassCode: call
    .meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PATCH', path: `${oneClass}/regenerate` })
    .input(idParam)
    .output(schoolClass)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /**
   * pupils waiting for admission: in a onetime class, and while a project runs those who typed a right code where it opens nothing by
   * itself; these by name
   */
  waiting: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/waiting` })
    .input(idParam)
    .output(z.object({ pupils: z.number(), names: z.array(z.object({ id: z.uuid(), name: z.string() })) }))
    .errors(errors('NOT_FOUND')),
  /** "alle zulassen", in a onetime class */
  admit: call
    .meta({ operation: 'class.update', classParam: 'id' })
    .route({ method: 'PUT', path: `${oneClass}/admit` })
    .input(idParam)
    .output(z.object({ pupils: z.number() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  pupils: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/pupil_accesses` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(pupilAccess))
    .errors(errors('NOT_FOUND')),
  addPupils: call
    .meta({ operation: 'class.update', classParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneClass}/pupil_accesses`, successStatus: 201 })
    .input(idParam.extend({ pupils: z.array(pupil).min(1).max(pupilsAtOnce) }))
    .output(z.array(pupilAccess))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PUPIL_LIMIT_REACHED', 'NOT_FOR_ONETIME')),
  getPupil: call
    .meta({ operation: 'class.read', classThrough: 'pupil' })
    .route({ method: 'GET', path: '/pupil_accesses/{id}' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND')),
  updatePupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PUT', path: '/pupil_accesses/{id}' })
    .input(idParam.extend(pupil.partial().shape))
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** resets an insulting name: the pupil gets a friendly one and is prompted for another */
  resetPupilName: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/reset_name' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removePupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'DELETE', path: '/pupil_accesses/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  deactivatePupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/deactivate' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  reactivatePupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/reactivate' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PUPIL_LIMIT_REACHED')),
  /** generates another code; pupils signed in with the old one are signed out */
  regenerateCode: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/regenerate' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** lets one pupil in: of a onetime class, or on the device that shows this number */
  admitPupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/admit' })
    .input(idParam.extend({ number: z.number().int().min(10).max(99).optional() }))
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'WAITING_NUMBER_UNKNOWN')),
  /** ends every session of this pupil; the code stays */
  signOutPupil: call
    .meta({ operation: 'class.update', classThrough: 'pupil' })
    .route({ method: 'PATCH', path: '/pupil_accesses/{id}/sign_out' })
    .input(idParam)
    .output(pupilAccess)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  teachers: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/teachers` })
    .input(idParam)
    .output(z.array(teacher))
    .errors(errors('NOT_FOUND')),
  addTeacher: call
    .meta({ operation: 'class.manage', classParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${oneClass}/teachers`, successStatus: 201 })
    .input(
      idParam.extend({
        email: mailAddress,
      }),
    )
    .output(teacher)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'ALREADY_MEMBER', 'LIMIT_REACHED')),
  deactivateTeacher: call
    .meta({ operation: 'class.manage', classThrough: 'teacher' })
    .route({ method: 'PATCH', path: '/teachers/{id}/deactivate' })
    .input(idParam)
    .output(teacher)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  reactivateTeacher: call
    .meta({ operation: 'class.manage', classThrough: 'teacher' })
    .route({ method: 'PATCH', path: '/teachers/{id}/reactivate' })
    .input(idParam)
    .output(teacher)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeTeacher: call
    .meta({ operation: 'class.manage', classThrough: 'teacher' })
    .route({ method: 'DELETE', path: '/teachers/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /**
   * A co-teacher goes; their projects end, or go to another teacher of the class (spec D-15). Whose class it is names who has it from then on.
   */
  leave: call
    .meta({ operation: 'class.leave', classParam: 'id' })
    .route({ method: 'PUT', path: `${oneClass}/leave` })
    .input(idParam.extend({ handOverTo: z.uuid().optional() }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST', 'LIMIT_REACHED')),
  /** teachers to whom projects can be handed over: all who teach here, except the caller */
  colleagues: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${oneClass}/colleagues` })
    .input(idParam)
    .output(z.array(z.object({ id: z.uuid(), name: z.string(), owner: z.boolean() })))
    .errors(errors('NOT_FOUND')),
};
