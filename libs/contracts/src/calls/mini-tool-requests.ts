import { z } from 'zod';
import { AI_RUN_STATES } from '../ai-run-names.js';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_ICONS, MINI_TOOL_LIMITS } from '../mini-tools/names.js';
import { PERSON_COLOURS } from '../person-look.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';

const { materialMax, idMax, fields, fieldIdMax } = MINI_TOOL_LIMITS;

/** Values the user filled in, by field; numbers and choices are texts as well. */
export const miniToolValues = z
  .record(z.string().max(fieldIdMax), z.string().max(2 * materialMax))
  .refine((values) => Object.keys(values).length <= 2 * fields.max);

/** Input of a question by a mini tool, built-in or owned by any account. */
export const miniToolQuestion = {
  values: miniToolValues,
  /** language in which its prompt is built; absent: the language of the caller */
  language: z.enum(INTERFACE_LANGUAGES).optional(),
  /** absent: the usual one */
  model: z.string().min(1).max(40).optional(),
  /** sends although it contains personal data: the sender was asked */
  force: z.boolean().default(false),
};

/** Errors that prevent a question with a mini tool. */
export const AGAINST_ASKING = [
  'NOT_FOUND',
  'LIMIT_REACHED',
  'AI_DAY_LIMIT_REACHED',
  'TOOL_DISABLED',
  'MINI_TOOL_VALUES',
  'MINI_TOOL_UNFINISHED',
  'PERSONAL_DATA',
  'AI_NOT_CONFIGURED',
  'AI_MODEL_UNKNOWN',
  'AI_RUNS_UNDER_WAY',
  'IDEMPOTENCY_CONFLICT',
] as const;

export const miniToolRequest = z.object({
  id: z.uuid(),
  /** the mini tool: one of the product's, or an item */
  tool: z.string(),
  /** it is an item, of the caller or of another account */
  own: z.boolean(),
  /** name and appearance at that time */
  name: z.string(),
  category: z.enum(MINI_TOOL_CATEGORIES),
  icon: z.enum(MINI_TOOL_ICONS),
  /** colour of its marble; null: that of its category */
  colour: z
    .int()
    .min(0)
    .max(PERSON_COLOURS - 1)
    .nullable(),
  language: z.enum(INTERFACE_LANGUAGES),
  values: z.record(z.string(), z.string()),
  /** exact prompt */
  prompt: z.string(),
  /** the chat that it began; null: it is in the trash or gone */
  conversationId: z.uuid().nullable(),
  /** the first answer: how far it is, how it begins, and which model writes it */
  answer: z.object({ state: z.enum(AI_RUN_STATES), text: z.string(), model: z.string() }).nullable(),
  createdAt: timestamp,
});
export type MiniToolRequest = z.infer<typeof miniToolRequest>;

/** A teacher's questions with mini tools. They are private: only their owner can find them. */
export const miniToolRequests = {
  /** the newest first */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/ai/mini_tool_requests' })
    .input(
      z.strictObject({
        ...pageQuery,
        /** those of one mini tool */
        tool: z.string().min(1).max(idMax).optional(),
        /** words in its name or in what was filled in */
        query: z.string().trim().max(LIMITS.search.max).optional(),
      }),
    )
    .output(pageOf(miniToolRequest)),
  get: call
    .meta({ operation: 'teacher.read', ownThrough: 'miniToolRequest' })
    .route({ method: 'GET', path: '/ai/mini_tool_requests/{id}' })
    .input(idParam)
    .output(miniToolRequest)
    .errors(errors('NOT_FOUND')),
  /** the entry; its chat stays */
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'miniToolRequest' })
    .route({ method: 'DELETE', path: '/ai/mini_tool_requests/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
};
