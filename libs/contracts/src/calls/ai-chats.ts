import { z } from 'zod';
import { AI_FILE_LIMITS } from '../ai-file-names.js';
import { AI_LIMITS, AI_OWNER_TYPES, AI_PARTNERS, AI_ROLES, AI_RUN_FAILURES, AI_RUN_STATES } from '../ai-run-names.js';
import { AI_STEP_FAILURES, AI_STEP_STATES, AI_STEP_TOOLS } from '../ai-step-names.js';
import { AI_TOOLS_OF_ANSWERS } from '../ai-tool-names.js';
import { CONTENT_KINDS } from '../item-fields.js';
import { aiSource } from '../knowledge/knowledge-file.js';
import { LIMITS } from '../limits.js';
import { ASSISTANT_CATEGORIES } from '../tools/assistants/names.js';
import { aiFile } from './ai-files.js';
import { sentForAnswer } from './ai-requests.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, subjectId, timestamp } from './call.js';
import { textWithin } from './fields.js';

const model = z.string().min(1).max(40);
const persona = z.string().min(1).max(40);
const systemPrompt = z.string().trim().max(AI_LIMITS.systemPrompt.max);

export const conversation = z.object({
  id: z.uuid(),
  /** empty before the first question */
  title: z.string(),
  /** null: the usual one */
  model: z.string().nullable(),
  /** character the model plays (`PERSONAS`); null: none */
  persona: z.string().nullable(),
  systemPrompt: z.string(),
  /** the assistant that it is with; null: none */
  assistantId: z.uuid().nullable(),
  createdAt: timestamp,
  /** time of the last question or answer */
  changedAt: timestamp,
  /** time of the move to the trash; deleted permanently after `LIMITS.trashDays` */
  discardedAt: timestamp.nullable(),
});
export type AiConversation = z.infer<typeof conversation>;

const found = conversation.extend({
  /** around the first place that was found; empty where that is the title */
  excerpt: z.string(),
});
export type FoundAiConversation = z.infer<typeof found>;

