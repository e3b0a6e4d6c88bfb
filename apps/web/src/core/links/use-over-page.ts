import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an entry of the history carries that was opened over a page: a link to it brings it along as its state. */
export const OVER_PAGE = { over: 1 };
/** A browser that has not gone back by then had nowhere to go. */
const STEP_BACK_MS = 1000;

/**
 * How many steps back the page is from where the browser is now; 0 where it is none, because the address itself was opened. The
 * browser's own history is asked: what is drawn follows it in a transition, a moment later.
 */
function stepsOver(): number {
  const { usr } = (history.state ?? {}) as { usr?: { over?: unknown } | null };
  return typeof usr?.over === 'number' ? usr.over : 0;
}

/** Where the browser is; a panel may be nothing but a parameter of its page's address. */
const here = (): string => location.pathname + location.search;

let onTheWayBack: Promise<void> | undefined;

/** Going back takes the browser a moment, and whatever is opened meanwhile would be put over what is about to go. */
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
 * What lies over a page (a dialog, a panel, a card) has an address of its own, so that the browser's back closes it. Closing it by
 * hand takes the same steps back, so that back never opens it again; where its own address was opened, the page takes its place.
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
