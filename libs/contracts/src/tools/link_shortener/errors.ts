import type { ErrorShape } from '../../error-shape.js';

/** Errors that only short links have. */
export const LINK_ERRORS = {
  /** with the `host` that is demanded here */
  LINK_HOST_DEMANDED: { status: 422, message: 'Links lead only to certain sites here' },
  /** with the `host` that is refused */
  LINK_HOST_REFUSED: { status: 422, message: 'Links to this site are not allowed' },
  LINK_TO_SHORT_LINK: { status: 422, message: 'This address is a short link itself' },
  LINK_TIMES_REVERSED: { status: 422, message: 'The link ends before it begins' },
  /** not yet open, no longer open, or at the maximum number of visits */
  LINK_CLOSED: { status: 422, message: 'This link leads nowhere now' },
} as const satisfies Record<string, ErrorShape>;
