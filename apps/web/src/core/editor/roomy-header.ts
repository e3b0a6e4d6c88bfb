import { media } from '../../ui/layout/media';

/** Wide enough for all buttons of an editor's header. */
export const useRoomyHeader = media('(min-width: 64em)');
