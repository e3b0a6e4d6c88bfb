/** Style names by which our own documents carry meaning, so that importing them again finds it. */
export const STYLE_NAMES = {
  byline: 'Murmel Byline',
  code: 'Murmel Code',
  formula: 'Murmel Formula',
  block: 'Murmel Formula Block',
} as const;
