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
