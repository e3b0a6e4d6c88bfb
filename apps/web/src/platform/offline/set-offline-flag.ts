const KEY = 'murmel.waiting';

/** Sets the flag for records in the store (offline-flag.ts). */
export function setOfflineFlag(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to look for.
  }
}
