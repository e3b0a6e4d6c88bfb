import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { tidyPupilCode } from '../pupil-code.js';
import { call, errors } from './call.js';
import { textWithin } from './fields.js';
import { currentUser } from './people.js';
import { SCHOOL_CLASS_TYPES } from './school-classes.js';

const code = z
  .string()
  .transform(tidyPupilCode)
  .pipe(z.string().regex(/^\d{6}$/));

const otherClass = z.object({
  classId: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  /** name of the signed-in pupil in that class */
  pupil: z.string(),
  /** the newest project that runs there now */
  project: z.string().nullable(),
});
export type OtherClass = z.infer<typeof otherClass>;

/** Signing in with a code and nothing else. */
export const pupilSessions = {
  /**
   * Returns the kind of class to which a link or QR code leads, and if its codes are valid at any hour (a class's own) or while the class
   * of the code is open (a school's); no further information about it.
   */
  find: call
    .meta({ operation: 'open.signIn', keys: ['classToken'] })
    .route({ method: 'GET', path: '/pupil_sessions/{classToken}' })
    .input(z.strictObject({ classToken: z.string().max(64) }))
    .output(z.object({ type: z.enum(SCHOOL_CLASS_TYPES), opens: z.enum(['always', 'whileOpen']) }))
    .errors(errors('CODE_UNKNOWN')),
  /**
   * `classToken`: from the own link or QR code of a class or school; there a code is compared with its pupils only, and a onetime class needs none.
   * `name`: the nickname in a onetime class; NAME_NEEDED asks for it. `card`: from the QR code of a printed card.
   * `number` in the data of CODE_UNKNOWN and WAITING_FOR_TEACHER: what this device shows to the teacher.
   */
  create: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/pupil_sessions', successStatus: 201 })
    .input(
      z.strictObject({
        code: code.optional(),
        classToken: z.string().max(64).optional(),
        name: textWithin(LIMITS.schoolClass.pupilName).optional(),
        card: z.string().max(64).optional(),
        /** stays signed in to the other class, and changes between the classes without a code */
        beside: z.boolean().optional(),
      }),
    )
    .output(currentUser)
    .errors(errors('CODE_UNKNOWN', 'NAME_NEEDED', 'PUPIL_LIMIT_REACHED', 'SESSION_EXISTS', 'WAITING_FOR_TEACHER', 'TOO_MANY_REQUESTS')),
  /** Lists the other classes opened in this browser since the sign-in, each with a code, card or name of its own. */
  others: call
    .meta({ operation: 'account.update' })
    .route({ method: 'GET', path: '/pupil_sessions' })
    .output(z.array(otherClass))
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN')),
  /** Switches to another of these classes. CODE_UNKNOWN: it was not opened in this browser, or its session is over. */
  change: call
    .meta({ operation: 'account.update', keys: ['classId'] })
    .route({ method: 'PUT', path: '/pupil_sessions' })
    .input(z.strictObject({ classId: z.uuid() }))
    .output(currentUser)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN', 'CODE_UNKNOWN')),
};
