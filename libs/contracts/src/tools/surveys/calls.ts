import { z } from 'zod';
import { answerFile, numberedResponseOf, ownResponseOf } from '../../answers/response-shapes.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { LIMITS } from '../../limits.js';
import { PARTICIPANTS_SEE, QUESTION_TYPES, SURVEY_STATES, SURVEY_TEMPLATES } from './names.js';

const call = callsFor('survey');

const { options: optionLimits, questionMax, longAnswerMax, textsPerPage, thankYouMax } = LIMITS.survey;

const option = z.object({ id: z.uuid(), text: z.string() });
const question = z.object({
  id: z.uuid(),
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  /** guests who see results see those of this question (spec C28) */
  inResults: z.boolean(),
  /** of a scale: it asks for a recommendation, which the NPS is calculated from */
  recommendation: z.boolean(),
  /** options of choices; empty for the other types */
  options: z.array(option),
});
export type SurveyQuestion = z.infer<typeof question>;

const surveyFields = z.object({
  state: z.enum(SURVEY_STATES),
  participantsSee: z.enum(PARTICIPANTS_SEE),
  /** the result has a public page; aggregates and released texts only (spec C28) */
  publicResult: z.boolean(),
  /** empty: the product's own words */
  thankYou: z.string(),
  questions: z.array(question),
  /** for users who may change it */
  editing: z
    .object({
      /** counts changes: what has the higher number is the newer */
      revision: z.number(),
      /** authors of texts written within a day, as `writtenKey` */
      writers: z.array(z.object({ name: z.string(), wrote: z.array(z.string()) })),
    })
    .optional(),
});
export type SurveyDefinition = z.infer<typeof surveyFields>;
const survey = item.extend({ survey: surveyFields });
export type Survey = z.infer<typeof survey>;

/** Answer that fits the question's type: `optionIds` for choices (one for single choice), `number` for stars and 0-10, `text`, `fileId`. */
const answer = z.strictObject({
  questionId: z.uuid(),
  optionIds: z.array(z.uuid()).max(optionLimits.max).optional(),
  number: z.number().int().optional(),
  text: z
    .string()
    .max(longAnswerMax * 2)
    .optional(),
  fileId: z.uuid().optional(),
});
export type SurveyAnswer = z.infer<typeof answer>;
const answers = z.array(answer).max(LIMITS.survey.questions);

const ownResponse = ownResponseOf(answer);
export type OwnSurveyResponse = z.infer<typeof ownResponse>;

const response = numberedResponseOf(answer);
export type SurveyResponse = z.infer<typeof response>;

/** `cut`: only how it begins, the whole text comes by page */
const textAnswer = z.object({ responseId: z.uuid(), text: z.string(), released: z.boolean(), cut: z.boolean() });
export type SurveyText = z.infer<typeof textAnswer>;
/** for guests under a name that does not reveal its sender */
const fileAnswer = answerFile.extend({ responseId: z.uuid(), released: z.boolean() });
export type SurveyFile = z.infer<typeof fileAnswer>;
/** Results of one question. Counts are always there; texts and files only for those they are meant for. */
const questionResult = z.object({
  questionId: z.uuid(),
  /** responses with an answer to this question */
  answered: z.number(),
  /** choices: how often each option was taken, in the order of the options */
  counts: z.array(z.number()).optional(),
  /** stars and 0-10: how often each value from the smallest to the largest */
  histogram: z.array(z.number()).optional(),
  mean: z.number().nullable().optional(),
  median: z.number().nullable().optional(),
  /** 0-10 that asks for a recommendation: promoters (9, 10) minus detractors (0-6) in percent, -100 to 100 */
  netPromoterScore: z.number().nullable().optional(),
  texts: z.array(textAnswer).optional(),
  /** texts or files that did not fit in; texts are read by page */
  more: z.number().optional(),
  files: z.array(fileAnswer).optional(),
});
export type QuestionResult = z.infer<typeof questionResult>;

/** Content the teacher projects on the wall: one question (null: the page with the QR code) and which have their eye open. */
const wall = z.object({ questionId: z.uuid().nullable(), revealed: z.array(z.uuid()) });
export type SurveyWall = z.infer<typeof wall>;

