import { useLocation } from 'react-router';

/** Number of the newest classes that the sidebar and the first page request, with one call. */
export const CLASSES_LOADED = 7;

export const CLASSES = '/t/school_classes';
/** Path of the same screens for users who see the new shared classes (spec NAV-32). */
export const SHARED_CLASSES = '/t/school_classes_shared';

/** Below which of the two addresses a page lies; links on it stay there. */
export function classesRoot(pathname: string): string {
  return pathname === SHARED_CLASSES || pathname.startsWith(`${SHARED_CLASSES}/`) ? SHARED_CLASSES : CLASSES;
}

export function useClassesRoot(): string {
  return classesRoot(useLocation().pathname);
}
