import type { ErrorShape } from '../../error-shape.js';

/** Errors that only websites have. */
export const WEBSITE_ERRORS = {
  SITE_PAGE_LIMIT_REACHED: { status: 422, message: 'The website has as many pages as it can hold' },
  /** with the number of pages that may be open at once, and how many others are */
  PUBLISHED_PAGE_LIMIT_REACHED: { status: 422, message: 'More pages cannot be published at once' },
  PAGE_BLOCK_LIMIT_REACHED: { status: 422, message: 'The page has as many blocks as it can hold' },
  LAST_SITE_PAGE: { status: 422, message: 'A website keeps at least one page' },
  SITE_BLOCK_INVALID: { status: 422, message: 'This does not fit the kind of the block' },
  SITE_EMPTY: { status: 422, message: 'There is nothing on the website yet' },
} as const satisfies Record<string, ErrorShape>;
