import type { H5pReason, H5pWhy } from '@murmel/contracts';

/** Names of libraries are shorter, and more of a file's name is not read. */
const NAME_MAX = 300;

/** A package that is not played, with what is missing and the number where there is one. */
export class H5pRefused extends Error {
  readonly reason: H5pReason;

  constructor(why: H5pWhy, { name, ...more }: Omit<H5pReason, 'why'> = {}) {
    super(why);
    this.reason = { why, ...(name === undefined ? {} : { name: name.slice(0, NAME_MAX) }), ...more };
  }
}
