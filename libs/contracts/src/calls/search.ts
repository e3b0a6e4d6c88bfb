import { z } from 'zod';
import { CONTENT_KINDS } from '../item-fields.js';
import { GRADE_LEVELS, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, pageOf, pageQuery } from './call.js';
import { listedItem } from './item.js';
import { LISTED_OWNERS } from './items.js';

/** Kinds of places in an item that are searched. */
export const SEARCH_TEXT_KINDS = ['title', 'description', 'tag', 'text', 'card', 'word', 'question', 'file'] as const;

const place = z.object({
  kind: z.enum(SEARCH_TEXT_KINDS),
  /** plain text around what was found */
  text: z.string(),
  /** true if text is omitted before it, and behind it */
  cut: z.tuple([z.boolean(), z.boolean()]),
  /** matched ranges, from and to, in UTF-16 units */
  marks: z.array(z.tuple([z.number(), z.number()])),
  /** ids of the parts of the item that lead there, the outermost first and `/` between them; what has none is found by its words */
  at: z.string().optional(),
});
export type SearchExcerpt = z.infer<typeof place>;

const foundItem = z.object({ item: listedItem, places: z.array(place) });
export type FoundItem = z.infer<typeof foundItem>;
const foundClass = z.object({ id: z.uuid(), name: z.string() });
export type FoundClass = z.infer<typeof foundClass>;
const foundPupil = z.object({ id: z.uuid(), name: z.string(), classId: z.uuid(), className: z.string() });
export type FoundPupil = z.infer<typeof foundPupil>;

const query = z.strictObject({
  ...pageQuery,
  /** query; the refusal names its maximum length */
  q: z.string().trim(),
  objType: z.enum(CONTENT_KINDS).optional(),
  owner: z.enum(LISTED_OWNERS).optional(),
  /** given to this class, or made there by its pupils */
  classId: z.uuid().optional(),
  subjectType: z.enum(SUBJECT_TYPES).optional(),
  gradeLevel: z.enum(GRADE_LEVELS).optional(),
  /** a day */
  changedSince: z.iso.date().optional(),
});
export type SearchQuery = z.infer<typeof query>;

/** One field over everything that is a teacher's. */
export const search = {
  /**
   * Searches own items, items shared with the caller, and pupils' work in their projects; on the first page also classes and pupils. Hits
   * and counts contain only readable items: at most the best `LIMITS.search.found`.
   */
  items: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/items/search' })
    .input(query)
    .output(pageOf(foundItem).extend({ classes: z.array(foundClass), pupils: z.array(foundPupil) }))
    .errors(errors('LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
};
