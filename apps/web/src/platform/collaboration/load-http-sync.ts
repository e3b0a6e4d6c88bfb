import type { HttpSync } from './http-sync';

/** Loaded when a line stays away, which is rare. */
export async function loadHttpSync(): Promise<HttpSync> {
  return (await import('./start-http-sync')).startHttpSync;
}
