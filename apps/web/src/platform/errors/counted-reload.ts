const COUNTER = 'reload';
const MOST = 2;
/** the address that is being loaded already */
let underWay: string | undefined;

/** The same address with the reload counted, undefined when it was reloaded twice already. */
export function reloadAddress(href: string): string | undefined {
  const url = new URL(href);
  const done = Number(url.searchParams.get(COUNTER)) || 0;
  if (done >= MOST) return undefined;
  url.searchParams.set(COUNTER, String(done + 1));
  return url.href;
}

/**
 * Reloads the page because a part of it is gone (usually a new release) or failed unexpectedly, at most twice.
 * @param unsaved nothing is reloaded while writing waits in memory or the network is away: it would be lost
 * @returns whether the page goes away now
 */
export function reloadCounted(unsaved: boolean): boolean {
  const address = unsaved || !navigator.onLine ? undefined : reloadAddress(location.href);
  // The bundler's event and the page itself report the same missing part; one reload is enough.
  if (address && address !== underWay) location.replace((underWay = address));
  return address !== undefined;
}
