import { type CurrentUser, ONBOARDING_PATHS, type ToolKey } from '@murmel/contracts';

/** Requirements of a route on its user. */
export interface RouteNeeds {
  requiresTeacher?: boolean;
  requiresPupil?: boolean;
  requiresAuth?: boolean;
  /** true for routes of teachers who are admins of the installation */
  requiresAdmin?: boolean;
  /** true for routes of accounts with the international flag, and of admins (spec NAV-24) */
  requiresInternational?: boolean;
  /** leads to a tool, which must not be switched off for the user */
  offers?: ToolKey;
}

/** Target of a navigation. */
export interface Navigation {
  path: string;
  /** with `?`, without secrets */
  search: string;
  /** with `#` */
  hash: string;
  needs: RouteNeeds;
  /** the address carries a `public_token` (it is taken out of the address bar before anything else) */
  publicToken: boolean;
  /** YYYY-MM-DD in Europe/Berlin */
  today: string;
}

export interface GuardSession {
  user: CurrentUser | null;
  /** an admin acts as this user */
  incognito: boolean;
  /** the day whose visit the server has recorded */
  lastVisit: string | null;
}

export type GuardEffect =
  | { type: 'endVisit' }
  | { type: 'rememberProject'; projectId: string }
  | { type: 'galleryMode'; on: boolean }
  | { type: 'recordVisit'; day: string }
  /** no user is signed in on a pupil's page: home says so, with the link to the code */
  | { type: 'pupilEnded' };

export type GuardResult =
  | { type: 'proceed'; effects: GuardEffect[] }
  | { type: 'redirect'; to: string; effects: GuardEffect[] }
  | { type: 'fullLoad'; url: string };

const HOME = '/';
const TOOLS = '/tools';

/**
 * Runs the ten guards in their order (spec NAV-01), and that of switched-off tools. Pure: the caller carries the result
 * out.
 */
export function guard(to: Navigation, { user: before, incognito, lastVisit }: GuardSession): GuardResult {
  const effects: GuardEffect[] = [];
  const redirect = (target: string): GuardResult => ({ type: 'redirect', to: target, effects });
  const address = `${to.path}${to.search}${to.hash}`;
  let user = before;

  // 1 and 2: onboarding lies outside of this app, so both are full page loads.
  if (user?.needsFirstOnboarding && !incognito && to.path !== ONBOARDING_PATHS.first) return onboarding(ONBOARDING_PATHS.first, address);
  if (user?.needsReOnboarding && user.canQuestionReOnboarding && !incognito && to.path === HOME)
    return onboarding(ONBOARDING_PATHS.again, address);
  // 3
  if (user?.type === 'Visitor' && to.path === HOME) {
    effects.push({ type: 'endVisit' });
    user = null;
  }
  const authenticated = user !== null && user.type !== 'Visitor';
  // 4
  const projectId = new URLSearchParams(to.search).get('projectId');
  if (authenticated && projectId) effects.push({ type: 'rememberProject', projectId });
  // 5
  if (user?.type === 'Pupil' && user.schoolClassId && (to.path === HOME || to.path === TOOLS))
    return redirect(pupilHome(user.schoolClassId, user.schoolClassToken));
  // 6 and 7
  if (user?.type === 'Pupil' && to.needs.requiresTeacher) return redirect(HOME);
  if (user?.type !== 'Pupil' && to.needs.requiresPupil) {
    if (user === null) effects.push({ type: 'pupilEnded' });
    return redirect(HOME);
  }
  // 8
  if (to.needs.requiresAuth && !user) return redirect(`/login?redirectUri=${encodeURIComponent(address)}`);
  if (to.needs.requiresAdmin && !isAdmin(user)) return redirect(HOME);
  if (to.needs.requiresInternational && !user?.international && !isAdmin(user)) return redirect(HOME);
  // A page of a tool is closed to users for whom the tool is switched off (spec SES-05).
  if (to.needs.offers && user?.disabledTools.includes(to.needs.offers)) return redirect(authenticated ? TOOLS : HOME);
  // 9
  effects.push({ type: 'galleryMode', on: to.publicToken });
  // 10
  if (authenticated && lastVisit !== to.today) effects.push({ type: 'recordVisit', day: to.today });
  return { type: 'proceed', effects };
}

const isAdmin = (user: CurrentUser | null): boolean => user?.type === 'User' && user.admin;

function onboarding(page: string, address: string): GuardResult {
  return { type: 'fullLoad', url: `${page}?redirect_to=${encodeURIComponent(address)}` };
}

function pupilHome(schoolClassId: string, token: string | null): string {
  return `/p/school_classes/${schoolClassId}${token ? `?token=${encodeURIComponent(token)}` : ''}`;
}

const REFRESHING = new Set([HOME, '/gallery', '/folders']);

/** True if opening this page fetches the record of the signed-in user again. */
export function refreshesUser(path: string, { isAuthenticated }: { isAuthenticated: boolean }): boolean {
  return isAuthenticated && REFRESHING.has(path);
}
