import { useSyncExternalStore } from 'react';

/** Creates a hook that returns true if the window matches the query, and follows changes. */
export function media(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}
