/** Limits of websites. A separate file, so that only their editors and readers load it; served at `/api/limits` with all others. */
export const WEBSITE_LIMITS = {
  /** of one website */
  pages: 20, // spec A29
  /** websites that a user has published at once */
  sites: 20, // spec A29
  freeSites: 3, // spec A29
  /** blocks of one page */
  blocks: 50, // spec A29
  pageNameMax: 60,
  headingMax: 120,
  labelMax: 60,
  quoteMax: 1000,
  sourceMax: 120,
  pictures: 24,
  columns: { max: 5, titleMax: 60, textMax: 600 },
  table: { rows: 40, columns: 8, cellMax: 200, captionMax: 120 },
  placeMax: 200,
  contact: { nameMax: 120, roleMax: 120, mailMax: 200, phoneMax: 40 },
  imprint: { min: 10, max: 2000 },
  privacyMax: 4000,
} as const;
