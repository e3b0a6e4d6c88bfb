import type { FileRefusal } from '@murmel/contracts';

/** Reason for refusing a file: a refusal of any file, another type, or a text over the length limit. */
export type FileRefusalReason = FileRefusal | 'type' | 'long';

/** A file that is not opened, with the number where there is one. */
export class FileRefused extends Error {
  constructor(
    readonly why: FileRefusalReason,
    readonly limit?: number,
  ) {
    super(why);
  }
}
