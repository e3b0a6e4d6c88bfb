/** Key in this tab only, on the way to the provider and back. */
const KEY = 'murmel.linking';

/** Keeps which school account this tab is about to link. */
export function beginLinking(provider: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, provider);
}

/** Returns the provider that was to be linked when this tab left for it. */
export function begunLinking(storage: Storage = sessionStorage): string | undefined {
  return storage.getItem(KEY) ?? undefined;
}

/** Forgets it: its outcome was shown. */
export function endLinking(storage: Storage = sessionStorage): void {
  storage.removeItem(KEY);
}
