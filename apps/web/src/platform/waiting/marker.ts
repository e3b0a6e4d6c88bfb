/**
 * Whether this device may hold work that the server has not got (mark.ts), also as older versions kept it (before-the-store.ts): pages
 * with nothing to settle load nothing to look.
 */
export function mayWait(): boolean {
  try {
    return /murmel\.(waiting|survey|words)/.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}
