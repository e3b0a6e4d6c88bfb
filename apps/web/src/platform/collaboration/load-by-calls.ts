import type { ByCalls } from './by-calls';

/** Loaded when a line stays away, which is rare. */
export async function loadByCalls(): Promise<ByCalls> {
  return (await import('./document-updates')).byCalls;
}
