import { LIMITS } from '@murmel/contracts';

const HOME = '/';

/**
 * Returns the path to go to afterwards: a path of this origin, otherwise home (spec D-2).
 * @param wanted the `redirectUri` of the sign-in or the `redirect_to` of the first steps, e.g. `/folders?page=2#x`
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  if (!wanted || wanted.length > LIMITS.redirectPathMax || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return HOME;
  // The URL parser reads `//host`, `/\host` and control characters as a browser does.
  const url = new URL(wanted, origin);
  // `/.//host` has this origin, but what is left of it names another one.
  return url.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : HOME;
}
