import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an entry of the history carries that was opened over a page: a link to it brings it along as its state. */
export const OVER_PAGE = { over: 1 };

/** How many steps back the page is; 0 where it is none, because the address itself was opened. */
function stepsOver(state: unknown): number {
  return typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number' ? state.over : 0;
}

/**
 * What lies over a page (a dialog, a panel, a card) has an address of its own, so that the browser's back closes it. Closing it by
 * hand takes the same steps back, so that back never opens it again; where its own address was opened, the page takes its place.
 * @param base the page's own address
 * @param opened whether something lies over it now
 */
export function useOverPage(base: string, opened: boolean): { open: (path: string) => void; close: () => void } {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const open = useCallback(
    (path: string) => {
      const steps = opened && stepsOver(state) === 0 ? 0 : stepsOver(state) + 1;
      void navigate(path, { state: { ...state, over: steps } });
    },
    [navigate, opened, state],
  );
  const close = useCallback(() => {
    const steps = stepsOver(state);
    void (steps > 0 ? navigate(-steps) : navigate(base, { state, replace: true }));
  }, [navigate, base, state]);
  return { open, close };
}
