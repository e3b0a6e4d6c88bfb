/** Says that there may be something, so that pages with nothing to settle load nothing to look. */
const KEY = 'murmel.waiting';

export function markWaiting(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to look for.
  }
}

/** Whether this device may hold work that the server has not got. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
