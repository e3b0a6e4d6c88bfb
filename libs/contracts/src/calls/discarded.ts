import { z } from 'zod';
import { CONTENT_KINDS, CONTENT_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { call, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { classContents } from './projects.js';

/** In which order the trash comes: what went there last, what goes for ever next, or by title. */
const DISCARDED_ORDERS = ['newest', 'oldest', 'title'] as const;
export type DiscardedOrder = (typeof DISCARDED_ORDERS)[number];

const discardedEntry = z.object({
  id: z.uuid(),
  /** an item of a tool, a folder, a school class or a project */
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  /** in which an item is written; null for what has no language of its own */
  language: z.enum(CONTENT_LANGUAGES).nullable(),
  /** of a project: the class that it is in */
  className: z.string().nullable(),
  discardedAt: timestamp,
  /** the folder in which it lay; null for none. Where that is not `there`, it comes back to the top; its title is null once it is gone for ever */
  place: z.object({ title: z.string().nullable(), there: z.boolean() }).nullable(),
  /** what is in it and goes with it */
  contents: classContents,
});
/** Something in its teacher's trash. */
export type DiscardedEntry = z.infer<typeof discardedEntry>;

export const discardedCalls = {
  /**
   * One's own trash over all tools, folders, classes and projects. What went there with a folder lies in that, and is listed by itself only where
   * words or a kind are asked for. `all`, `inside`: what the whole trash holds by kind, and what is in its classes and projects.
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
  /** Deletes for ever all that lay in one's own trash when it was asked for. `left`: what could not go, or not within one call. */
  emptyTrash: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'DELETE', path: '/items/discarded' })
    .input(nothing)
    .output(z.object({ destroyed: z.number(), left: z.number() })),
};
