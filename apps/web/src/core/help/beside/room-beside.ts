import { media } from '../../../ui/layout/media';

/** Wide enough for a tool with the help beside it. */
export const useRoomBeside = media('(min-width: 80em)');
