import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_FIELD_KINDS, MINI_TOOL_ICONS, MINI_TOOL_LIMITS } from '../mini-tools/names.js';
import { call, errors, pageOf, pageQuery } from './call.js';
import { AGAINST_ASKING, miniToolQuestion, miniToolRequest } from './mini-tool-requests.js';

const listedMiniTool = z.object({
  id: z.string(),
  category: z.enum(MINI_TOOL_CATEGORIES),
  icon: z.enum(MINI_TOOL_ICONS),
  featured: z.boolean(),
  /** marked by the caller, to be found first */
  favourite: z.boolean(),
  name: z.string(),
  text: z.string(),
});
export type ListedMiniTool = z.infer<typeof listedMiniTool>;

const miniToolForm = listedMiniTool.extend({
  fields: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(MINI_TOOL_FIELD_KINDS),
      label: z.string(),
      /** null for what is chosen */
      example: z.string().nullable(),
      required: z.boolean(),
      /** letters of a text */
      maxLength: z.number().nullable(),
      /** minimum of a number */
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** possible values; empty for free text */
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      /** choice preselected for the user */
      preset: z.string().nullable(),
    }),
  ),
});
export type MiniToolForm = z.infer<typeof miniToolForm>;

/** Defaults to the language of the caller. */
const language = z.enum(INTERFACE_LANGUAGES).optional();

/** Forms that become prompts and come with the product; those of one's own are items (`miniTools`). Their templates are not sent: the browser has them where it builds a prompt. */
export const miniToolCatalogue = {
  /** lists in the order of their page */
  list: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/ai/mini_tools/catalogue' })
    .input(
      z.strictObject({
        ...pageQuery,
        category: z.enum(MINI_TOOL_CATEGORIES).optional(),
        /** words in name or text */
        query: z.string().trim().max(LIMITS.search.max).optional(),
        language,
      }),
    )
    .output(pageOf(listedMiniTool)),
  featured: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/ai/mini_tools/featured' })
    .input(z.strictObject({ language }))
    .output(z.array(listedMiniTool)),
  get: call
    .meta({ operation: 'teacher.read', keys: ['id'] })
    .route({ method: 'GET', path: '/ai/mini_tools/catalogue/{id}' })
    .input(z.strictObject({ id: z.string().max(MINI_TOOL_LIMITS.idMax), language }))
    .output(miniToolForm)
    .errors(errors('NOT_FOUND')),
  favour: call
    .meta({ operation: 'teacher.update', keys: ['id'] })
    .route({ method: 'PUT', path: '/ai/mini_tools/catalogue/{id}/favourite' })
    .input(z.strictObject({ id: z.string().max(MINI_TOOL_LIMITS.idMax), favourite: z.boolean() }))
    .output(z.object({ favourite: z.boolean() }))
    .errors(errors('NOT_FOUND')),
  ask: call
    .meta({ operation: 'teacher.create', keys: ['id'], makes: 'mini_tools', idempotent: true })
    .route({ method: 'POST', path: '/ai/mini_tools/catalogue/{id}/mini_tool_requests', successStatus: 201 })
    .input(z.strictObject({ id: z.string().max(MINI_TOOL_LIMITS.idMax), ...miniToolQuestion }))
    .output(miniToolRequest)
    .errors(errors(...AGAINST_ASKING)),
};
