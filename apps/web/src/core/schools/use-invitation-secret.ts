import { useEffect } from 'react';
import { session } from '../../platform/session/store';

/** Kept in this page's memory alone while somebody signs in on the way, so that they need not go back to the mail. */
let kept = '';

/**
 * The secret of an invitation's link. It was taken out of the address bar with all others and is nobody's access to an item,
 * so it leaves the session as soon as the page has it.
 * @returns empty when the address had none
 */
export function useInvitationSecret(): string {
  const { accessToken } = session.get();
  if (accessToken) kept = accessToken;
  useEffect(() => session.change({ accessToken: null }), []);
  return kept;
}

/** Used up: whoever signs in next in this tab is not asked again. */
export function forgetInvitationSecret(): void {
  kept = '';
}
