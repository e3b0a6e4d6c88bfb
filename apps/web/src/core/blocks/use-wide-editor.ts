import { media } from '../../ui/layout/media';

/** Palette, blocks and settings fit beside each other; below, the blocks have the width and the others lie over it. */
export const useWideEditor = media('(min-width: 75em)');
