import { z } from 'zod';
import { timestamp } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { PUPIL_FEEDBACK_LIMITS } from './limits.js';
import { FEEDBACK_STATES, HINT_MODES } from './names.js';

const { criteria: criteriaLimits } = PUPIL_FEEDBACK_LIMITS;

/** Criterion of the feedback on a text. */
export const criterion = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1).max(criteriaLimits.textMax),
  /** pupils see it */
  visible: z.boolean(),
});
export type FeedbackCriterion = z.infer<typeof criterion>;

const materialFile = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** there is a small picture of it */
  image: z.boolean(),
});
export type MaterialFile = z.infer<typeof materialFile>;

const assignmentFields = z.object({
  task: z.string(),
  /** text that pupils work with */
  material: z.string(),
  /** files that they work with */
  files: z.array(materialFile),
  /** for those who only write: the visible ones */
  criteria: z.array(criterion),
  state: z.enum(FEEDBACK_STATES),
  closesAt: timestamp.nullable(),
  /** feedback has a score; off by default (spec C30) */
  scored: z.boolean(),
  hints: z.enum(HINT_MODES),
});
export type FeedbackAssignment = z.infer<typeof assignmentFields>;
/** Writing assignment as calls answer it. */
export const assignment = item.extend({ assignment: assignmentFields });
export type FeedbackAssignmentItem = z.infer<typeof assignment>;
