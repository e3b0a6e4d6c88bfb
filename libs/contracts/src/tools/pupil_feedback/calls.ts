import { z } from 'zod';
import { answerFile } from '../../answers/response-shapes.js';
import { sentForAnswer } from '../../calls/ai-requests.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, timestamp } from '../../calls/call.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import type { LiveTopic } from '../../live.js';
import { assignment, criterion } from './assignment-shape.js';
import { PUPIL_FEEDBACK_LIMITS } from './limits.js';
import {
  FEEDBACK_NEXT,
  FEEDBACK_STATES,
  type FeedbackState,
  HINT_FAILURES,
  HINT_KINDS,
  HINT_MODES,
  HINT_STATES,
  HINT_WORK_STATES,
  PHOTO_FAILURES,
  TEXT_STAGES,
} from './names.js';

const call = callsFor('pupil_feedback_assignment');
const {
  criteria: criteriaLimits,
  taskMax,
  materialMax,
  files,
  textMax,
  versions,
  nameMax,
  feedbackMax,
  score,
  hints,
} = PUPIL_FEEDBACK_LIMITS;

const settings = {
  task: z.string().trim().max(taskMax).optional(),
  material: z.string().trim().max(materialMax).optional(),
  /** files of this item, in their order, in place of those before; more than fit are refused */
  files: z
    .array(z.uuid())
    .max(files.max)
    .refine((all) => new Set(all).size === all.length)
    .optional(),
  /** fewer than one and more than ten are refused with a specific error */
  criteria: z
    .array(criterion)
    .max(criteriaLimits.max * 10)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
    .optional(),
  state: z.enum(FEEDBACK_STATES).optional(),
  closesAt: z.iso.datetime({ offset: true }).nullable().optional(),
  scored: z.boolean().optional(),
  hints: z.enum(HINT_MODES).optional(),
};

/** A new assignment has no files of its own yet. */
const { files: _files, ...created } = settings;

/** The one part of a response: the text that is being written. Versions are what was handed in of it. */
const PUPIL_TEXT_PART = 'text';
export const pupilTextAnswer = z.strictObject({ partId: z.literal(PUPIL_TEXT_PART), text: z.string().max(textMax * 2) });
/** An answer as it is stored and shown; `fileId` stays empty, texts are typed. */
export interface PupilTextAnswer {
  partId: string;
  text?: string | undefined;
  fileId?: string | undefined;
}
const shownAnswer = z.object({ partId: z.string(), text: z.string().optional(), fileId: z.uuid().optional() });

const version = z.object({ number: z.number(), text: z.string(), handedInAt: timestamp, final: z.boolean() });
export type TextVersion = z.infer<typeof version>;

/** Levels by criterion; a criterion without one was not looked at. */
const levels = z.record(z.uuid(), z.number().int().min(0).max(3));
const feedbackFields = {
  text: z.string().trim().max(feedbackMax),
  levels,
  score: z.number().min(score.min).max(score.max).nullable(),
};
const given = z.object({ version: z.number(), ...feedbackFields, next: z.enum(FEEDBACK_NEXT), givenAt: timestamp });
export type GivenTextFeedback = z.infer<typeof given>;
const written = z.object({
  id: z.uuid(),
  version: z.number(),
  ...feedbackFields,
  /** as its author read it last; null: it was not given yet */
  given: given.nullable(),
});
export type WrittenTextFeedback = z.infer<typeof written>;

const hintFields = {
  id: z.uuid(),
  version: z.number(),
  /** null: the criterion went */
  criterionId: z.uuid().nullable(),
  kind: z.enum(HINT_KINDS),
  text: z.string(),
  /** passage of that version that it points at; empty: all of it */
  quote: z.string(),
};
const givenHint = z.object(hintFields);
export type GivenHint = z.infer<typeof givenHint>;
const hint = z.object({ ...hintFields, state: z.enum(HINT_STATES) });
export type TextHint = z.infer<typeof hint>;
/** Making the hints on one version. */
const hintWork = z.object({
  version: z.number(),
  state: z.enum(HINT_WORK_STATES),
  failure: z.enum(HINT_FAILURES).nullable(),
  /** id of the model that made them; null before */
  model: z.string().nullable(),
});
export type HintWork = z.infer<typeof hintWork>;

