import { z } from 'zod';
import type { Json } from './boards/board-wire.js';
import { tags, textWithin } from './calls/fields.js';
import { CONTENT_KINDS, CONTENT_LANGUAGES, CONTENT_LICENCES } from './item-fields.js';
import { LIMITS } from './limits.js';
import { FOLDER_COLOURS } from './sorting.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from './vocabulary.js';

/**
 * Version of the product's own file format (docs/murmel-format.md). Increase it with every change that an older installation would misread.
 */
export const ARCHIVE_VERSION = 2;
/** Name of the archive's entry that lists its contents. */
export const ARCHIVE_MANIFEST = 'murmel.json';

const file = z.strictObject({
  /** id used in the content */
  id: z.uuid(),
  usedBy: z.enum(['text', 'item', 'part']),
  name: z.string().min(1).max(LIMITS.file.nameMax),
  /** path in the archive */
  path: z.string().regex(/^files\/[\w.-]{1,80}$/),
});

const thing = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  /** the folder in which it lies, by its place among the things, which is an earlier one; null: in none */
  within: z.number().int().min(0).max(LIMITS.remixedAtOnce).nullable(),
  title: textWithin(LIMITS.title),
  description: z.string().max(LIMITS.description.max),
  language: z.enum(CONTENT_LANGUAGES),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)).max(GRADE_LEVELS.length),
  schoolTypes: z.array(z.enum(SCHOOL_TYPES)).max(SCHOOL_TYPES.length),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)).max(SUBJECT_TYPES.length),
  /** since version 2 */
  tags: tags.default([]),
  /** colour of a folder, since version 2 */
  colour: z.enum(FOLDER_COLOURS).nullable().default(null),
  licence: z.enum(CONTENT_LICENCES),
  /** for formerly open material: its first author, and the rights granted to others */
  origin: z
    .strictObject({
      author: z
        .string()
        .trim()
        .max(LIMITS.person.nameMax * 2),
      licence: z.enum(CONTENT_LICENCES),
    })
    .nullable(),
  /** true if participants wrote in it, without a record of the place */
  othersWrote: z.boolean(),
  /**
   * content of a copy (docs/murmel-format.md); its schema depends on the kind, and its tool validates it. Parsed JSON contains no other
   * values
   */
  content: z.custom<Json>((content) => content !== undefined),
  files: z.array(file).max(LIMITS.file.perItem),
  /** cards in which another item is seen: by its place among the things; null: it is not in the file. Version 1 has none */
  shows: z
    .array(z.strictObject({ part: z.string().min(1).max(100), thing: z.number().int().min(0).max(LIMITS.remixedAtOnce).nullable() }))
    .max(LIMITS.teachingBoard.pages * LIMITS.teachingBoard.cardsPerPage)
    .default([]),
});

export const archiveFileSchema = z.strictObject({
  format: z.literal('murmel'),
  version: z.number().int().min(1),
  things: z.array(thing).max(LIMITS.remixedAtOnce),
});
export type ArchiveFile = z.infer<typeof archiveFileSchema>;
export type ArchiveItem = ArchiveFile['things'][number];
