/** States of a file an assistant reads; waiting counts as running. */
export const KNOWLEDGE_STATES = ['running', 'succeeded', 'failed'] as const;
export type KnowledgeState = (typeof KNOWLEDGE_STATES)[number];

/** Reasons why a file could not be read. */
export const KNOWLEDGE_FAILURES = [
  /** only pictures, or nothing at all */
  'noText',
  /** it has a password */
  'locked',
  'broken',
  /** more letters or pages than are read */
  'tooLong',
  /** it took more time or memory than a file may */
  'work',
] as const;
export type KnowledgeFailure = (typeof KNOWLEDGE_FAILURES)[number];

/** Files by the endings of their names (spec A14): texts show nothing else. */
export const KNOWLEDGE_ENDINGS = ['pdf', 'docx', 'txt', 'md'] as const;
export type KnowledgeEnding = (typeof KNOWLEDGE_ENDINGS)[number];

/** The same by what their bytes show; the last one is everything that shows nothing. */
export const KNOWLEDGE_TYPES: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/octet-stream',
];

export const KNOWLEDGE_LIMITS = {
  /** files of one assistant */
  files: 5,
  megabytes: 10,
  /** pages of one file; a text of this length counts the same */
  pages: 3000,
  /** longer ones are read as well, but answered from less well: advice, no limit */
  advisedPages: 4,
  /** letters of a passage that those read who may not have the file */
  excerptMax: 300,
} as const;

/** Returns the type as which a file of this name is read; undefined where it is not. */
export function knowledgeEnding(name: string): KnowledgeEnding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return KNOWLEDGE_ENDINGS.find((one) => one === ending);
}
