/** What our own documents say by the names of styles, so that bringing one in again finds it. */
export const STYLE_NAMES = {
  byline: 'Murmel Byline',
  code: 'Murmel Code',
  formula: 'Murmel Formula',
  block: 'Murmel Formula Block',
} as const;
