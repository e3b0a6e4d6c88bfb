/** active: pupils work; paused and ended: they only look (spec CLS-13). */
export const PROJECT_STATES = ['active', 'paused', 'ended'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** Units of a project's time: 24 hours or one month (spec CLS-14). */
export const PROJECT_UNITS = ['day', 'month'] as const;
export type ProjectUnit = (typeof PROJECT_UNITS)[number];

/** Rights of pupils on an item that a project shares (spec E4a). */
export const PROJECT_ITEM_RIGHTS = ['read', 'write'] as const;
export type ProjectItemRight = (typeof PROJECT_ITEM_RIGHTS)[number];

/** Kinds of a pupil's activities in a project. */
export const ACTIVITY_KINDS = [
  'came',
  'opened',
  'wrote',
  'cardAdded',
  'cardChanged',
  'commented',
  'wordAdded',
  'answered',
  'created',
  'handUp',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
