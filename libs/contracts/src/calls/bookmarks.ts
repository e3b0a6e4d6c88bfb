import { z } from 'zod';
import { CONTENT_KINDS } from '../item-fields.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { listedItem } from './item.js';

const bookmark = z.object({ id: z.uuid(), item: listedItem, createdAt: timestamp });
export type Bookmark = z.infer<typeof bookmark>;

/** Items a teacher bookmarked, own ones and those shared by others. Bookmarks are private. */
export const bookmarks = {
  /** the newest first, without what may not be read any more; that comes back when it may */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/bookmarks' })
    .input(z.strictObject({ ...pageQuery, objType: z.enum(CONTENT_KINDS).optional() }))
    .output(pageOf(bookmark)),
  check: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/bookmarks/check' })
    .input(z.strictObject({ itemId: z.uuid() }))
    .output(z.object({ bookmarked: z.boolean() })),
  toggle: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'POST', path: '/bookmarks/toggle' })
    .input(z.strictObject({ itemId: z.uuid() }))
    .output(z.object({ bookmarked: z.boolean() }))
    .errors(errors('NOT_FOUND', 'LIMIT_REACHED')),
  remove: call
    .meta({ operation: 'teacher.update', ownThrough: 'bookmark' })
    .route({ method: 'DELETE', path: '/bookmarks/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
};
