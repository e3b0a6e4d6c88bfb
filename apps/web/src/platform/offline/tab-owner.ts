/** Key for this tab only: a tab opened by another user knows nothing of it (may-open-outbox.ts). */
export const TAB_OWNER_KEY = 'murmel.here';

/**
 * Records that the server just confirmed the user of this tab, or that the user just wrote. @param owner null: a guest that it does not
 * know yet
 */
export function confirmTabOwner(owner: string | null): void {
  try {
    sessionStorage.setItem(TAB_OWNER_KEY, JSON.stringify([owner, Date.now()]));
  } catch {
    // Without it, what waits stays sealed until the server is there again.
  }
}

/**
 * Records the server's answer that no known user is at this tab: a guest who has written something here stays, all other users are removed.
 */
export function confirmSignedOut(): void {
  try {
    if (sessionStorage.getItem(TAB_OWNER_KEY)?.startsWith('[null,')) confirmTabOwner(null);
    else sessionStorage.removeItem(TAB_OWNER_KEY);
  } catch {
    // As above.
  }
}
