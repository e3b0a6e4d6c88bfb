import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** History state of an entry that was opened over a page: a link to it passes it as its state. */
export const OVER_PAGE = { over: 1 };
/** A browser that has not gone back by then had nowhere to go. */
const STEP_BACK_MS = 1000;

/**
 * Counts the history steps between the browser's current position and the page; 0 where the address itself was opened. The browser's
 * history is read, because rendering follows it later in a transition.
 */
function stepsOver(): number {
  const { usr } = (history.state ?? {}) as { usr?: { over?: unknown } | null };
  return typeof usr?.over === 'number' ? usr.over : 0;
}

/** Returns the browser's current address; a panel may be only a parameter of its page's address. */
const here = (): string => location.pathname + location.search;

let onTheWayBack: Promise<void> | undefined;

/** Navigates back and waits for it, because a page opened meanwhile would be pushed on an entry that is being removed. */
function goBack(go: () => void): void {
  onTheWayBack = new Promise<void>((arrived) => {
    addEventListener('popstate', () => arrived(), { once: true });
    setTimeout(arrived, STEP_BACK_MS);
    go();
  }).then(() => {
    onTheWayBack = undefined;
  });
}

/**
 * Gives an overlay of a page (a dialog, a panel, a card) its own address, so that the browser's back closes it. Closing it by hand goes the
 * same steps back, so back never reopens it; if its own address was opened, the page replaces it.
 * @param base the page's own address
 */
export function useOverPage(base: string): { open: (path: string) => void; close: () => void } {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const open = useCallback(
    (path: string) => {
      const push = () => {
        const direct = stepsOver() === 0 && here() !== base;
        void navigate(path, { state: { ...state, over: direct ? 0 : stepsOver() + 1 } });
      };
      if (onTheWayBack) void onTheWayBack.then(push);
      else push();
    },
    [navigate, base, state],
  );
  const close = useCallback(() => {
    const steps = stepsOver();
    if (onTheWayBack || here() === base) return;
    if (steps > 0) goBack(() => void navigate(-steps));
    else void navigate(base, { state, replace: true });
  }, [navigate, base, state]);
  return { open, close };
}