/** Results pushed by the live connection and returned by `results`, by audience. */
export const surveyResults = z.discriminatedUnion('audience', [
  z.object({
    audience: z.literal('teacher'),
    state: z.enum(SURVEY_STATES),
    responses: z.number(),
    begun: z.number(),
    questions: z.array(questionResult),
    wall,
  }),
  z.object({
    audience: z.literal('guestResults'),
    state: z.enum(SURVEY_STATES),
    responses: z.number(),
    questions: z.array(questionResult),
  }),
  /** results are not for this guest, or not yet */
  z.object({ audience: z.literal('guestWaiting'), state: z.enum(SURVEY_STATES) }),
]);
export type SurveyResults = z.infer<typeof surveyResults>;
export type TeacherResults = Extract<SurveyResults, { audience: 'teacher' }>;
export type GuestResults = Extract<SurveyResults, { audience: 'guestResults' }>;

const surveyInput = {
  state: z.enum(SURVEY_STATES).optional(),
  participantsSee: z.enum(PARTICIPANTS_SEE).optional(),
  publicResult: z.boolean().optional(),
  thankYou: z.string().trim().max(thankYouMax).optional(),
};
/**
 * An option without an id is new; one that is left out goes, with its votes. `newId` is the id that a new one gets: sent twice, it is made
 * once.
 */
const optionInput = z.strictObject({
  id: z.uuid().optional(),
  newId: z.uuid().optional(),
  text: z.string().trim().max(optionLimits.textMax),
});
const questionInput = {
  type: z.enum(QUESTION_TYPES).optional(),
  title: z.string().trim().max(questionMax).optional(),
  description: z.string().trim().max(LIMITS.description.max).optional(),
  required: z.boolean().optional(),
  inResults: z.boolean().optional(),
  recommendation: z.boolean().optional(),
  /** more than 20 are refused with a specific error */
  options: z
    .array(optionInput)
    .max(optionLimits.max * 10)
    .optional(),
};
/** State the editor saw before the change. If it differs by now, nothing is written: 409 with the current state. */
const questionBefore = z
  .strictObject({
    type: z.enum(QUESTION_TYPES),
    title: z.string().max(questionMax),
    description: z.string().max(LIMITS.description.max),
    required: z.boolean(),
    options: z.array(z.strictObject({ id: z.uuid(), text: z.string().max(optionLimits.textMax) })).max(optionLimits.max),
  })
  .partial();
const surveyBefore = z.strictObject({ thankYou: z.string().max(thankYouMax) }).partial();
const pageOfSurvey = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED'] as const;
const answerErrors = [
  'NOT_FOUND',
  'NO_PASSWORD_PROVIDED',
  'SURVEY_CLOSED',
  'ANSWER_MISSING',
  'ANSWER_INVALID',
  'INCOMPLETE',
  'LIMIT_REACHED',
] as const;

