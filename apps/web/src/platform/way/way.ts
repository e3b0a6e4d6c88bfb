import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Way } from './arrival';

const PARTS = '#at=';
const WORDS = '#words=';

/** Returns the deep link in an address's hash; undefined for any other hash. */
export function wayIn(hash: string): Way | undefined {
  try {
    if (hash.startsWith(PARTS)) return { parts: decodeURIComponent(hash.slice(PARTS.length)).split('/').filter(Boolean).slice(0, 4) };
    if (hash.startsWith(WORDS)) return { words: decodeURIComponent(hash.slice(WORDS.length)) };
  } catch {
    // The hash was only half typed.
  }
  return undefined;
}

export const hashOf = (way: Way): string =>
  'parts' in way ? PARTS + way.parts.map(encodeURIComponent).join('/') : WORDS + encodeURIComponent(way.words);

let parts: readonly string[] | undefined;
const listeners = new Set<() => void>();
function set(next: readonly string[] | undefined): void {
  parts = next;
  for (const listener of listeners) listener();
}

/** Parts of the deep link being followed now: screens open the containers of the last one. */
const wayParts = {
  get: (): readonly string[] | undefined => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Goes to where the address leads, as soon as it is on the screen. */
export function goTheWay(hash: string): void {
  const way = wayIn(hash);
  if (!way) return;
  if ('parts' in way) set(way.parts);
  void import('./arrival').then(
    ({ arrive }) => arrive(way, () => set(undefined)),
    () => set(undefined),
  );
}

/**
 * Opens the ancestors of the part to which a deep link leads, for screens that show one thing at a time.
 * @param ready whether there is something to open already
 * @param open gets the ids from the outside in; those of another item are in it, too, where somebody goes on quickly
 */
export function useWay(ready: boolean, open: (parts: readonly string[]) => void): void {
  const parts = useSyncExternalStore(wayParts.subscribe, wayParts.get);
  const follow = useEffectEvent(open);
  useEffect(() => {
    if (ready && parts) follow(parts);
  }, [ready, parts]);
}
