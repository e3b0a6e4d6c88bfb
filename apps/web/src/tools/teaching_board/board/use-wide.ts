import { useSyncExternalStore } from 'react';

function media(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

/** From here on cards are put where they belong, as on the wall; below, they stand one below the other (decision D-12). */
export const useWide = media('(min-width: 48em)');
/** Wide enough for all buttons of the header. */
export const useRoomyHeader = media('(min-width: 64em)');
