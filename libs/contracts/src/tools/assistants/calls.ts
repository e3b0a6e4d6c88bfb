import { z } from 'zod';
import { AI_DAY_LIMITS_OF } from '../../ai-run-names.js';
import { conversation } from '../../calls/ai-chats.js';
import { call, callsFor, errors, idParam, nothing, pageOf, pageQuery, subjectId } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { INTERFACE_LANGUAGES } from '../../item-fields.js';
import { type KnowledgeFile, knowledgeFile } from '../../knowledge/knowledge-file.js';
import { LIMITS } from '../../limits.js';
import { ASSISTANT_LIMITS } from './limits.js';
import { ASSISTANT_CATEGORIES } from './names.js';
import { assistantFields } from './schemas.js';

const category = z.enum(ASSISTANT_CATEGORIES);
const { instructions, ...shown } = assistantFields;

const assistant = z.object({
  ...shown,
  /** system instructions; null for users who may only talk with it */
  instructions: instructions.nullable(),
  /** null: the default model of the caller */
  model: z.string().nullable(),
  /** tools of servers that the operator connected, by their names there */
  mcpTools: z.array(z.string()),
  /** it was put away, and is offered no longer */
  archived: z.boolean(),
  /** copies that were made of it */
  remixes: z.int(),
  /** its knowledge files; null for users who may only talk with it */
  files: z.array(knowledgeFile).nullable(),
});
export type Assistant = z.infer<typeof assistant>;

const assistantItem = item.extend({ assistant });
export type AssistantItem = z.infer<typeof assistantItem>;

/** State pushed by the live connection. */
export type AssistantLive = { audience: 'editor'; files: KnowledgeFile[] } | { audience: 'guest' };

const settings = z
  .object({
    ...assistantFields,
    model: z.string().min(1).max(40).nullable(),
    mcpTools: z.array(textWithin({ min: 1, max: 120 })).max(ASSISTANT_LIMITS.mcpTools),
  })
  .partial().shape;

const REFUSALS = ['ASSISTANT_NAME_DENIED', 'ASSISTANT_AVATAR_UNKNOWN', 'AI_MODEL_UNKNOWN', 'TEXT_TOO_LONG'] as const;

const cardFields = {
  avatar: assistantFields.avatar,
  category: assistantFields.category,
  subcategory: assistantFields.subcategory,
};

/** An assistant in a list: enough to draw its card. */
const listedAssistant = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  mine: z.boolean(),
  ...cardFields,
  personaCategory: assistantFields.personaCategory,
  archived: z.boolean(),
  remixes: z.int(),
});
export type ListedAssistant = z.infer<typeof listedAssistant>;

const featuredAssistant = z.object({
  /** id of the template to copy */
  template: z.uuid(),
  title: z.string(),
  description: z.string(),
  ...cardFields,
});
export type FeaturedAssistant = z.infer<typeof featuredAssistant>;

const allowance = z.object({
  /** number of questions left today (Berlin), and the total; null: unlimited */
  left: z.int().nullable(),
  limit: z.int().nullable(),
  /** whose total that is; null: unlimited */
  of: z.enum(AI_DAY_LIMITS_OF).nullable(),
  /** the teacher of the project stopped it */
  paused: z.boolean(),
  /** true if personal data may be sent despite the warning */
  mayForce: z.boolean(),
  /** true if the teacher of a pupil's project can read the messages: pupils are informed, and a question confirms that they know */
  readAlong: z.boolean(),
  /** through which project a pupil asks: its teacher changes all of this */
  projectId: z.uuid().nullable(),
});
export type AiAllowance = z.infer<typeof allowance>;

const route = '/ai/assistants';
const onOne = callsFor('assistant');

/** The calls of assistants: those that every tool has, and how they are found and talked with. */
export const assistants = {
  ...toolItemCalls('assistants', {
    answer: assistantItem,
    created: settings,
    changed: settings,
    createErrors: REFUSALS,
    changeErrors: REFUSALS,
  }),
  /** finds own and shared assistants by their purpose; archived ones only on request */
  search: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: `${route}/search` })
    .input(
      z.strictObject({
        ...pageQuery,
        query: z.string().trim().max(LIMITS.search.max).optional(),
        category: category.optional(),
        /** those that are made for learners */
        pupils: z.stringbool().optional(),
        international: z.stringbool().optional(),
        /** characters of one's own */
        characters: z.stringbool().optional(),
        archived: z.stringbool().default(false),
      }),
    )
    .output(pageOf(listedAssistant)),
  /** with which one talked last */
  recentlyUsed: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: `${route}/recently_used` })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(LIMITS.recentlyCreated) }))
    .output(z.array(listedAssistant)),
  /** those that come with the product */
  featured: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: `${route}/featured` })
    .input(z.strictObject({ language: z.enum(INTERFACE_LANGUAGES).optional(), international: z.stringbool().optional() }))
    .output(z.array(featuredAssistant)),
  archive: onOne
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: `${route}/{id}/archive` })
    .input(idParam.extend({ archived: z.boolean().default(true) }))
    .output(assistantItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** a picture that was sent into the assistant becomes its face */
  setAvatar: onOne
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'POST', path: `${route}/{id}/assistant_avatars` })
    .input(idParam.extend({ fileId: z.uuid() }))
    .output(assistantItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'ASSISTANT_AVATAR_UNKNOWN')),
  /** files that it uses as knowledge, with their reading progress */
  files: onOne
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'GET', path: `${route}/{id}/assistant_files` })
    .input(idParam)
    .output(z.object({ files: z.array(knowledgeFile) }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** a file that was sent into the assistant (`POST /owner_files`) is read, and answered from */
  learn: onOne
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${route}/{id}/assistant_files`, successStatus: 201 })
    .input(idParam.extend({ shrineId: z.uuid() }))
    .output(knowledgeFile)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'UNSUPPORTED_TYPE',
        'TOO_LARGE',
        'ASSISTANT_FILES_FULL',
        'ASSISTANT_FILE_DUPLICATE',
        'IDEMPOTENCY_CONFLICT',
      ),
    ),
  forget: onOne
    .meta({ operation: 'item.update', itemParam: 'id', below: { fileId: 'knowledge' } })
    .route({ method: 'DELETE', path: `${route}/{id}/assistant_files/{fileId}` })
    .input(idParam.extend({ fileId: subjectId }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** for all who may talk with it: teachers, pupils and guests, each with their own chat */
  begin: onOne
    .meta({ operation: 'item.answer', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${route}/{id}/conversations`, successStatus: 201 })
    .input(
      idParam.extend({
        /** true to try it as a pupil or a guest would: with their model, their rules and what they see */
        asLearner: z.boolean().optional(),
      }),
    )
    .output(conversation)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'UNAUTHORIZED', 'NO_PASSWORD_PROVIDED', 'LIMIT_REACHED', 'IDEMPOTENCY_CONFLICT')),
  /** number of questions available, before the first one */
  allowance: onOne
    .meta({ operation: 'item.answer', itemParam: 'id' })
    .route({ method: 'GET', path: `${route}/{id}/allowance` })
    .input(idParam)
    .output(allowance)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'NO_PASSWORD_PROVIDED', 'ASSISTANT_GONE')),
  /** one's own with it, what was talked about last first */
  conversations: onOne
    .meta({ operation: 'item.answer', itemParam: 'id' })
    .route({ method: 'GET', path: `${route}/{id}/conversations` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(conversation))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'NO_PASSWORD_PROVIDED')),
};
