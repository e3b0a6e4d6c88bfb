/** A layout may wait this long for a quiet moment, in ms. */
const WAITS_MS = 60;

/** Does something when the page has nothing more urgent to draw. @returns a function that takes it back */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: WAITS_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
