import { useEffect, useRef } from 'react';

/** Place a router shows: the parts of its location that count here. */
interface Place {
  hash: string;
  /** new for each navigation */
  key: string;
}

/**
 * Scrolls to the hash or to the top after the new page is rendered, and moves focus to the heading.
 * @param pagePath path of the page itself: a dialog over the same page, or the next page of a list, moves nothing
 */
export function useScrollAndFocus({ hash, key }: Place, pagePath: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const cameFrom = before.current;
    before.current = pagePath;
    // The server's canonical address of the first page applies to no other one: browsers pass this address on.
    if (cameFrom && cameFrom !== pagePath) document.querySelector('[rel=canonical]')?.remove();
    const target = elementOf(hash);
    if (cameFrom === pagePath && !target) return undefined;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    // The browser itself puts the focus on a page that was just loaded.
    return cameFrom === undefined ? undefined : focusHeading();
  }, [hash, key, pagePath]);
}

/** The element that a hash names; hashes that no URL may carry name none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Time a page may take to show its heading before the wait for it ends. */
const HEADING_WITHIN_MS = 3000;

/**
 * Focuses the heading, so that screen readers say where they are and the keyboard starts there. A page that still loads gets the focus when
 * its heading comes, unless the user has moved it elsewhere by then.
 * @returns stops waiting
 */
function focusHeading(): () => void {
  if (focusNow()) return () => undefined;
  document.getElementById('main')?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const elsewhere = document.activeElement !== document.body && document.activeElement?.id !== 'main';
    if (elsewhere || focusNow()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WITHIN_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
}