/** One action of a model, as its caller sees it. */
export const aiRunEntry = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** the answer that it writes */
  messageId: z.uuid(),
  state: z.enum(AI_RUN_STATES),
  /** model that writes, or wrote last: differs from the requested one if that failed */
  model: z.string(),
  /** requested model */
  askedModel: z.string(),
  /** reason of a failed run */
  failure: z.enum(AI_RUN_FAILURES).nullable(),
  /** for an unknown failure: the provider's message, as untrusted plain text; otherwise empty */
  said: z.string(),
  /** a failed run that may go on with this model, which answers now and is no less strict; null: none is left */
  proposedModel: z.string().nullable(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type AiRun = z.infer<typeof aiRunEntry>;

const step = z.object({
  id: z.uuid(),
  tool: z.enum(AI_STEP_TOOLS),
  state: z.enum(AI_STEP_STATES),
  /** reason of a failed step */
  failure: z.enum(AI_STEP_FAILURES).nullable(),
  /** search query, or name of the proposed item */
  subject: z.string(),
  /** result, or content of the proposed item, as plain text; third-party content: never an instruction */
  result: z.string(),
  /** sources of the result */
  sources: z.array(z.object({ title: z.string(), address: z.url({ protocol: /^https?$/ }) })),
  /** of an accepted proposal: the item that was made; null: none, or it is gone */
  item: z.object({ id: z.uuid(), kind: z.enum(CONTENT_KINDS) }).nullable(),
});
export type AiStep = z.infer<typeof step>;

const message = z.object({
  id: z.uuid(),
  /** preceding message; null for the first one. Several with the same one are branches */
  parentId: z.uuid().nullable(),
  role: z.enum(AI_ROLES),
  /** Markdown in answers; of one that is being written, what there is of it so far */
  text: z.string(),
  createdAt: timestamp,
  /** for answers: the run that wrote it */
  run: aiRunEntry.nullable(),
  /** for finished answers: the sources referenced as `[1]`, in this order */
  sources: z.array(aiSource),
  /** for questions: the attached files */
  files: z.array(aiFile),
  /** for answers: the tools used for it, in their order */
  steps: z.array(step),
});
export type AiMessage = z.infer<typeof message>;

const asked = z.object({ question: message, answer: message });
export type AiAsked = z.infer<typeof asked>;
const answered = z.object({ answer: message });

const ASKING = errors(
  'BAD_REQUEST',
  'NOT_FOUND',
  'LIMIT_REACHED',
  'AI_NOT_CONFIGURED',
  'AI_MODEL_UNKNOWN',
  'AI_RUNS_UNDER_WAY',
  'IDEMPOTENCY_CONFLICT',
  'ASSISTANT_GONE',
  'AI_PAUSED',
  'AI_DAY_LIMIT_REACHED',
  'DOCUMENT_NOT_READ',
);

/**
 * Chats with models. They are private: only their owner can find them. Teachers talk with any model; users who may talk with an assistant
 * begin there (`assistants.begin`).
 */
export const aiConversations = {
  create: call
    .meta({ operation: 'teacher.create', idempotent: true })
    .route({ method: 'POST', path: '/ai/conversations', successStatus: 201 })
    .input(z.strictObject({ model: model.optional(), persona: persona.optional(), systemPrompt: systemPrompt.default('') }))
    .output(conversation)
    .errors(errors('LIMIT_REACHED', 'AI_MODEL_UNKNOWN', 'PERSONA_UNKNOWN', 'IDEMPOTENCY_CONFLICT')),
  /** sorted by the last message, the newest first; in the trash by the date of discarding */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/conversations' })
    .input(
      z.strictObject({
        ...pageQuery,
        discarded: z.stringbool().default(false),
        persona: persona.optional(),
        assistant: z.uuid().optional(),
        assistantCategory: z.enum(ASSISTANT_CATEGORIES).optional(),
        partner: z.enum(AI_PARTNERS).optional(),
      }),
    )
    .output(pageOf(conversation)),
  /** searches titles and messages */
  search: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/conversations/search' })
    .input(z.strictObject({ ...pageQuery, query: textWithin({ min: 1, max: LIMITS.search.max }) }))
    .output(pageOf(found)),
  get: call
    .meta({ operation: 'self.read', ownThrough: 'aiConversation' })
    .route({ method: 'GET', path: '/ai/conversations/{id}' })
    .input(idParam)
    .output(conversation)
    .errors(errors('NOT_FOUND')),
  change: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiConversation' })
    .route({ method: 'PUT', path: '/ai/conversations/{id}' })
    .input(
      idParam.extend({
        title: textWithin(AI_LIMITS.title).optional(),
        model: model.nullable().optional(),
        systemPrompt: systemPrompt.optional(),
      }),
    )
    .output(conversation)
    .errors(errors('NOT_FOUND', 'AI_MODEL_UNKNOWN')),
  /** into the trash; an answer that is being written ends */
  discard: call
    .meta({ operation: 'self.update', ownThrough: 'aiConversation' })
    .route({ method: 'DELETE', path: '/ai/conversations/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  restore: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiConversation' })
    .route({ method: 'PUT', path: '/ai/conversations/{id}/restore' })
    .input(idParam)
    .output(conversation)
    .errors(errors('NOT_FOUND')),
};

/** Messages of a conversation. */
export const aiMessages = {
  /** asks; the answer is written in the background, see the topic `ai-run` */
  create: call
    .meta({ operation: 'self.update', ownThrough: 'aiConversation', ownParam: 'ownerId', idempotent: true })
    .route({ method: 'POST', path: '/ai/messages', successStatus: 201 })
    .input(
      z.strictObject({
        ownerType: z.enum(AI_OWNER_TYPES),
        ownerId: subjectId,
        text: textWithin(AI_LIMITS.message),
        /** the answer that it follows; null: it is another beginning */
        parentId: z.uuid().nullable().default(null),
        model: model.optional(),
        /** own files, in their order; one that belongs to another question already is attached once more */
        files: z.array(z.uuid()).max(AI_FILE_LIMITS.perMessage).default([]),
        /** sends although the text contains personal data: the sender was asked */
        force: z.boolean().default(false),
        /** the sender was informed that the teacher of their project reads along */
        readAlong: z.boolean().default(false),
      }),
    )
    .output(asked)
    .errors({ ...ASKING, ...errors('PERSONAL_DATA', 'AI_READ_ALONG', 'AI_MODEL_NO_PICTURES', 'TOO_MANY_REQUESTS') }),
  /** the newest first, branches among them */
  list: call
    .meta({ operation: 'self.read', ownThrough: 'aiConversation', ownParam: 'ownerId' })
    .route({ method: 'GET', path: '/ai/messages' })
    .input(z.strictObject({ ownerType: z.enum(AI_OWNER_TYPES), ownerId: subjectId, ...pageQuery }))
    .output(pageOf(message))
    .errors(errors('NOT_FOUND')),
  get: call
    .meta({ operation: 'self.read', ownThrough: 'aiMessage' })
    .route({ method: 'GET', path: '/ai/messages/{id}' })
    .input(idParam)
    .output(message)
    .errors(errors('NOT_FOUND')),
  /** and what follows it */
  remove: call
    .meta({ operation: 'self.update', ownThrough: 'aiMessage' })
    .route({ method: 'DELETE', path: '/ai/messages/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
};

/** Answers to questions that were answered before. */
export const aiChatCompletions = {
  /** one more answer to this question, as a branch beside those that there are */
  create: call
    .meta({ operation: 'self.update', ownThrough: 'aiMessage', ownParam: 'messageId', idempotent: true })
    .route({ method: 'POST', path: '/ai/chat_completions', successStatus: 201 })
    .input(z.strictObject({ messageId: subjectId, model: model.optional() }))
    .output(answered)
    .errors({ ...ASKING, ...errors('AI_MODEL_NO_PICTURES') }),
  get: call
    .meta({ operation: 'self.read', ownThrough: 'aiRun' })
    .route({ method: 'GET', path: '/ai/chat_completions/{id}' })
    .input(idParam)
    .output(message)
    .errors(errors('NOT_FOUND')),
  cancel: call
    .meta({ operation: 'self.update', ownThrough: 'aiRun' })
    .route({ method: 'PUT', path: '/ai/chat_completions/{id}/cancel' })
    .input(idParam)
    .output(aiRunEntry)
    .errors(errors('NOT_FOUND')),
};

/** Actions of models, running and finished, from any caller. */
export const aiRuns = {
  /** one's own, the newest first */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/runs' })
    .input(z.strictObject({ ...pageQuery, state: z.enum(AI_RUN_STATES).optional() }))
    .output(pageOf(aiRunEntry)),
  get: call
    .meta({ operation: 'self.read', ownThrough: 'aiRun' })
    .route({ method: 'GET', path: '/ai/runs/{id}' })
    .input(idParam)
    .output(aiRunEntry)
    .errors(errors('NOT_FOUND')),
  /**
   * Lists the requests sent to providers for its answer. Learners get none: the placeholders would tell which names a teacher's lists hold.
   */
  requests: call
    .meta({ operation: 'teacher.read', ownThrough: 'aiRun' })
    .route({ method: 'GET', path: '/ai/runs/{id}/requests' })
    .input(idParam)
    .output(sentForAnswer)
    .errors(errors('NOT_FOUND')),
  /** cancels a run and keeps its partial answer; a finished run stays unchanged */
  cancel: call
    .meta({ operation: 'self.update', ownThrough: 'aiRun' })
    .route({ method: 'PUT', path: '/ai/runs/{id}/cancel' })
    .input(idParam)
    .output(aiRunEntry)
    .errors(errors('NOT_FOUND')),
  /**
   * asks once more after a failure: the new answer stands beside what there is of the old one. It counts, unless words came that were counted.
   */
  retry: call
    .meta({ operation: 'self.update', ownThrough: 'aiRun' })
    .route({ method: 'PUT', path: '/ai/runs/{id}/retry' })
    .input(idParam.extend({ model: model.optional() }))
    .output(answered)
    .errors(
      errors(
        ...(['NOT_FOUND', 'AI_NOT_CONFIGURED', 'AI_MODEL_UNKNOWN', 'AI_MODEL_NO_PICTURES', 'AI_RUNS_UNDER_WAY'] as const),
        ...(['AI_RUN_NOT_FAILED', 'ASSISTANT_GONE', 'AI_PAUSED', 'FORBIDDEN', 'LIMIT_REACHED', 'AI_DAY_LIMIT_REACHED'] as const),
        'DOCUMENT_NOT_READ' as const,
      ),
    ),
};

/** Steps that models took and proposed with their tools. */
export const aiSteps = {
  /** makes something of a finished answer, with the tool of that name; it stands below the answer like what a model proposed */
  create: call
    .meta({ operation: 'teacher.create', ownThrough: 'aiMessage', ownParam: 'messageId', idempotent: true })
    .route({ method: 'POST', path: '/ai/steps', successStatus: 201 })
    .input(z.strictObject({ messageId: subjectId, tool: z.enum(AI_TOOLS_OF_ANSWERS) }))
    .output(step)
    .errors(errors('NOT_FOUND', 'AI_ANSWER_NOT_DONE', 'TOOL_DISABLED', 'LIMIT_REACHED', 'IDEMPOTENCY_CONFLICT')),
  /** executes the proposed creation or call once: a repeated request returns the same result */
  confirm: call
    .meta({ operation: 'teacher.update', ownThrough: 'aiStep' })
    .route({ method: 'PUT', path: '/ai/steps/{id}/confirm' })
    .input(idParam)
    .output(step)
    .errors(
      errors(
        'NOT_FOUND',
        'BAD_REQUEST',
        'AI_STEP_NOT_PROPOSED',
        'TOOL_DISABLED',
        'LIMIT_REACHED',
        'ASSISTANT_GONE',
        'MCP_UNREACHABLE',
        'PERSONAL_DATA',
        'QUOTA_OF_OWNER',
        'AI_NOT_CONFIGURED',
        'AI_MODEL_UNKNOWN',
        'AI_IMAGES_UNDER_WAY',
      ),
    ),
};
