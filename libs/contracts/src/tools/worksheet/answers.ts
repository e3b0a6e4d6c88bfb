import { z } from 'zod';
import { PART_ID } from '../../boards/board-wire.js';
import { timestamp } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { LIMITS } from '../../limits.js';
import { MARKS } from './names.js';

const { answerMax, gaps, h5pStateMax, nameMax, options, wordMax } = LIMITS.worksheet;

const blockId = z.string().regex(PART_ID);

/** State that an H5P package reports: its own state as JSON, and the points that it counted. Pupils can forge it. */
const h5p = z.strictObject({
  state: z.string().max(h5pStateMax).nullable(),
  score: z.number().min(0).max(1e6).nullable(),
  most: z.number().min(0).max(1e6).nullable(),
});
export type H5pAnswer = z.infer<typeof h5p>;

/** Answer that fits the block: exactly one of them. An answer with none of them is withdrawn. `opened`: a hint was looked at. */
export const worksheetAnswer = z.strictObject({
  blockId,
  text: z
    .string()
    .max(answerMax * 2)
    .optional(),
  optionIds: z.array(z.string().max(options.idMax)).max(options.max).optional(),
  gaps: z
    .array(z.string().max(wordMax * 2))
    .max(gaps)
    .optional(),
  fileId: z.uuid().optional(),
  h5p: h5p.optional(),
  opened: z.literal(true).optional(),
});
export type WorksheetAnswer = z.infer<typeof worksheetAnswer>;

/** Answers that changed; those to other blocks stay as they are. */
export const changedAnswers = z.array(worksheetAnswer).min(1).max(LIMITS.worksheet.blocks);

/** A pseudonym. */
export const responseName = textWithin({ min: 1, max: nameMax });

/** Automatic result of one answer: how many parts of it are right. */
export const answerResult = z.object({ mark: z.enum(MARKS), right: z.number(), of: z.number() });
export type AnswerResult = z.infer<typeof answerResult>;

/**
 * The same for its author. Where only some parts are right, `each` says which: gaps in the order of the text, or chosen options in the order
 * of the answer; null for an empty gap, and for one without a known solution.
 */
export const ownAnswerResult = answerResult.extend({ each: z.array(z.boolean().nullable()).optional() });
export type OwnAnswerResult = z.infer<typeof ownAnswerResult>;

export const answerFile = z.object({ id: z.uuid(), name: z.string(), bytes: z.number(), image: z.boolean() });
export type WorksheetFile = z.infer<typeof answerFile>;

const fractions = z.number().min(0).max(1);
/** A mark in an answer: letters of a text from and to (as JavaScript counts them), or a place on one picture in parts of it. */
export const remarkPlace = z.union([
  z.strictObject({ from: z.number().int().min(0), to: z.number().int().min(1) }),
  z.strictObject({ x: fractions, y: fractions, width: fractions, height: fractions, fileId: z.uuid() }),
]);
export type RemarkPlace = z.infer<typeof remarkPlace>;

/** One response as its author sees it. */
export const ownWork = z.object({
  id: z.uuid(),
  name: z.string(),
  answers: z.array(worksheetAnswer),
  files: z.array(answerFile),
  begunAt: timestamp,
  updatedAt: timestamp,
  submittedAt: timestamp.nullable(),
  /** until when it can be worked on, where the teacher gave a time */
  endsAt: timestamp.nullable(),
  /** may be changed again: not handed in, or returned by the teacher */
  open: z.boolean(),
  /** the order in which this person has the tasks; empty: as on the sheet */
  order: z.array(blockId),
});
