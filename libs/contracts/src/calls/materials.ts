import { z } from 'zod';
import { MATERIAL_ORDERS, PRODUCT_PROVIDER } from '../gallery-facets.js';
import { CONTENT_KINDS } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { SERVER_LIMITS } from '../server-limits.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, pageOf, pageQuery } from './call.js';
import { galleryFacets, openMaterial } from './gallery.js';

/** One of these, or several of them. */
export const some = <T extends z.ZodType<string, string>>(one: T, max: number) =>
  z.union([z.array(one).min(1).max(max), one.transform((value) => [value])]).optional();

/** Filters of materials, under the names of the specification. Several values of one filter are joined by OR. */
const query = z.strictObject({
  ...pageQuery,
  limit: pageQuery.limit.default(SERVER_LIMITS.materials),
  order: z.enum(MATERIAL_ORDERS).default('recommended'),
  /** kinds of content */
  models: some(z.enum(CONTENT_KINDS), CONTENT_KINDS.length),
  /** only what the editors approved */
  murmel_approved: z.stringbool().optional(),
  /** a partner, or the product with its templates */
  provider: z.union([z.literal(PRODUCT_PROVIDER), z.uuid()]).optional(),
  subject_types: some(z.enum(SUBJECT_TYPES), SUBJECT_TYPES.length),
  school_types: some(z.enum(SCHOOL_TYPES), SCHOOL_TYPES.length),
  grade_levels: some(z.enum(GRADE_LEVELS), GRADE_LEVELS.length),
  ids: some(z.uuid(), LIMITS.materialsAsked),
  /** ids of the owners */
  user_ids: some(z.uuid(), LIMITS.materialsAsked),
});
export type MaterialQuery = z.infer<typeof query>;

/** Open material as a public catalogue, searchable by every word of its metadata. */
export const materials = {
  list: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/materials' })
    .input(query)
    .output(pageOf(openMaterial))
    .errors(errors('TOO_MANY_REQUESTS')),
  /** The same by words, with how much there is for each further choice. */
  search: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/materials/search' })
    .input(query.extend({ q: z.string().trim().default('') }))
    .output(pageOf(openMaterial).extend({ facets: galleryFacets }))
    .errors(errors('LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
  /** Editors' marks on open material: that they looked at it, and which partner provides it. A mark is valid until the item changes. */
  mark: call
    .meta({ operation: 'administration.edit' })
    .route({ method: 'PUT', path: '/materials/mark' })
    .input(z.strictObject({ itemId: z.uuid(), approved: z.boolean().optional(), partnerId: z.uuid().nullable().optional() }))
    .output(openMaterial)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'MATERIAL_NOT_OPEN')),
};
