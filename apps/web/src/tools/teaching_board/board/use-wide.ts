import { media } from '../../../ui/layout/media';

/**
 * From here on cards are put where they belong, as on the wall; below, they stand one below the other (decision D-12). 720 px is a
 * screen of 1440 px at 200 % (WCAG 1.4.4).
 */
export const useWide = media('(min-width: 45em)');
