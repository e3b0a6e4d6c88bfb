const KEY = 'murmel.waiting';

/** Sets the flag for records in the store (marker.ts). */
export function markWaiting(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to look for.
  }
}
