import { z } from 'zod';
import { AI_PICTURE_TYPES } from '../../ai-file-names.js';
import { sentForAnswer } from '../../calls/ai-requests.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, timestamp } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { pdfFormat } from '../../calls/pdf-fields.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { CONTENT_LANGUAGES } from '../../item-fields.js';
import { CORRECTION_LIMITS } from './limits.js';
import { CORRECTION_FAILURES, CORRECTION_STATES, CRITERION_VERDICTS, FINDING_STATES } from './names.js';

const call = callsFor('feedback');
const { criteria: criteriaLimits, taskMax, solutionMax, codeMax, text, batch, commentMax, overallMax, markMax } = CORRECTION_LIMITS;

const criterion = z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(criteriaLimits.textMax) });
export type CorrectionCriterion = z.infer<typeof criterion>;
const taskFields = z.object({
  task: z.string(),
  /** expected or sample solution; for those who may change the item */
  solution: z.string(),
  criteria: z.array(criterion),
});
export type CorrectionTask = z.infer<typeof taskFields>;
const correction = item.extend({ correction: taskFields });
export type CorrectionItem = z.infer<typeof correction>;

const settings = {
  task: z.string().trim().max(taskMax).optional(),
  solution: z.string().trim().max(solutionMax).optional(),
  /** fewer than one and more than ten are refused with a specific error */
  criteria: z
    .array(criterion)
    .max(criteriaLimits.max * 10)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
    .optional(),
};

const finding = z.object({
  id: z.uuid(),
  criterionId: z.uuid(),
  /** what the teacher decided, or what the first reading says */
  verdict: z.enum(CRITERION_VERDICTS),
  text: z.string(),
  /** what the second reading says, where it differs: the model is unsure; null where both agree. Without a verdict it saw nothing there */
  other: z.object({ verdict: z.enum(CRITERION_VERDICTS).nullable(), text: z.string() }).nullable(),
  /** passage of the text; empty: all of it */
  quote: z.string(),
  state: z.enum(FINDING_STATES),
});
export type Finding = z.infer<typeof finding>;

const result = z.object({
  id: z.uuid(),
  number: z.number(),
  code: z.string(),
  /** the code reads like the name of a person: it should be a code */
  looksLikeName: z.boolean(),
  text: z.string(),
  state: z.enum(CORRECTION_STATES),
  failure: z.enum(CORRECTION_FAILURES).nullable(),
  /** id of the model that read it; null before */
  model: z.string().nullable(),
  /** the same text was read here before: results of models vary (spec C30) */
  again: z.boolean(),
  findings: z.array(finding),
  /** the teacher's own words about the whole text, and their mark; empty: none. No program writes either */
  overall: z.string(),
  mark: z.string(),
  /** a link for the pupil is there */
  returned: z.boolean(),
  createdAt: timestamp,
});
export type CorrectionResult = z.infer<typeof result>;

const row = z.object({
  id: z.uuid(),
  code: z.string(),
  looksLikeName: z.boolean(),
  state: z.enum(CORRECTION_STATES),
  decided: z.number(),
  findings: z.number(),
  marked: z.boolean(),
  returned: z.boolean(),
});
export type CorrectionRow = z.infer<typeof row>;
const overview = z.object({ audience: z.literal('teacher'), rows: z.array(row) });
export type CorrectionOverview = z.infer<typeof overview>;
export type CorrectionLive = CorrectionOverview | { audience: 'guest' };

/** Answer for a pupil behind their link: their text, what the teacher took over, and the teacher's own words. */
const returned = z.object({
  title: z.string(),
  task: z.string(),
  language: z.enum(CONTENT_LANGUAGES),
  code: z.string(),
  text: z.string(),
  findings: z.array(z.object({ criterion: z.string(), verdict: z.enum(CRITERION_VERDICTS), text: z.string(), quote: z.string() })),
  overall: z.string(),
  mark: z.string(),
});
export type ReturnedCorrection = z.infer<typeof returned>;

const code = z.string().trim().min(1).max(codeMax);
const sent = z.strictObject({ code, text: z.string().trim().min(text.min).max(text.max) });
const items = '/ai/feedbacks/{id}';
const results = '/ai/feedback_results/{id}';

