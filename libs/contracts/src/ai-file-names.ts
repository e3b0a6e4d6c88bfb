import { KNOWLEDGE_TYPES } from './knowledge/names.js';

/** Image types that models accept, detected by their bytes. */
export const AI_PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Media types that can be attached to a question. */
export const AI_FILE_TYPES: readonly string[] = [...KNOWLEDGE_TYPES, ...AI_PICTURE_TYPES];

/** Use of a file: its text is sent to a model, or it is shown to a vision model. */
export const AI_FILE_KINDS = ['text', 'picture'] as const;
export type AiFileKind = (typeof AI_FILE_KINDS)[number];

export const AI_FILE_LIMITS = {
  /** files of one question */
  perMessage: 5,
  megabytes: 10,
  /** letters of the text of one file */
  letters: 300_000,
  /** files of one person that no question has yet; they go after `unsentHours` */
  unsent: 25,
  unsentHours: 24,
  /** pictures of a whole chat that are shown for one answer, the newest ones */
  picturesShown: 10,
  /** letters that a model could read instead of one picture */
  lettersOfPicture: 2500,
} as const;

/** Returns the text checked for personal data before a question is sent: its words and those of its files. */
export function checkedWords(text: string, files: readonly { name: string; text: string | null }[]): string {
  return [text, ...files.flatMap((file) => (file.text === null ? [] : [`${file.name}\n${file.text}`]))].join('\n\n');
}
