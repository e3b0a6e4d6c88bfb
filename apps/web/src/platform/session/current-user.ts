import type { CurrentUser } from '@murmel/contracts';
import { quietApi } from '../api/client';
import { session } from './store';

let asking: Promise<CurrentUser> | undefined;

/**
 * Returns the account to which the cookies of this browser belong at present. Simultaneous callers share one response. The api client
 * handles the consequences of a refusal.
 */
export function fetchCurrentUser(): Promise<CurrentUser> {
  asking ??= quietApi.users.me().finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Asks whether the user is still signed in, after a sign that they may not be: a connection ended by the server, or a page that is no
 * longer theirs. Visitors have nothing to lose here.
 */
export function checkStillSignedIn(): void {
  if (session.get().isAuthenticated) fetchCurrentUser().catch(() => undefined);
}
