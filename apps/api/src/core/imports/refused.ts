import type { FileRefusal } from '@murmel/contracts';

/** Why a file is not made into something: what is said of files, of another type, or a longer text than there are. */
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
