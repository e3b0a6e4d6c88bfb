import type { CurrentUser } from '@murmel/contracts';

/** Returns the path after signing out: the login for teachers, their own for pupils, a goodbye page for one-time pupils. */
export function signedOutPath(user: CurrentUser | null): string {
  if (user?.type !== 'Pupil') return '/login';
  return user.schoolClassType === 'onetime' ? '/p/logged_out' : '/go';
}
