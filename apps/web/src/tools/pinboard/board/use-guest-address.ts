import { useCallback, useEffect, useState } from 'react';
import { cardInAddress } from './card-address';

/**
 * The open card in the address of a page that has no router. Going back in the browser closes the card;
 * the app's router, where there is one, hears of it like of any other way back.
 */
export function useGuestAddress(base: string): { openCard: string | undefined; path: string; go: (path: string) => void } {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const moved = (): void => setPath(location.pathname);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const go = useCallback((next: string) => {
    if (next === location.pathname) return;
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, []);
  return { openCard: cardInAddress(base, path), path, go };
}
