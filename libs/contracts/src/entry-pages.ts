/** Entries beside the app, which browsers load only where they are needed: the questions to a new teacher, and the administration. */
export type SideEntry = 'onboarding' | 'backoffice';

/** Paths of the questions to a new teacher, and to one who is asked again (spec NAV-02 and NAV-03). */
export const ONBOARDING_PATHS = { first: '/onboarding/edit', again: '/re_onboarding' } as const;

/** Path below which the administration lies (spec NAV-33). */
export const BACKOFFICE_PATH = '/backoffice';

/** Returns the entry beside the app to which a path belongs; undefined for all pages of the app and of guests. */
export function sideEntryOf(path: string): SideEntry | undefined {
  if (path === ONBOARDING_PATHS.first || path === ONBOARDING_PATHS.again) return 'onboarding';
  return path === BACKOFFICE_PATH || path.startsWith(`${BACKOFFICE_PATH}/`) ? 'backoffice' : undefined;
}
