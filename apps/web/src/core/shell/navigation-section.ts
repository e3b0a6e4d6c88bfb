import { TOOL_KEYS, TOOLS } from '@murmel/contracts';

export type NavigationSection =
  | 'start'
  | 'tools'
  | 'library'
  | 'bookmarks'
  | 'gallery'
  | 'timetable'
  | 'classes'
  | 'reviews'
  | 'trash'
  | 'help';

/**
 * Returns the entry of the navigation to which an address belongs. Lists and info pages of tools belong to the tools, and mini tools too.
 */
export function currentSection(pathname: string): NavigationSection | undefined {
  if (pathname === '/') return 'start';
  if (pathname.startsWith('/folders/discarded')) return 'trash';
  if (pathname === '/folders' || pathname.startsWith('/folders/')) return 'library';
  if (pathname === '/bookmarks') return 'bookmarks';
  if (/^\/(gallery|collections|int\/partners|partners|admin\/(collections|partners))(\/|$)/.test(pathname)) return 'gallery';
  if (/^\/timetable(\/(create|timetables.*))?$/.test(pathname)) return 'timetable';
  if (pathname === '/reviews') return 'reviews';
  if (/^\/[a-z]{2}\/help(\/|$)/.test(pathname)) return 'help';
  if (pathname.startsWith('/t/school_classes')) return 'classes';
  const within = (route: string) => pathname === route || pathname.startsWith(`${route}/`);
  return within('/tools') || within('/ai') || TOOL_KEYS.some((key) => within(TOOLS[key].route) || within(TOOLS[key].infoRoute))
    ? 'tools'
    : undefined;
}
