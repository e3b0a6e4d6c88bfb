/** Thousands may wait at once: each asks rarely, and not all in the same moment. */
const [SOONEST_MS, LATEST_MS] = [15_000, 30_000];

/** Looks once whether a place is free, after a while. @returns what takes that back */
export function retryWhenFree(look: () => void): () => void {
  const timer = setTimeout(look, SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
  return () => clearTimeout(timer);
}
