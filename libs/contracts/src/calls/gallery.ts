import { z } from 'zod';
import { GALLERY_ORDERS, PRODUCT_PROVIDER } from '../gallery-facets.js';
import { CONTENT_KINDS, CONTENT_LANGUAGES, CONTENT_LICENCES } from '../item-fields.js';
import { SERVER_LIMITS } from '../server-limits.js';
import { TOOL_KEYS, TOOLS } from '../tools/registry.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, idParam, pageOf, pageQuery, timestamp } from './call.js';
import { personLook } from './fields.js';
import { listedItem } from './item.js';
import { itemFieldsInput, share } from './items.js';

/** Provider besides the author: a partner, or the product. */
const provider = z.object({ id: z.union([z.literal(PRODUCT_PROVIDER), z.uuid()]), name: z.string(), path: z.string().nullable() });

export const openMaterial = z.object({
  item: listedItem,
  /** of its page in gallery mode: open to all readers there, without participation (spec E2) */
  path: z.string(),
  openedAt: timestamp,
  /** number of copies made by other users */
  copies: z.number(),
  /** the editors looked at it as it is now */
  approved: z.boolean(),
  provider: provider.nullable(),
});
export type OpenMaterial = z.infer<typeof openMaterial>;

/** One step of the way on which something was made from something else. */
const originStep = z.object({
  /** null: the caller may not see it (any more), or it has gone */
  title: z.string().nullable(),
  /** current name of the author; null: account deleted */
  author: z.string().nullable(),
  look: personLook.nullable(),
  licence: z.enum(CONTENT_LICENCES).nullable(),
  path: z.string().nullable(),
});
export type OriginStep = z.infer<typeof originStep>;

const aboutOpen = z.object({
  author: z.object({
    name: z.string(),
    look: personLook,
    /** number of the author's items in the gallery */
    open: z.number(),
  }),
  /** number of copies made by other users */
  copies: z.number(),
  /** reported by several teachers: copying is blocked until a reviewer has looked */
  underReview: z.boolean(),
  /** sources of the item, the last step first; none of the author's own */
  origins: z.array(originStep),
});
export type AboutOpen = z.infer<typeof aboutOpen>;

const found = z.array(z.object({ value: z.string(), count: z.number() }));
export const galleryFacets = z.object({
  objType: found,
  subjectType: found,
  schoolType: found,
  gradeLevel: found,
  language: found,
  licence: found,
});
export type GalleryFacets = z.infer<typeof galleryFacets>;

const query = z.strictObject({
  ...pageQuery,
  limit: pageQuery.limit.default(SERVER_LIMITS.materials),
  order: z.enum(GALLERY_ORDERS).default('newest'),
  /** words in the title, the description or the author's public name; the refusal names the maximum length */
  q: z.string().trim().default(''),
  objType: z.enum(CONTENT_KINDS).optional(),
  subjectType: z.enum(SUBJECT_TYPES).optional(),
  schoolType: z.enum(SCHOOL_TYPES).optional(),
  gradeLevel: z.enum(GRADE_LEVELS).optional(),
  language: z.enum(CONTENT_LANGUAGES).optional(),
  licence: z.enum(CONTENT_LICENCES).optional(),
});
export type GalleryQuery = z.infer<typeof query>;

const description = z.looseObject({ id: z.url(), name: z.string() });

const { language, gradeLevels, schoolTypes, subjectTypes } = itemFieldsInput;

/** Open teaching material: how it is published, and the list that is open to all. */
export const gallery = {
  /** Lists with the number of hits for each further filter; items the caller may not see are in no list and in no number. */
  list: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/gallery' })
    .input(query)
    .output(pageOf(openMaterial).extend({ facets: galleryFacets }))
    .errors(errors('LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
  /** Information shown beside an open item on its page: how much its author has open, how often it was copied, where it comes from. */
  about: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/gallery/{id}' })
    .input(idParam)
    .output(aboutOpen)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  /**
   * Open material described after AMB, for catalogues: in the order of ids, each page with the address of the next one. What was
   * closed meanwhile is in none any more.
   */
  amb: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/gallery/amb' })
    .input(
      z.strictObject({
        limit: pageQuery.limit,
        /** the last one of the page before */
        afterItem: z.uuid().optional(),
        /** only what was opened or changed since */
        modifiedSince: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional(),
      }),
    )
    .output(z.object({ entries: z.array(description), next: z.url().nullable() }))
    .errors(errors('TOO_MANY_REQUESTS')),
  /** Publishes an item under a licence; others read and copy it, and writing in it ends. Any other privacy takes it back. */
  publish: call
    .meta({ operation: 'item.share', itemParam: 'id', itemKind: TOOL_KEYS.map((key) => TOOLS[key].kind) })
    .route({ method: 'PUT', path: '/items/{id}/publication' })
    .input(idParam.extend({ licence: z.enum(CONTENT_LICENCES), language, gradeLevels, schoolTypes, subjectTypes }))
    .output(share)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PUBLISH_OTHERS_WROTE', 'ITEM_STAYS_LOCKED')),
};