/** Essays read with care: a model comments, the teacher decides. */
export const aiFeedbacks = {
  ...toolItemCalls('correction_aid', { answer: correction, created: settings, changed: settings, changeErrors: ['CRITERIA_COUNT'] }),

  /** in the order in which they came */
  results: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${items}/feedback_results` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(result))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** texts to be read, up to thirty at once. `confirmed`: the teacher has covered names, and wants these texts to go to the model */
  createResults: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${items}/feedback_results`, successStatus: 201 })
    .input(idParam.extend({ texts: z.array(sent).min(1).max(batch), confirmed: z.literal(true) }))
    .output(overview)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED', 'AI_NOT_CONFIGURED')),
  /** printed words of a photo, read on this machine; neither is kept. `sure` is false for handwriting, which has to be typed */
  readPhoto: call
    .meta({ operation: 'item.update', itemParam: 'id', inQuery: true, accepts: AI_PICTURE_TYPES, plain: true })
    .route({
      method: 'POST',
      path: `${items}/photos`,
      description: `multipart/form-data with one photo of at most ${CORRECTION_LIMITS.photoMegabytes} MB`,
    })
    .input(idParam)
    .output(z.object({ text: z.string(), sure: z.boolean() }))
    .errors(
      errors(
        ...(['NOT_FOUND', 'FORBIDDEN', 'PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'UNSUPPORTED_TYPE', 'UNREADABLE_FILE'] as const),
        ...(['FILE_INFECTED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const),
      ),
    ),
  /** how far all of them are, as the live connection pushes it */
  overview: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${items}/overview` })
    .input(idParam)
    .output(overview)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  result: call
    .meta({ operation: 'item.readResponses', itemThrough: 'correctionResult' })
    .route({ method: 'GET', path: results })
    .input(idParam)
    .output(result)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** what the teacher decides: findings, their own words, and a mark once every finding was decided on */
  updateResult: call
    .meta({ operation: 'item.update', itemThrough: 'correctionResult' })
    .route({ method: 'PUT', path: results })
    .input(
      idParam.extend({
        code: code.optional(),
        overall: z.string().trim().max(overallMax).optional(),
        mark: z.string().trim().max(markMax).optional(),
        findings: z
          .array(
            z.strictObject({
              id: z.uuid(),
              verdict: z.enum(CRITERION_VERDICTS).optional(),
              text: z.string().trim().max(commentMax).optional(),
              state: z.enum(FINDING_STATES).optional(),
            }),
          )
          .max(criteriaLimits.max)
          .optional(),
      }),
    )
    .output(result)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'MARK_TOO_EARLY', 'FINDING_UNKNOWN', 'CORRECTION_UNDER_WAY')),
  /** reads it once more; what the teacher decided goes */
  retryResult: call
    .meta({ operation: 'item.update', itemThrough: 'correctionResult' })
    .route({ method: 'PATCH', path: `${results}/retry` })
    .input(idParam)
    .output(result)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'CORRECTION_UNDER_WAY', 'LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED', 'AI_NOT_CONFIGURED')),
  /** what was sent for a text, in its order: with placeholders for names */
  requests: call
    .meta({ operation: 'item.readResponses', itemThrough: 'correctionResult' })
    .route({ method: 'GET', path: `${results}/requests` })
    .input(idParam)
    .output(sentForAnswer)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeResult: call
    .meta({ operation: 'item.update', itemThrough: 'correctionResult' })
    .route({ method: 'DELETE', path: results })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** the address at which the pupil reads it, without an account: its key is behind `#`, and opens this text alone. The same one as before */
  giveBack: call
    .meta({ operation: 'item.update', itemThrough: 'correctionResult' })
    .route({ method: 'PUT', path: `${results}/link` })
    .input(idParam)
    .output(z.object({ link: z.string() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'RESULT_UNDECIDED')),
  /** ends that link; the next one has another key */
  takeBack: call
    .meta({ operation: 'item.update', itemThrough: 'correctionResult' })
    .route({ method: 'DELETE', path: `${results}/link` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** what the key of a link opens, shown as the keys of responses are (`x-response-key`); nothing while a finding is open */
  returned: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/ai/feedback_returns' })
    .output(returned)
    .errors(errors('TOKEN_INVALID')),
  /** all texts with what was decided, as a table */
  exportResults: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${items}/export`, description: 'the file itself' })
    .input(idParam.extend({ format: z.enum(['csv', 'xlsx']) }))
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** what the teacher took over, for the pupil: without names, without what was dropped */
  resultPdf: call
    .meta({ operation: 'item.readResponses', itemThrough: 'correctionResult' })
    .route({ method: 'POST', path: `${results}/pdfs`, description: 'a tagged PDF (PDF/UA-1) of one result' })
    .input(idParam.extend(pdfFormat))
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')),
};
