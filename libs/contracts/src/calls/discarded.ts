import { z } from 'zod';
import { CONTENT_KINDS, CONTENT_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { call, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { classContents } from './projects.js';

/** Orders of the trash: last discarded, next to be deleted permanently, or by title. */
const DISCARDED_ORDERS = ['newest', 'oldest', 'title'] as const;
export type DiscardedOrder = (typeof DISCARDED_ORDERS)[number];

const discardedEntry = z.object({
  id: z.uuid(),
  /** an item of a tool, a folder, a school class or a project */
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  /** language of an item's content; null for those without a language */
  language: z.enum(CONTENT_LANGUAGES).nullable(),
  /** class of a project */
  className: z.string().nullable(),
  discardedAt: timestamp,
  /** the folder in which it lay; null for none. Where that is not `there`, it comes back to the top; its title is null once it is gone for ever */
  place: z.object({ title: z.string().nullable(), there: z.boolean() }).nullable(),
  /** contents that are deleted with it */
  contents: classContents,
});
/** Entry of a teacher's trash. */
export type DiscardedEntry = z.infer<typeof discardedEntry>;

export const discardedCalls = {
  /**
   * Trash of the caller over all tools, folders, classes and projects. Items discarded with a folder stay in it, and are listed
   * individually only if a query or a kind is given. `all`, `inside`: numbers by kind in the whole trash, and in its classes and projects.
   */
  discarded: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/items/discarded' })
    .input(
      z.strictObject({
        ...pageQuery,
        objType: z.enum(CONTENT_KINDS).optional(),
        order: z.enum(DISCARDED_ORDERS).default('newest'),
        /** words in the title */
        query: z.string().trim().max(LIMITS.search.max).optional(),
      }),
    )
    .output(pageOf(discardedEntry).extend({ all: classContents.shape.items, inside: classContents })),
  /**
   * Permanently deletes all items in the caller's trash at the time of the call. `left`: the number that could not be deleted, or not
   * within one call.
   */
  emptyTrash: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'DELETE', path: '/items/discarded' })
    .input(nothing)
    .output(z.object({ destroyed: z.number(), left: z.number() })),
};
