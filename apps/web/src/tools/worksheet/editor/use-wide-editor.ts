import { media } from '../../../ui/layout/media';

/** Palette, sheet and settings fit beside each other; below, the sheet has the width and the others lie over it. */
export const useWideEditor = media('(min-width: 75em)');
