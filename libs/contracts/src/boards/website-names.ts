/** Kinds of website blocks, in the order in which they are offered. */
export const SITE_BLOCK_KINDS = [
  'Heading',
  'Text',
  'Picture',
  'Button',
  'Columns',
  'Gallery',
  'Quote',
  'Table',
  'Video',
  'Embed',
  'MapPicture',
  'File',
  'Contact',
  'Divider',
  'OwnItem',
] as const;
export type SiteBlockKind = (typeof SITE_BLOCK_KINDS)[number];

/** Colours of a whole website; each holds its contrast with every ground, in light and in dark. */
export const SITE_THEMES = ['tafel', 'wiese', 'himmel', 'koralle', 'pflaume', 'papier'] as const;
export type SiteTheme = (typeof SITE_THEMES)[number];

/** Background of a block. */
export const SITE_GROUNDS = ['none', 'wiese', 'himmel', 'sonne', 'koralle', 'pflaume'] as const;
export type SiteGround = (typeof SITE_GROUNDS)[number];

/** Size of a heading; its level follows from the preceding content. */
export const HEADING_SIZES = ['large', 'small'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

/** Position of the picture of a text on wide screens; on phones it is always below. */
export const PICTURE_SIDES = ['right', 'left', 'above'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
