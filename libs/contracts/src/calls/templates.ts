import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { TEMPLATE_FOR, TEMPLATES_OF } from '../template-names.js';
import { TOOLS } from '../tools/registry.js';
import { GRADE_LEVELS, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, pageOf, pageQuery, subjectId } from './call.js';
import { item, listedItem } from './item.js';
import { placeInput } from './items.js';
import { some } from './materials.js';
import { copy } from './remixes.js';

const [first, ...others] = Object.values(TOOLS);
/** Kinds of tools' items; a folder is only a place, and copied as such. */
const itemKind: readonly ContentKind[] = [first!.kind, ...others.map(({ kind }) => kind)];

const template = z.object({
  item: listedItem,
  of: z.enum(TEMPLATES_OF),
  /** duration of the lesson; only set for templates that ship with the product */
  minutes: z.number().nullable(),
});
export type Template = z.infer<typeof template>;

export const templates = {
  /** Lists own templates first, then the school's, then those for all: only those the caller may copy, in the count as well. */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/templates' })
    .input(
      z.strictObject({
        ...pageQuery,
        kind: z.enum(CONTENT_KINDS).optional(),
        of: z.enum(TEMPLATES_OF).optional(),
        /** words in title or description */
        search: z.string().trim().max(LIMITS.search.max).optional(),
        subjectType: z.enum(SUBJECT_TYPES).optional(),
        gradeLevel: z.enum(GRADE_LEVELS).optional(),
        /** what a teacher teaches: templates for something else are left out, the closest fit comes first */
        fitsSubjects: some(z.enum(SUBJECT_TYPES), SUBJECT_TYPES.length),
        fitsGrades: some(z.enum(GRADE_LEVELS), GRADE_LEVELS.length),
      }),
    )
    .output(pageOf(template)),
  /** Creates an own item from a template, or from any other item that the caller may copy. */
  use: call
    .meta({ operation: 'item.remix', itemParam: 'itemId', itemKind, idempotent: true })
    .route({ method: 'POST', path: '/templates', successStatus: 201 })
    .input(z.strictObject({ itemId: subjectId, ...placeInput }))
    .output(copy)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'TOOL_DISABLED',
        'LIMIT_REACHED',
        'PARTNER_LIMIT_REACHED',
        'PARTNER_NOT_ENABLED',
        'FOLDER_UNKNOWN',
        'FOLDER_TOO_DEEP',
        'REMIX_OTHERS_WROTE',
        'QUOTA_OF_OWNER',
      ),
    ),
  /** Makes a template of one's own item, or none again; without `templateFor` the one or the other. */
  toggle: call
    .meta({ operation: 'item.share', itemParam: 'itemId', itemKind })
    .route({ method: 'PUT', path: '/items/toggle_template' })
    .input(
      z.strictObject({
        itemId: subjectId,
        templateFor: z.enum(TEMPLATE_FOR).nullable().optional(),
        /** the caller removes a lock for the school and agrees that others have access by a folder around it */
        agreed: z.boolean().optional(),
      }),
    )
    .output(item)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'TEMPLATE_NOT_OPEN',
        'NOT_IN_SCHOOL',
        'SCHOOL_LICENCE_NEEDED',
        'FOLDER_IS_SHARED',
        'ITEM_STAYS_LOCKED',
      ),
    ),
};
