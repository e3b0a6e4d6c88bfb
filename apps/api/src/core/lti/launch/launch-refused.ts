import type { LtiRefusal } from '@murmel/contracts';

/** A launch that opens nothing, and the reason that its page names. */
export class LaunchRefused extends Error {
  constructor(readonly why: LtiRefusal) {
    super(why);
  }
}
