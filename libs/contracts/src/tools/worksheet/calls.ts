import { z } from 'zod';
import { BLOCK_CONTENT } from '../../boards/block-content.js';
import type { BlockContents } from '../../boards/block-fields.js';
import { sheetLook, WORKSHEET_INPUTS } from '../../boards/worksheet-inputs.js';
import { BLOCK_KINDS, BLOCK_WIDTHS, type BlockKind } from '../../boards/worksheet-names.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, partParam, timestamp } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { versionCalls } from '../../calls/versions.js';
import { h5pPackage } from '../../h5p.js';
import { LIMITS } from '../../limits.js';
import { answerFile, answerResult, changedAnswers, ownAnswerResult, ownWork, responseName, worksheetAnswer } from './answers.js';
import { feedback, feedbackFields } from './feedback.js';
import { grid, wall } from './grid.js';
import { WORKSHEET_CHECKS, WORKSHEET_STATES, WORKSHEET_WAYS } from './names.js';
import { pdfCalls } from './pdf-calls.js';

const call = callsFor('worksheet');

/** Rules for the work on the sheet. */
const rules = z.object({
  state: z.enum(WORKSHEET_STATES),
  way: z.enum(WORKSHEET_WAYS),
  checks: z.enum(WORKSHEET_CHECKS),
  /** sample solutions, once it is handed in */
  showsSolutions: z.boolean(),
  hints: z.boolean(),
  /** from the start of a response, by the server's clock; null: no limit */
  minutes: z.number().nullable(),
  shuffled: z.boolean(),
});
export type WorksheetRules = z.infer<typeof rules>;
const rulesInput = {
  state: rules.shape.state.optional(),
  way: rules.shape.way.optional(),
  checks: rules.shape.checks.optional(),
  showsSolutions: z.boolean().optional(),
  hints: z.boolean().optional(),
  minutes: z.number().int().min(LIMITS.worksheet.minutes.min).max(LIMITS.worksheet.minutes.max).nullable().optional(),
  shuffled: z.boolean().optional(),
};

const blockOf = <K extends BlockKind>(kind: K) =>
  z.object({
    /** address in calls: the sheet's id, `_`, and the block's own id */
    id: z.string(),
    kind: z.literal(kind),
    task: z.string(),
    points: z.number().nullable(),
    width: z.enum(BLOCK_WIDTHS),
    newPage: z.boolean(),
    /** fields of its kind; without the data that reveals the answers for users who only work on the sheet */
    content: BLOCK_CONTENT[kind] as unknown as z.ZodType<Partial<BlockContents[K]>>,
    abilities: z.object({ edit: z.boolean() }),
  });
export type WorksheetBlock = { [K in BlockKind]: z.output<ReturnType<typeof blockOf<K>>> }[BlockKind];
const [first, ...others] = BLOCK_KINDS.map((kind) => blockOf<BlockKind>(kind));
const block = z.discriminatedUnion('kind', [first!, ...others]) as unknown as z.ZodType<WorksheetBlock>;

const worksheet = item.extend({
  worksheet: z.object({
    look: sheetLook,
    rules,
    /** copies include the solutions, too; else only the content shown to those who work on it */
    passesSolutions: z.boolean(),
    blocks: z.array(block),
    revision: z.string(),
  }),
});
export type Worksheet = z.infer<typeof worksheet>;

const own = ownWork.extend({
  /** feedback given by the teacher */
  feedback: feedback.nullable(),
  /** by block, once they are due */
  results: z.record(z.string(), ownAnswerResult),
  solutions: z.record(z.string(), z.string()),
});
export type OwnWork = z.infer<typeof own>;

/** One response as the teacher reads it. */
const response = z.object({
  id: z.uuid(),
  name: z.string(),
  begunAt: timestamp,
  updatedAt: timestamp,
  submittedAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  open: z.boolean(),
  answers: z.array(worksheetAnswer),
  files: z.array(answerFile),
  results: z.record(z.string(), answerResult),
  feedback: feedback.nullable(),
});
export type WorksheetResponse = z.infer<typeof response>;

const option = z.object({ id: z.string(), text: z.string(), correct: z.boolean().optional() });

