import { isOwnPath, LIMITS } from '@murmel/contracts';

const HOME = '/';

/**
 * Returns the path to go to afterwards: a path of this origin, otherwise home (spec D-2).
 * @param wanted the `redirectUri` of the sign-in or the `redirect_to` of the first steps, e.g. `/folders?page=2#x`
 */
export function safeRedirect(wanted: string | null): string {
  return wanted && wanted.length <= LIMITS.redirectPathMax && isOwnPath(wanted) ? wanted : HOME;
}
