import { z } from 'zod';
import { PART_ID } from '../../boards/board-wire.js';
import { timestamp } from '../../calls/call.js';
import { LIMITS } from '../../limits.js';
import { remarkPlace } from './answers.js';
import { REMARK_KINDS, STAMPS } from './names.js';

const { feedbackMax, marks, points, quoteMax } = LIMITS.worksheet;

const remark = z.strictObject({
  place: remarkPlace,
  kind: z.enum(REMARK_KINDS),
  text: z.string().max(feedbackMax),
  /** the marked letters as they were: the answer may be another one when this is read */
  quote: z.string().max(quoteMax).optional(),
});
export type Remark = z.infer<typeof remark>;

/** Feedback of the teacher on one answer; absent values mean no feedback. */
const onAnswer = z.strictObject({
  blockId: z.string().regex(PART_ID),
  text: z.string().max(feedbackMax),
  stamp: z.enum(STAMPS).nullable(),
  points: z.number().min(points.min).max(points.max).nullable(),
  remarks: z.array(remark).max(marks),
});
export type FeedbackOnAnswer = z.infer<typeof onAnswer>;

export const feedbackFields = {
  /** hash of the whole file */
  text: z.string().max(feedbackMax),
  stamp: z.enum(STAMPS).nullable(),
  answers: z.array(onAnswer).max(LIMITS.worksheet.blocks),
};

/** Feedback of the teacher on a response. Its author sees the version given last, not the draft. */
export const feedback = z.object({
  ...feedbackFields,
  givenAt: timestamp.nullable(),
  /** the draft differs from the given feedback; hidden from the author of the response */
  newer: z.boolean(),
});
export type WorksheetFeedback = z.infer<typeof feedback>;
/** Draft of feedback: everything but its status. */
export type FeedbackDraft = Omit<WorksheetFeedback, 'givenAt' | 'newer'>;
