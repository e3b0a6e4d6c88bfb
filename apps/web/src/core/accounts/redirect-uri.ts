import { LIMITS } from '@murmel/contracts';

const HOME = '/';

/**
 * Returns the path after sign-in: a path of this origin, otherwise home (spec D-2).
 * @param wanted the `redirectUri` of the address, e.g. `/folders?page=2#x`
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  if (!wanted || wanted.length > LIMITS.redirectPathMax || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return HOME;
  // The URL parser reads `//host`, `/\host` and control characters as a browser does.
  const url = new URL(wanted, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : HOME;
}
