import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DeepLink } from './scroll-to-anchor';

const PARTS = '#at=';
const WORDS = '#words=';

/** Returns the deep link in an address's hash; undefined for any other hash. */
export function parseDeepLink(hash: string): DeepLink | undefined {
  try {
    if (hash.startsWith(PARTS)) return { parts: decodeURIComponent(hash.slice(PARTS.length)).split('/').filter(Boolean).slice(0, 4) };
    if (hash.startsWith(WORDS)) return { words: decodeURIComponent(hash.slice(WORDS.length)) };
  } catch {
    // The hash was only half typed.
  }
  return undefined;
}

export const deepLinkHash = (way: DeepLink): string =>
  'parts' in way ? PARTS + way.parts.map(encodeURIComponent).join('/') : WORDS + encodeURIComponent(way.words);

let parts: readonly string[] | undefined;
const listeners = new Set<() => void>();
function set(next: readonly string[] | undefined): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** Parts of the deep link being followed now: screens open the containers of the last one. */
const linkedParts = {
  get: (): readonly string[] | undefined => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Goes to where the address leads, as soon as it is on the screen. */
export function followDeepLink(hash: string): void {
  const way = parseDeepLink(hash);
  if (!way) return;
  if ('parts' in way) set(way.parts);
  void import('./scroll-to-anchor').then(
    ({ scrollToAnchor }) => scrollToAnchor(way, () => set(undefined)),
    () => set(undefined),
  );
}

/**
 * Opens the ancestors of the part to which a deep link leads, for screens that show one thing at a time.
 * @param ready true if there is something to open already
 * @param open gets the ids from the outside in; those of another item are in it, too, where the user goes on quickly
 */
export function useDeepLinkParts(ready: boolean, open: (parts: readonly string[]) => void): void {
  const parts = useSyncExternalStore(linkedParts.subscribe, linkedParts.get);
  const follow = useEffectEvent(open);
  useEffect(() => {
    if (ready && parts) follow(parts);
  }, [ready, parts]);
}
