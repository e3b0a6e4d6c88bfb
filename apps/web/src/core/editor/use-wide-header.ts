import { media } from '../../ui/layout/media';

/** Wide enough for all buttons of an editor's header. */
export const useWideHeader = media('(min-width: 64em)');
