/**
 * True if this device may hold work that the server lacks (set-offline-flag.ts), also in the format of older versions (legacy-work.ts). Pages
 * without such work load no code that searches for it.
 */
export function mayHaveOfflineData(): boolean {
  try {
    return /murmel\.(waiting|survey|words)/.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}
