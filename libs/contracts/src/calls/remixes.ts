import { z } from 'zod';
import { CONTENT_LICENCES } from '../item-fields.js';
import { tabId } from '../live-library.js';
import { call, errors, idParam, subjectId } from './call.js';
import { item } from './item.js';

/** Source of a copy. */
const based = z.object({
  /** current name of the author; null: account deleted */
  author: z.string().nullable(),
  licence: z.enum(CONTENT_LICENCES).nullable(),
  /** of its page, for callers who may read it */
  path: z.string().nullable(),
});

const provenance = z.object({
  /** original source, then the direct source; none of the owner's own */
  basedOn: z.array(based).max(2),
  /** for its owner: changed if the source has changed, gone if it is no longer accessible to them */
  news: z.enum(['none', 'changed', 'gone']),
});
export type Provenance = z.infer<typeof provenance>;

export const copy = z.object({
  item,
  /** id of the window that takes the copy, which is also informed over its live connection */
  tabId: z.string().nullable(),
  /** things in a folder that stayed behind, because others wrote in them */
  leftBehind: z.number(),
});

export const remixes = {
  /** A copy of one's own, with everything in it that may travel. */
  remix: call
    .meta({ operation: 'item.remix', itemParam: 'itemId' })
    .route({ method: 'PUT', path: '/items/remix' })
    .input(z.strictObject({ itemId: subjectId, tabId: tabId.optional() }))
    .output(copy)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'ITEM_UNDER_REVIEW',
        'ITEM_HIDDEN',
        'TOOL_DISABLED',
        'LIMIT_REACHED',
        'PARTNER_LIMIT_REACHED',
        'PARTNER_NOT_ENABLED',
        'FOLDER_TOO_DEEP',
        'REMIX_OTHERS_WROTE',
        'REMIX_TOO_LARGE',
        'QUOTA_OF_OWNER',
      ),
    ),
  /**
   * Takes the new state of what a copy was made from: an untouched copy goes into the trash for it, a changed one stays and gets a second one
   * beside it.
   */
  sync: call
    .meta({ operation: 'item.discard', itemParam: 'itemId' })
    .route({ method: 'PUT', path: '/items/remix_sync' })
    .input(z.strictObject({ itemId: subjectId, tabId: tabId.optional() }))
    .output(z.object({ item, tabId: z.string().nullable(), outcome: z.enum(['same', 'replaced', 'added']) }))
    .errors(
      errors('NOT_FOUND', 'FORBIDDEN', 'TOOL_DISABLED', 'LIMIT_REACHED', 'REMIX_OTHERS_WROTE', 'REMIX_SOURCE_GONE', 'QUOTA_OF_OWNER'),
    ),
  provenance: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}/provenance' })
    .input(idParam)
    .output(provenance)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
};