/** Photo of a text on paper, while it is read and until its words are taken over or put away. */
const photo = z.object({
  id: z.uuid(),
  state: z.enum(HINT_WORK_STATES),
  failure: z.enum(PHOTO_FAILURES).nullable(),
  /** its words; empty before */
  text: z.string(),
  /** it was held the wrong way round */
  turned: z.boolean(),
});
export type TextPhoto = z.infer<typeof photo>;

const responseFields = {
  id: z.uuid(),
  name: z.string(),
  stage: z.enum(TEXT_STAGES),
  begunAt: timestamp,
  updatedAt: timestamp,
  submittedAt: timestamp.nullable(),
  versions: z.array(version),
};
/** One's own text: what is being written, what was handed in, and the feedback on it. */
const own = z.object({
  ...responseFields,
  answers: z.array(shownAnswer),
  files: z.array(answerFile),
  /** more can be written and handed in */
  open: z.boolean(),
  feedback: z.array(given),
  /** those that are shown to them */
  hints: z.array(givenHint),
  /** hints on the newest version are on their way, to them or to the teacher */
  hintsComing: z.boolean(),
  /** the newest version sounds as if its author might hurt themselves: where to find help is shown */
  helpOffered: z.boolean(),
  photos: z.array(photo),
});
export type OwnPupilText = z.infer<typeof own>;
/** The same for those who read responses: without what was not handed in, with feedback that is being written. */
const response = z.object({
  ...responseFields,
  number: z.number(),
  feedback: z.array(written),
  hints: z.array(hint),
  hintWork: z.array(hintWork),
});
export type PupilText = z.infer<typeof response>;

