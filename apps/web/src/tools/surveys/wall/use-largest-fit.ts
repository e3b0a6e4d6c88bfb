import { type RefObject, useLayoutEffect } from 'react';

/** Sizes of what is shown, in sizes of the wall's own letters, largest first. */
const SIZES = [2.2, 2, 1.85, 1.75, 1.6, 1.45, 1.3, 1.15];

/**
 * Sets the largest `--fit` on the only child of a container of fixed height at which it needs no scrolling. It is measured again after a
 * change of the content, a resize of the container, and the loading of the fonts.
 */
export function useLargestFit(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current;
    const child = element?.firstElementChild as HTMLElement | null | undefined;
    if (!element || !child) return undefined;
    const fits = (size: number): boolean => {
      child.style.setProperty('--fit', String(size));
      return child.scrollHeight <= element.clientHeight && child.scrollWidth <= element.clientWidth;
    };
    const fitNow = (): void => {
      delete child.dataset['long'];
      if (!SIZES.some(fits) && !fits(1)) child.dataset['long'] = '';
    };
    fitNow();
    let gone = false;
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => gone || fitNow());
    const size = new ResizeObserver(fitNow);
    size.observe(element);
    const content = new MutationObserver(fitNow);
    content.observe(child, { childList: true, subtree: true, characterData: true });
    return () => {
      gone = true;
      size.disconnect();
      content.disconnect();
    };
  }, [room]);
}
