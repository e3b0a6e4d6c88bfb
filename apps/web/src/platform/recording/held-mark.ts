const KEY = 'murmel.recordings';

/** Whether this device may hold parts of recordings: pages with nothing to look for load nothing that looks. */
export function mayHoldParts(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markHeld(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing has nothing to look for.
  }
}

export function forgetMark(): void {
  localStorage.removeItem(KEY);
}
