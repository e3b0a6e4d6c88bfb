import { media } from '../../../ui/layout/media';

/**
 * Width from which cards are placed on the grid, as on the wall; below, they are stacked (spec D-12). 720 px is a screen of 1440 px at
 * 200 % (WCAG 1.4.4).
 */
export const useWide = media('(min-width: 45em)');
