import type { FileRefusal } from '@murmel/contracts';

/** Reason for refusing a file: a refusal of any file, another type, or a text over the length limit. */
export type WhyRefused = FileRefusal | 'type' | 'long';

/** A file that is not opened, with the number where there is one. */
export class FileRefused extends Error {
  constructor(
    readonly why: WhyRefused,
    readonly limit?: number,
  ) {
    super(why);
  }
}
