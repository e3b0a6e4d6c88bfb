import { media } from '../../../ui/layout/media';

/** From here on cards are put where they belong, as on the wall; below, they stand one below the other (decision D-12). */
export const useWide = media('(min-width: 48em)');
