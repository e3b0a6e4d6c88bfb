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

/** What the teacher says of one answer; nothing given is nothing said. */
const onAnswer = z.strictObject({
  blockId: z.string().regex(PART_ID),
  text: z.string().max(feedbackMax),
  stamp: z.enum(STAMPS).nullable(),
  points: z.number().min(points.min).max(points.max).nullable(),
  remarks: z.array(remark).max(marks),
});
export type FeedbackOnAnswer = z.infer<typeof onAnswer>;

export const feedbackFields = {
  /** of the whole */
  text: z.string().max(feedbackMax),
  stamp: z.enum(STAMPS).nullable(),
  answers: z.array(onAnswer).max(LIMITS.worksheet.blocks),
};

/** What the teacher says of a response. Whoever made it sees what was given last, not what is being written. */
export const feedback = z.object({
  ...feedbackFields,
  givenAt: timestamp.nullable(),
  /** what is being written is not what was given; nothing that whoever made the response learns */
  newer: z.boolean(),
});
export type WorksheetFeedback = z.infer<typeof feedback>;
/** What is being written: everything but how it stands. */
export type FeedbackDraft = Omit<WorksheetFeedback, 'givenAt' | 'newer'>;
