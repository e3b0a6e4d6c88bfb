import type { FileRefusal } from '@murmel/contracts';

/** A file that is not opened, with the number where there is one. */
export class FileRefused extends Error {
  constructor(
    readonly why: FileRefusal | 'type',
    readonly limit?: number,
  ) {
    super(why);
  }
}
