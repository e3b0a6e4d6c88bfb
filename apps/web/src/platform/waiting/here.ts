/** Key for this tab only: a tab opened by another user knows nothing of it (was-here.ts). */
export const HERE = 'murmel.here';

/**
 * Records that the server just confirmed the user of this tab, or that the user just wrote. @param owner null: a guest that it does not
 * know yet
 */
export function confirmHere(owner: string | null): void {
  try {
    sessionStorage.setItem(HERE, JSON.stringify([owner, Date.now()]));
  } catch {
    // Without it, what waits stays sealed until the server is there again.
  }
}

/**
 * Records the server's answer that no known user is at this tab: a guest who has written something here stays, all other users are removed.
 */
export function confirmNobody(): void {
  try {
    if (sessionStorage.getItem(HERE)?.startsWith('[null,')) confirmHere(null);
    else sessionStorage.removeItem(HERE);
  } catch {
    // As above.
  }
}
