import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Way } from './arrival';

const PARTS = '#at=';
const WORDS = '#words=';

/** What stands behind an address; undefined for everything that is no way. */
export function wayIn(hash: string): Way | undefined {
  try {
    if (hash.startsWith(PARTS)) return { parts: decodeURIComponent(hash.slice(PARTS.length)).split('/').filter(Boolean).slice(0, 4) };
    if (hash.startsWith(WORDS)) return { words: decodeURIComponent(hash.slice(WORDS.length)) };
  } catch {
    // Somebody typed half of it.
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

/** The parts on the way that somebody goes right now: screens open what lies around the last one. */
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
 * For screens that show one thing at a time: opens what lies around the part to which the address leads.
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
