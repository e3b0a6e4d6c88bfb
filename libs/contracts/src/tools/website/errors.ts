import type { ErrorShape } from '../../error-shape.js';

/** Errors that only websites have. */
export const WEBSITE_ERRORS = {
  SITE_PAGE_LIMIT_REACHED: { status: 422, message: 'The website has as many pages as it can hold' },
  /** with the number of websites that may be published at once */
  PUBLISHED_SITE_LIMIT_REACHED: { status: 422, message: 'More websites cannot be published at once' },
  /** with the least number of letters */
  SITE_IMPRINT_MISSING: { status: 422, message: 'The imprint of the website is missing' },
  PAGE_BLOCK_LIMIT_REACHED: { status: 422, message: 'The page has as many blocks as it can hold' },
  LAST_SITE_PAGE: { status: 422, message: 'A website keeps at least one page' },
  SITE_BLOCK_INVALID: { status: 422, message: 'This does not fit the kind of the block' },
  SITE_EMPTY: { status: 422, message: 'There is nothing on the website yet' },
} as const satisfies Record<string, ErrorShape>;
