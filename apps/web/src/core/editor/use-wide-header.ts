import { media } from '../../ui/layout/media';

/** Wide enough for all buttons of an editor's header. */
export const useWideHeader = media('(min-width: 64em)');

/** The same beside two tabs: below it the title would be cut, so what is used now and then stands in the menu. */
export const useWideTabsHeader = media('(min-width: 112em)');
