/** Key in this tab only, on the way to the provider and back. */
const KEY = 'murmel.linking';

/** Keeps which school account this tab is about to link. */
export function beginLinking(provider: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, provider);
}

/** Returns the provider that was to be linked, once. */
export function takeLinking(storage: Storage = sessionStorage): string | undefined {
  const provider = storage.getItem(KEY) ?? undefined;
  storage.removeItem(KEY);
  return provider;
}