const input = WORKSHEET_INPUTS;
const READ = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED'] as const;
const WRITE = [...READ, 'FORBIDDEN', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'] as const;
const BLOCK = [...WRITE, 'BLOCK_INVALID', 'H5P_ONLY', 'TEXT_TOO_LONG', 'GAP_WITHOUT_END', 'GAP_EMPTY', 'GAP_LIMIT_REACHED'] as const;
const ANSWER = [...READ, 'FORBIDDEN', 'WORKSHEET_CLOSED', 'TIME_OVER', 'HANDED_IN', 'ANSWER_INVALID'] as const;
const sheets = '/worksheet/worksheets/{id}';
const blocks = '/worksheet/blocks/{id}';
const options = `${blocks}/answer_options`;
const responses = '/worksheet/responses/{id}';

/** Worksheets. What happens to blocks runs the same operations as the live document, and is decided with them. */
export const worksheets = {
  ...toolItemCalls('worksheet', {
    answer: worksheet,
    created: {},
    /** `passesSolutions` is its owner's to decide */
    changed: { ...rulesInput, passesSolutions: z.boolean().optional(), ...input.changeLook.shape },
    changeErrors: ['NO_PASSWORD_PROVIDED', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'],
  }),
  ...versionCalls('worksheet'),

  blocks: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${sheets}/blocks` })
    .input(idParam)
    .output(z.array(block))
    .errors(errors(...READ)),
  createBlock: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${sheets}/blocks`, successStatus: 201 })
    .input(idParam.extend(input.addBlock.shape))
    .output(block)
    .errors(errors(...BLOCK, 'BLOCK_LIMIT_REACHED')),
  getBlock: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: blocks })
    .input(partParam)
    .output(block)
    .errors(errors(...READ)),
  updateBlock: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: blocks })
    .input(partParam.extend(input.changeBlock.omit({ block: true }).shape))
    .output(block)
    .errors(errors(...BLOCK)),
  moveBlock: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${blocks}/move` })
    .input(partParam.extend({ after: input.moveBlocks.shape.after }))
    .output(block)
    .errors(errors(...WRITE)),
  duplicateBlock: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${blocks}/duplicate` })
    .input(partParam)
    .output(block)
    .errors(errors(...WRITE, 'BLOCK_LIMIT_REACHED')),
  removeBlock: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: blocks })
    .input(partParam)
    .output(nothing)
    .errors(errors(...WRITE)),

  /** the H5P package of a block: how far it is, why it cannot be played, and where it plays */
  package: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: `${blocks}/package` })
    .input(partParam)
    .output(h5pPackage)
    .errors(errors(...READ, 'H5P_NOT_FOUND')),
  /** looks a package through once more that failed: what it lacks may be installed by now */
  retryPackage: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PATCH', path: `${blocks}/package/retry` })
    .input(partParam)
    .output(h5pPackage)
    .errors(errors(...READ, 'FORBIDDEN', 'H5P_NOT_FOUND', 'H5P_TRIED_OFTEN')),

  /** the options of a block; which are correct only for users who may change it */
  answerOptions: call
    .meta({ operation: 'item.read', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: options })
    .input(partParam)
    .output(z.array(option))
    .errors(errors(...READ)),
  createAnswerOption: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart', idempotent: true })
    .route({ method: 'POST', path: options, successStatus: 201 })
    .input(partParam.extend({ text: z.string().max(LIMITS.worksheet.options.textMax), correct: z.boolean().default(false) }))
    .output(option)
    .errors(errors(...BLOCK, 'LIMIT_REACHED')),
  updateAnswerOption: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart', keys: ['optionId'] })
    .route({ method: 'PUT', path: `${options}/{optionId}` })
    .input(
      partParam.extend({
        optionId: z.string().max(LIMITS.worksheet.options.idMax),
        text: z.string().max(LIMITS.worksheet.options.textMax).optional(),
        correct: z.boolean().optional(),
      }),
    )
    .output(option)
    .errors(errors(...BLOCK)),
  removeAnswerOption: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart', keys: ['optionId'] })
    .route({ method: 'DELETE', path: `${options}/{optionId}` })
    .input(partParam.extend({ optionId: z.string().max(LIMITS.worksheet.options.idMax) }))
    .output(nothing)
    .errors(errors(...BLOCK)),
  /** the sample solution of a block, for users who may change it */
  solution: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'GET', path: `${blocks}/solution` })
    .input(partParam)
    .output(z.object({ text: z.string() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  updateSolution: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'PUT', path: `${blocks}/solution` })
    .input(partParam.extend({ text: z.string().max(LIMITS.worksheet.solutionMax) }))
    .output(z.object({ text: z.string() }))
    .errors(errors(...BLOCK)),
  removeSolution: call
    .meta({ operation: 'item.update', itemThrough: 'boardPart' })
    .route({ method: 'DELETE', path: `${blocks}/solution` })
    .input(partParam)
    .output(nothing)
    .errors(errors(...BLOCK)),

  /** one's own response; null when there is none yet */
  myResponse: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: `${sheets}/my_response` })
    .input(idParam)
    .output(own.nullable())
    .errors(errors(...READ)),
  /** begins to work under a name of one's choice, pupils under that of their class; who has begun already gets what is there */
  createResponse: call
    .meta({ operation: 'item.answer', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${sheets}/responses`, successStatus: 201 })
    .input(idParam.extend({ name: responseName, answers: changedAnswers.optional() }))
    .output(own)
    .errors(errors(...ANSWER, 'LIMIT_REACHED')),
  /** newest last; what they say so far, handed in or not */
  responses: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${sheets}/responses` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(response))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** for users who read responses; a user's own response is reported like any inaccessible one: not found */
  response: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'GET', path: responses })
    .input(idParam)
    .output(response)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** one's own response: answers that changed, another name, which is not a pupil's to choose */
  updateResponse: call
    .meta({ operation: 'item.answer', itemThrough: 'worksheetResponse' })
    .route({ method: 'PUT', path: responses })
    .input(idParam.extend({ name: responseName.optional(), answers: changedAnswers.optional() }))
    .output(own)
    .errors(errors(...ANSWER)),
  /** hands it in; `incomplete: true` confirms that tasks stay open */
  submitResponse: call
    .meta({ operation: 'item.answer', itemThrough: 'worksheetResponse' })
    .route({ method: 'PATCH', path: `${responses}/submit` })
    .input(idParam.extend({ answers: changedAnswers.optional(), incomplete: z.boolean().default(false) }))
    .output(own)
    .errors(errors(...ANSWER, 'INCOMPLETE')),
  /** the result of one answer, where the teacher allows checking at once */
  checkAnswer: call
    .meta({ operation: 'item.answer', itemThrough: 'worksheetResponse' })
    .route({ method: 'POST', path: `${responses}/check` })
    .input(idParam.extend({ blockId: worksheetAnswer.shape.blockId }))
    .output(ownAnswerResult)
    .errors(errors(...ANSWER)),
  /**
   * the secret with which another device of the same user continues; it is generated anew each time, and devices with earlier ones lose
   * access. That device sends it in the header of any call about the sheet (`x-response-key`); from then on its cookie carries it.
   */
  ownKey: call
    .meta({ operation: 'item.answer', itemThrough: 'worksheetResponse' })
    .route({ method: 'POST', path: `${responses}/key` })
    .input(idParam)
    /** `path`: leads there from another device; the key alone, which stands behind it, lets it in */
    .output(z.object({ key: z.string(), path: z.string() }))
    .errors(errors(...READ, 'FORBIDDEN')),
  removeResponse: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'DELETE', path: responses })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** the draft of feedback on a response; private until it is given */
  feedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'GET', path: `${responses}/feedback` })
    .input(idParam)
    .output(feedback.nullable())
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  updateFeedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'PUT', path: `${responses}/feedback` })
    .input(idParam.extend(feedbackFields))
    .output(feedback)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'BLOCK_INVALID')),
  /** `again`: they may change their answers once more */
  giveFeedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'PATCH', path: `${responses}/feedback/give` })
    .input(idParam.extend({ again: z.boolean().default(false) }))
    .output(feedback)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** takes back what was given; it stays as something being written */
  withdrawFeedback: call
    .meta({ operation: 'item.readResponses', itemThrough: 'worksheetResponse' })
    .route({ method: 'PATCH', path: `${responses}/feedback/withdraw` })
    .input(idParam)
    .output(feedback)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** the work of all participants at a glance, as pushed by the live connection: for networks that block live connections */
  grid: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${sheets}/grid` })
    .input(idParam)
    .output(grid)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  updateWall: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'PUT', path: `${sheets}/wall` })
    .input(idParam.extend({ blockId: worksheetAnswer.shape.blockId.nullable(), responseId: z.uuid().nullable() }))
    .output(wall)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** one row per response; CSV is UTF-8 with BOM and semicolons; `zip` is the files that came as answers */
  exportResponses: call
    .meta({ operation: 'item.readResponses', itemParam: 'id' })
    .route({ method: 'GET', path: `${sheets}/export`, description: 'the file itself' })
    .input(idParam.extend({ format: z.enum(['csv', 'xlsx', 'zip']) }))
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  ...pdfCalls,
};
