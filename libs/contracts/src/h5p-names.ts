/** The only ending of packages. */
export const H5P_ENDING = '.h5p';

/** State of a package: it is inspected before it is played. */
export const H5P_STATES = ['processing', 'ready', 'failed'] as const;
export type H5pState = (typeof H5P_STATES)[number];

/**
 * Reasons why a package cannot be played. `zip`: no archive, or a broken one; `unsafe`: paths outside of it, links, two of one name;
 * `locked`: a password; `entries`, `entry`, `index`, `inflated`, `ratio`: above the limit; `noMetadata`, `metadata`: h5p.json or another
 * description is missing or broken; `library`, `file`: the missing one; `work`: the inspection took too long; `internal`: an own error.
 */
export const H5P_REASONS = [
  'zip',
  'unsafe',
  'locked',
  'entries',
  'entry',
  'index',
  'inflated',
  'ratio',
  'noMetadata',
  'metadata',
  'library',
  'file',
  'work',
  'internal',
] as const;
export type H5pWhy = (typeof H5P_REASONS)[number];

/** Message of a package, while it is played, to the page around it. It is untrusted code, so every field is validated. */
export type H5pMessage =
  | { type: 'hello' | 'ready' | 'error' }
  | { type: 'size'; height: number }
  | { type: 'state'; state: string }
  | { type: 'score'; score: number; most: number }
  | { type: 'link'; url: string };

/** Init message of the page around it: the stored state, unchanged. */
export interface H5pInit {
  type: 'init';
  state: string | null;
}
