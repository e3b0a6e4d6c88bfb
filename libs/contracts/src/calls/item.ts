import { z } from 'zod';
import { AUTO_CLEANUPS, CONTENT_KINDS, CONTENT_LANGUAGES, CONTENT_LICENCES, PRIVACY_LEVELS, VISITOR_PERMISSIONS } from '../item-fields.js';
import { itemPicture } from '../item-picture.js';
import { ITEM_ABILITIES } from '../operations.js';
import { TEMPLATE_FOR } from '../template-names.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { timestamp } from './call.js';

/** Reason why a moderator removed an item from open material (ADR 36). */
const hiding = z.object({
  reason: z.string(),
  since: timestamp,
  /** its owner wants it to be looked at once more */
  askedAgain: z.boolean(),
});
export type Hiding = z.infer<typeof hiding>;

/** Item as sent to all users who may see it; nothing in it is secret. */
export const item = z.object({
  id: z.uuid(),
  /** the item that it belongs to: privacy and all that follows from it are that one's */
  parentId: z.uuid().nullable(),
  /** the folder in which it lies; null without a folder, and for all but its owner */
  folderId: z.uuid().nullable(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  description: z.string(),
  language: z.enum(CONTENT_LANGUAGES),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)),
  schoolTypes: z.array(z.enum(SCHOOL_TYPES)),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)),
  tags: z.array(z.string()),
  international: z.boolean(),
  author: z.object({ name: z.string() }),
  privacy: z.enum(PRIVACY_LEVELS),
  visitorPermission: z.enum(VISITOR_PERMISSIONS),
  autoCleanup: z.enum(AUTO_CLEANUPS),
  cleanupAt: timestamp.nullable(),
  licence: z.enum(CONTENT_LICENCES).nullable(),
  /** audience that finds it among templates; null for none, and for all but its owner */
  templateFor: z.enum(TEMPLATE_FOR).nullable(),
  mine: z.boolean(),
  /** on the list of what the teacher who asks wants to find again */
  bookmarked: z.boolean(),
  /** made from another item; see its provenance */
  remixed: z.boolean(),
  /** null unless hidden, and for all but its owner and members */
  hidden: hiding.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  contentChangedAt: timestamp,
  discardedAt: timestamp.nullable(),
  abilities: z.record(z.enum(ITEM_ABILITIES), z.boolean()),
});
export type Item = z.infer<typeof item>;

/** An item in a list; `picture`: what its card draws, null where there is nothing to draw yet. */
export const listedItem = item.extend({ picture: itemPicture.nullable() });
export type ListedItem = z.infer<typeof listedItem>;