const row = z.object({
  id: z.uuid(),
  name: z.string(),
  stage: z.enum(TEXT_STAGES),
  versions: z.number(),
  words: z.number(),
  /** milliseconds since 1970 */
  updatedAt: z.number(),
  handedInAt: z.number().nullable(),
  /** of the newest version; `due`: it was handed in and has none */
  feedback: z.enum(['none', 'due', 'draft', 'given']),
  /** hints on the newest version that the teacher has not decided on */
  hintsWaiting: z.number(),
});
export type TextRow = z.infer<typeof row>;
const overview = z.object({
  audience: z.literal('teacher'),
  state: z.enum(FEEDBACK_STATES),
  rows: z.array(row),
  /** pupils of the owner's projects that share it who have not begun, by name */
  absent: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type TextOverview = z.infer<typeof overview>;
export type PupilFeedbackLive = TextOverview | { audience: 'guest'; state: FeedbackState };

/** One text while it is made, for its author: feedback arrives, another device wrote. */
export const PUPIL_TEXT_TOPIC = {
  name: 'pupil-text',
  operation: 'item.read',
  about: z.strictObject({ responseId: z.uuid() }),
} as const satisfies LiveTopic;

const name = z.string().trim().min(1).max(nameMax);
const READ = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED'] as const;
const WRITE = [...READ, 'FORBIDDEN', 'FEEDBACK_CLOSED', 'TEXT_FINAL', 'ANSWER_INVALID'] as const;
const assignments = '/pupil_feedback/assignments/{id}';
const responses = '/pupil_feedback/responses/{id}';

/** Texts of pupils that get better before they are handed in. */
export const pupilFeedback = {
  ...toolItemCalls('pupil_feedback', { answer: assignment, created, changed: settings, changeErrors: ['CRITERIA_COUNT'] }),

  /** one's own text; null when there is none yet */
  myResponse: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${assignments}/my_response` })
    .input(idParam)
    .output(own.nullable())
    .errors(errors(...READ)),
  /** begins under a name of one's choice, pupils under that of their class; who has begun already gets what is there */
  createResponse: call
    .meta({ operation: 'item.answer', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${assignments}/responses`, successStatus: 201 })
    .input(idParam.extend({ name, answers: z.array(pupilTextAnswer).max(1).optional() }))
    .output(own)
    .errors(errors(...WRITE, 'LIMIT_REACHED')),
  /** keeps what is written so far */
  updateResponse: call
    .meta({ operation: 'item.answer', itemThrough: 'pupilText' })
    .route({ method: 'PUT', path: responses })
    .input(idParam.extend({ answers: z.array(pupilTextAnswer).max(1) }))
    .output(own)
    .errors(errors(...WRITE)),
  /**
   * Hands in what is written as the next version; the same words again make no second one. `final`: nothing follows unless the teacher
   * asks for more.
   */
  submitResponse: call
    .meta({ operation: 'item.answer', itemThrough: 'pupilText' })
    .route({ method: 'PATCH', path: `${responses}/submit` })
    .input(idParam.extend({ answers: z.array(pupilTextAnswer).max(1).optional(), final: z.boolean() }))
    .output(own)
    .errors(errors(...WRITE, 'ANSWER_MISSING', 'LIMIT_REACHED')),

  /** reads the words on a photo that was sent as a file; it is queued, and the photo goes once it was read */
  readPhoto: call
    .meta({ operation: 'item.answer', itemThrough: 'pupilText' })
    .route({ method: 'POST', path: `${responses}/photos`, successStatus: 201 })
    .input(idParam.extend({ fileId: z.uuid() }))
    .output(own)
    .errors(errors(...WRITE, 'LIMIT_REACHED')),
  /** puts away a photo and its words */
  removePhoto: call
    .meta({ operation: 'item.answer', itemThrough: 'textPhoto' })
    .route({ method: 'DELETE', path: '/pupil_feedback/photos/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors(...READ, 'FORBIDDEN')),
  /**
   * the secret with which another device of the same user goes on, in the header of any call about the assignment (`x-response-key`); made
   * anew each time, and devices with earlier ones lose access
   */
  ownKey: call
    .meta({ operation: 'item.answer', itemThrough: 'pupilText' })
    .route({ method: 'POST', path: `${responses}/key` })
    .input(idParam)
    /** `path`: leads there from another device; the key alone, which stands behind it, lets it in */
    .output(z.object({ key: z.string(), path: z.string() }))
    .errors(errors(...READ, 'FORBIDDEN')),

  /** in the order in which they were begun */
  responses: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${assignments}/responses` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(response))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  response: call
    .meta({ operation: 'item.readResponses', itemThrough: 'pupilText' })
    .route({ method: 'GET', path: responses })
    .input(idParam)
    .output(response)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeResponse: call
    .meta({ operation: 'item.readResponses', itemThrough: 'pupilText' })
    .route({ method: 'DELETE', path: responses })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** who is where, as the live connection pushes it */
  overview: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${assignments}/overview` })
    .input(idParam)
    .output(overview)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** makes hints on a version once more, or on one that has none; those on it that were not given go */
  makeHints: call
    .meta({ operation: 'item.readResponses', itemThrough: 'pupilText' })
    .route({ method: 'POST', path: `${responses}/hints`, successStatus: 201 })
    .input(idParam.extend({ version: z.number().int().min(1).max(versions) }))
    .output(response)
    .errors(
      errors(
        ...(['NOT_FOUND', 'FORBIDDEN', 'VERSION_UNKNOWN', 'HINTS_OFF', 'HINTS_UNDER_WAY', 'AI_NOT_CONFIGURED'] as const),
        ...(['LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED'] as const),
      ),
    ),
  /** what was sent for the hints on a text, in its order: with placeholders for names */
  hintRequests: call
    .meta({ operation: 'item.readResponses', itemThrough: 'pupilText' })
    .route({ method: 'GET', path: `${responses}/hints/requests` })
    .input(idParam)
    .output(sentForAnswer)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** shows a hint to the pupil, or drops it; `text`: in the teacher's words */
  decideHint: call
    .meta({ operation: 'item.readResponses', itemThrough: 'textHint' })
    .route({ method: 'PATCH', path: '/pupil_feedback/hints/{id}' })
    .input(idParam.extend({ state: z.enum(HINT_STATES), text: z.string().trim().min(1).max(hints.hintMax).optional() }))
    .output(hint)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** writes the feedback on one version; private until it is finalised */
  writeFeedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'pupilText' })
    .route({ method: 'POST', path: `${responses}/feedbacks`, successStatus: 201 })
    .input(idParam.extend({ version: z.number().int().min(1).max(versions), ...feedbackFields }))
    .output(written)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'VERSION_UNKNOWN')),
  /** gives the feedback as it is written now; `again`: one more version may follow, also after a final one */
  finalizeFeedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'textFeedback' })
    .route({ method: 'PATCH', path: '/pupil_feedback/feedbacks/{id}/finalize' })
    .input(idParam.extend({ next: z.enum(FEEDBACK_NEXT) }))
    .output(written)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
