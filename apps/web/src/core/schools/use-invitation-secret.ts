import { useEffect } from 'react';
import { session } from '../../platform/session/store';

/** Kept in this page's memory alone during a sign-in on the way, so that the user need not go back to the mail. */
let kept = '';

/**
 * Returns the secret of an invitation's link. It was taken out of the address bar with all others and grants no access to an item, so it
 * leaves the session as soon as the page has it.
 * @returns empty when the address had none
 */
export function useInvitationSecret(): string {
  const { accessToken } = session.get();
  if (accessToken) kept = accessToken;
  useEffect(() => session.change({ accessToken: null }), []);
  return kept;
}

/** Forgets the used secret: the next user who signs in in this tab is not asked again. */
export function forgetInvitationSecret(): void {
  kept = '';
}
