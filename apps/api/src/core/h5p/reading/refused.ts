import type { H5pReason, H5pWhy } from '@murmel/contracts';

/** A package that is not played, with what is missing and the number where there is one. */
export class H5pRefused extends Error {
  readonly reason: H5pReason;

  constructor(why: H5pWhy, more: Omit<H5pReason, 'why'> = {}) {
    super(why);
    this.reason = { why, ...more };
  }
}
