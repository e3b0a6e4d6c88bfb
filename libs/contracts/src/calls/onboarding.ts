import { z } from 'zod';
import { ONBOARDING_GOALS } from '../onboarding-names.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, timestamp } from './call.js';
import { currentUser, toolKey } from './people.js';

const given = {
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)).max(SUBJECT_TYPES.length),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)).max(GRADE_LEVELS.length),
  schoolTypes: z.array(z.enum(SCHOOL_TYPES)).max(SCHOOL_TYPES.length),
  goal: z.enum(ONBOARDING_GOALS).nullable(),
};
const answers = z.object({
  ...given,
  /** when the questions were last answered or skipped; null: never */
  answeredAt: timestamp.nullable(),
  /** favourite tools that the teacher chose; empty: none yet */
  favouriteTools: z.array(toolKey),
  /** name of the teacher's school */
  school: z.string().nullable(),
});
export type OnboardingAnswers = z.infer<typeof answers>;

/** First steps of a teacher: a few questions, which only help with suggestions (spec NAV-02, NAV-03). */
export const onboarding = {
  get: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/onboarding' })
    .output(answers)
    .errors(errors('UNAUTHORIZED')),
  /** Keeps the answers; the first ones set the favourite tools, later ones add to them. */
  save: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'PUT', path: '/onboarding' })
    .input(z.strictObject(given))
    .output(currentUser)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN')),
  /** "Later": the first time for good, at the beginning of a school year for some days. */
  skip: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'PUT', path: '/onboarding/skip' })
    .output(currentUser)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN')),
};