export const surveys = {
  ...toolItemCalls('surveys', {
    answer: survey,
    created: { ...surveyInput, template: z.enum(SURVEY_TEMPLATES).optional() },
    changed: { ...surveyInput, was: surveyBefore.optional() },
    changeErrors: ['QUESTION_INVALID', 'CHANGED_MEANWHILE'],
  }),

  questions: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/questions' })
    .input(idParam)
    .output(z.array(question))
    .errors(errors(...pageOfSurvey)),
  /** at the end, or behind the question `after`; 400 PARAMETER_MISSING without a type */
  createQuestion: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/surveys/surveys/{id}/questions', successStatus: 201 })
    .input(idParam.extend({ ...questionInput, after: z.uuid().optional() }))
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PARAMETER_MISSING', 'QUESTION_INVALID', 'LIMIT_REACHED')),
  /** the questions of a template, for a survey that has none yet; a survey without a title of its own gets the template's */
  useTemplate: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/surveys/surveys/{id}/template', successStatus: 201 })
    .input(idParam.extend({ template: z.enum(SURVEY_TEMPLATES) }))
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE')),
  updateQuestion: call
    .meta({ operation: 'item.update', itemThrough: 'surveyQuestion' })
    .route({ method: 'PUT', path: '/surveys/questions/{id}' })
    .input(idParam.extend({ ...questionInput, was: questionBefore.optional() }))
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'QUESTION_INVALID', 'LIMIT_REACHED', 'CHANGED_MEANWHILE')),
  /** with the answers to it */
  removeQuestion: call
    .meta({ operation: 'item.update', itemThrough: 'surveyQuestion' })
    .route({ method: 'DELETE', path: '/surveys/questions/{id}' })
    .input(idParam)
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  duplicateQuestion: call
    .meta({ operation: 'item.update', itemThrough: 'surveyQuestion' })
    .route({ method: 'PATCH', path: '/surveys/questions/{id}/duplicate' })
    .input(idParam)
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED')),
  /** @param index place from 0 among the survey's questions */
  moveQuestion: call
    .meta({ operation: 'item.update', itemThrough: 'surveyQuestion' })
    .route({ method: 'PATCH', path: '/surveys/questions/{id}/move' })
    .input(idParam.extend({ index: z.number().int().min(0).max(LIMITS.survey.questions) }))
    .output(survey)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** one's own draft or response on this device; null when there is none */
  myResponse: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/my_response' })
    .input(idParam)
    .output(ownResponse.nullable())
    .errors(errors(...pageOfSurvey)),
  /** keeps what is typed so far; nothing is required yet */
  saveDraft: call
    .meta({ operation: 'item.answer', itemParam: 'id' })
    .route({ method: 'PUT', path: '/surveys/surveys/{id}/my_response' })
    .input(idParam.extend({ answers }))
    .output(ownResponse)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN', 'SURVEY_CLOSED', 'ANSWER_INVALID', 'LIMIT_REACHED')),
  /** submits; `incomplete: true` confirms that optional questions stay empty. A second one from the same person changes the first */
  respond: call
    .meta({ operation: 'item.answer', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/surveys/surveys/{id}/responses', successStatus: 201 })
    .input(idParam.extend({ answers, incomplete: z.boolean().default(false) }))
    .output(ownResponse)
    .errors(errors(...answerErrors, 'FORBIDDEN')),
  /** one's own response again, until the survey is closed (spec C4) */
  updateResponse: call
    .meta({ operation: 'item.answer', itemThrough: 'surveyResponse' })
    .route({ method: 'PUT', path: '/surveys/responses/{id}' })
    .input(idParam.extend({ answers, incomplete: z.boolean().default(false) }))
    .output(ownResponse)
    .errors(errors(...answerErrors, 'FORBIDDEN')),
  /** newest last; only those that gave a certain answer when `questionId` comes with `optionId` or `number` */
  responses: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/responses' })
    .input(
      idParam.extend({
        ...pageQuery,
        questionId: z.uuid().optional(),
        optionId: z.uuid().optional(),
        number: z.coerce.number().int().min(0).max(10).optional(),
      }),
    )
    .output(pageOf(response))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** the teacher's look at one response, or one's own */
  response: call
    .meta({ operation: 'item.read', itemThrough: 'surveyResponse' })
    .route({ method: 'GET', path: '/surveys/responses/{id}' })
    .input(idParam)
    .output(response)
    .errors(errors(...pageOfSurvey)),
  removeResponse: call
    .meta({ operation: 'item.readResponses', itemThrough: 'surveyResponse' })
    .route({ method: 'DELETE', path: '/surveys/responses/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** puts one free text or file on the wall and into public results, or takes it off */
  releaseAnswer: call
    .meta({ operation: 'item.readResponses', itemThrough: 'surveyResponse' })
    .route({ method: 'PATCH', path: '/surveys/responses/{id}/release' })
    .input(idParam.extend({ questionId: z.uuid(), released: z.boolean() }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** the results as this person may see them; the live connection pushes the same */
  results: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/results' })
    .input(idParam)
    .output(surveyResults)
    .errors(errors(...pageOfSurvey)),
  /** free texts to one question as this person may see them, oldest first; 404 for a question of another survey */
  texts: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/texts' })
    .input(
      idParam.extend({
        questionId: z.uuid(),
        page: pageQuery.page,
        limit: z.coerce.number().int().min(1).max(textsPerPage).default(textsPerPage),
      }),
    )
    .output(pageOf(textAnswer))
    .errors(errors(...pageOfSurvey)),
  updateWall: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: '/surveys/surveys/{id}/wall' })
    .input(idParam.extend({ questionId: z.uuid().nullable().optional(), reveal: z.uuid().optional(), cover: z.uuid().optional() }))
    .output(wall)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** one row per response; CSV is UTF-8 with BOM and semicolons; `zip` is the files that came as answers */
  exportResponses: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: '/surveys/surveys/{id}/export', description: 'the file itself' })
    .input(idParam.extend({ format: z.enum(['csv', 'xlsx', 'zip']) }))
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
