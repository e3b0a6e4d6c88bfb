import { useCallback, useEffect, useState } from 'react';
import { cardInAddress } from './card-address';

/**
 * Keeps the open card in the address of a page without a router. Going back in the browser closes the card. The app's router, where there
 * is one, handles it like any other back navigation.
 */
export function useGuestAddress(base: string): { openCard: string | undefined; path: string; go: (path: string) => void } {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const moved = (): void => setPath(location.pathname);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const go = useCallback(
    (next: string) => {
      if (next === location.pathname) return;
      const { over = 0 } = (history.state ?? {}) as { over?: number };
      // As over the pages of an account: closing takes the steps of opening back.
      if (next === base && over > 0) return history.go(-over);
      if (next === base) history.replaceState(null, '', next);
      else history.pushState({ over: location.pathname === base ? 1 : over && over + 1 }, '', next);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [base],
  );
  return { openCard: cardInAddress(base, path), path, go };
}
