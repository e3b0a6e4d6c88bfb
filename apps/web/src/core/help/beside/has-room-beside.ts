import { media } from '../../../ui/layout/media';

/** Wide enough for a tool with the help beside it, and for one more button in the fullest header. */
export const useHasRoomBeside = media('(min-width: 90em)');
