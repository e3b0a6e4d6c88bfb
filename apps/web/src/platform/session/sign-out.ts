import type { CurrentUser } from '@murmel/contracts';

/** Where somebody is after signing out: teachers at the login, pupils at theirs, one-time pupils at a goodbye page. */
export function signedOutPath(user: CurrentUser | null): string {
  if (user?.type !== 'Pupil') return '/login';
  return user.schoolClassType === 'onetime' ? '/p/logged_out' : '/go';
}
