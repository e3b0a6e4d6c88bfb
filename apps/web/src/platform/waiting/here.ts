/** For this tab only: one that somebody else opens knows nothing of it (was-here.ts). */
export const HERE = 'murmel.here';

/** The server has just said who is at this tab, or they have just written something. @param owner null: a guest whom it does not know yet */
export function confirmHere(owner: string | null): void {
  try {
    sessionStorage.setItem(HERE, JSON.stringify([owner, Date.now()]));
  } catch {
    // Without it, what waits stays sealed until the server is there again.
  }
}

/** The server has just said that nobody whom it knows is at this tab: a guest who has written something here stays, everybody else is gone. */
export function confirmNobody(): void {
  try {
    if (sessionStorage.getItem(HERE)?.startsWith('[null,')) confirmHere(null);
    else sessionStorage.removeItem(HERE);
  } catch {
    // As above.
  }
}
