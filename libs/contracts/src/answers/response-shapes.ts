import { z } from 'zod';
import { timestamp } from '../calls/call.js';

/** A file that was sent as an answer. */
export const answerFile = z.object({ id: z.uuid(), name: z.string(), bytes: z.number(), image: z.boolean() });
export type AnswerFile = z.infer<typeof answerFile>;

/** Schema of the user's own answers: a draft until `submittedAt`. @param answer the shape of one answer of the kind */
export function ownResponseOf<Answer extends z.ZodType>(answer: Answer) {
  return z.object({
    id: z.uuid(),
    answers: z.array(answer),
    files: z.array(answerFile),
    submittedAt: timestamp.nullable(),
    updatedAt: timestamp,
  });
}
export interface OwnResponse<Answer> {
  id: string;
  answers: Answer[];
  files: AnswerFile[];
  submittedAt: string | null;
  updatedAt: string;
}

/** One response as the teacher reads it; no name, only a number in the order of submission. @param answer as above */
export function numberedResponseOf<Answer extends z.ZodType>(answer: Answer) {
  return z.object({
    id: z.uuid(),
    number: z.number(),
    submittedAt: timestamp,
    changedAt: timestamp.nullable(),
    answers: z.array(answer),
    files: z.array(answerFile),
  });
}
export interface NumberedResponse<Answer> {
  id: string;
  number: number;
  submittedAt: string;
  changedAt: string | null;
  answers: Answer[];
  files: AnswerFile[];
}
