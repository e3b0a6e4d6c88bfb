import { useEffect, useState } from 'react';
import { session } from '../../platform/session/store';

/**
 * Returns the token of a mail's link. It was taken out of the address bar with all other secrets and grants no access to an item, so it
 * leaves the session as soon as the page has it.
 * @returns empty when the address had none
 */
export function useMailToken(): string {
  const [token] = useState(() => session.get().accessToken ?? '');
  useEffect(() => session.change({ accessToken: null }), []);
  return token;
}
