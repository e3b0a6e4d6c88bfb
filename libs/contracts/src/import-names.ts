import type { ContentKind } from './item-fields.js';

/** Media types that can be imported: only the bytes decide what a file is. */
export const IMPORT_TYPES: readonly string[] = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.murmel+zip',
  'text/markdown',
  'text/plain',
];

/** The same by the endings of names, for a browser that asks for a file. */
export const IMPORT_EXTENSIONS = ['docx', 'murmel', 'md', 'markdown', 'txt'] as const;

export const IMPORT_MEGABYTES = 50;

/** Kinds of items that are made of such files: their lists offer it. */
export const IMPORT_KINDS = ['text_document'] as const satisfies readonly ContentKind[];

/** Reasons why a file is refused (`FILE_REFUSED`), with the limit where there is one. */
export const FILE_REFUSALS = [
  ...(['broken', 'locked', 'unsafe', 'newer', 'things', 'entries', 'inflated', 'ratio', 'markup'] as const),
  ...(['nested', 'values', 'work'] as const),
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
