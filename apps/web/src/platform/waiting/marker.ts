/**
 * True if this device may hold work that the server lacks (mark.ts), also in the format of older versions (before-the-store.ts). Pages
 * without such work load no code that searches for it.
 */
export function mayWait(): boolean {
  try {
    return /murmel\.(waiting|survey|words)/.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}
