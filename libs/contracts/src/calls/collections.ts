import { z } from 'zod';
import { COLLECTION_COVERS } from '../collection-covers.js';
import { trimBlank } from '../fold-text.js';
import { CONTENT_LANGUAGES, CONTENT_LICENCES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { SERVER_LIMITS } from '../server-limits.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { openMaterial } from './gallery.js';
import { item } from './item.js';

const { title, description, collection: limits } = LIMITS;
const label = z.string().normalize('NFC').trim().max(limits.labelMax);

/** A collection in a list. */
const listed = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  cover: z.enum(COLLECTION_COVERS),
  language: z.enum(CONTENT_LANGUAGES),
  /** number of its materials that are open at present */
  materials: z.number(),
  published: z.boolean(),
  featured: z.boolean(),
  /** true if the calling teacher bookmarked it */
  bookmarked: z.boolean(),
  updatedAt: timestamp,
});
export type ListedCollection = z.infer<typeof listed>;

const collection = listed.extend({
  /** current name of the curator; null: account deleted */
  curator: z.string().nullable(),
  /** licences of all its open materials */
  licences: z.array(z.enum(CONTENT_LICENCES)),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)),
  schoolTypes: z.array(z.enum(SCHOOL_TYPES)),
  /** the editors approved everything in it */
  approved: z.boolean(),
  /** entries in the editors' order */
  entries: z.array(z.object({ label: z.string(), material: openMaterial })),
  /** for its editors: chosen materials that are no longer open */
  missing: z.array(z.object({ itemId: z.uuid(), label: z.string(), position: z.number() })),
  abilities: z.object({ use: z.boolean(), update: z.boolean() }),
});
export type Collection = z.infer<typeof collection>;

const fields = {
  title: z.string().normalize('NFC').overwrite(trimBlank).min(title.min).max(title.max),
  description: z.string().normalize('NFC').trim().max(description.max).optional(),
  cover: z.enum(COLLECTION_COVERS).optional(),
  language: z.enum(CONTENT_LANGUAGES).optional(),
};
const onOne = { editorial: 'collection' } as const;
const oneCollection = '/collections/{id}';

/** Open material that belongs together, chosen and put in order by the editors. */
export const collections = {
  /** Lists by title; unpublished ones for admins only. */
  list: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/collections' })
    .input(
      z.strictObject({
        ...pageQuery,
        limit: pageQuery.limit.default(SERVER_LIMITS.collections.listed),
        /** only what the teacher who asks wants to find again */
        bookmarked: z.stringbool().optional(),
      }),
    )
    .output(pageOf(listed)),
  /** Lists those shown first in the gallery. */
  featured: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/collections/featured' })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(limits.featured).default(SERVER_LIMITS.collections.featured) }))
    .output(z.array(listed)),
  get: call
    .meta({ operation: 'editorial.read', ...onOne })
    .route({ method: 'GET', path: oneCollection })
    .input(idParam)
    .output(collection)
    .errors(errors('NOT_FOUND')),
  /** Others that have the most in common with it. */
  recommendations: call
    .meta({ operation: 'editorial.read', ...onOne })
    .route({ method: 'GET', path: `${oneCollection}/recommendations` })
    .input(idParam)
    .output(z.array(listed))
    .errors(errors('NOT_FOUND')),
  create: call
    .meta({ operation: 'administration.edit', idempotent: true })
    .route({ method: 'POST', path: '/collections', successStatus: 201 })
    .input(z.strictObject(fields))
    .output(collection)
    .errors(errors('FORBIDDEN')),
  /** `entries` is the whole list in its order; what is not open any more may stay in it, nothing that is not open comes in. */
  update: call
    .meta({ operation: 'editorial.update', ...onOne })
    .route({ method: 'PUT', path: oneCollection })
    .input(
      idParam.extend({
        ...fields,
        title: fields.title.optional(),
        published: z.boolean().optional(),
        featured: z.boolean().optional(),
        entries: z
          .array(z.strictObject({ itemId: z.uuid(), label: label.default('') }))
          .max(limits.items)
          .optional(),
      }),
    )
    .output(collection)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'MATERIAL_NOT_OPEN', 'LIMIT_REACHED')),
  /** Copies all that is open in it into a new folder: all of it or nothing. */
  take: call
    .meta({ operation: 'editorial.use', ...onOne, idempotent: true })
    .route({ method: 'POST', path: `${oneCollection}/copies`, successStatus: 201 })
    .input(idParam)
    .output(
      z.object({
        folder: item,
        copies: z.number(),
        /** omitted content: text of others, content that a partner does not provide to the caller, and tools disabled for them */
        leftBehind: z.number(),
      }),
    )
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', 'PARTNER_LIMIT_REACHED', 'QUOTA_OF_OWNER')),
  bookmark: call
    .meta({ operation: 'editorial.use', ...onOne })
    .route({ method: 'PUT', path: `${oneCollection}/bookmark` })
    .input(idParam.extend({ bookmarked: z.boolean() }))
    .output(z.object({ bookmarked: z.boolean() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED')),
  remove: call
    .meta({ operation: 'editorial.update', ...onOne })
    .route({ method: 'DELETE', path: oneCollection })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
