import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sizes of the words, the largest first; the style sheet defines them. */
const SIZES = ['large', 'medium', 'small'] as const;

/**
 * Gives a box the largest size in which its content fits; what does not fit in the smallest scrolls.
 * Measured once when the content or the box changes.
 * @param flows the box is as high as its content: nothing has to fit
 */
export function useFittedSize(box: RefObject<HTMLElement | null>, content: unknown, flows = false): void {
  const measured = useRef('');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || flows) return undefined;
    fit(element);
    measured.current = sizeOf(element);
    let gone = false;
    const again = (): void => {
      if (gone || !box.current) return;
      measured.current = sizeOf(box.current);
      fit(box.current);
    };
    // Letters of the real font may be wider than those that stood there first.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(again);
    const watch = new ResizeObserver(() => {
      if (sizeOf(element) !== measured.current) again();
    });
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [box, content, flows]);
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight}`;
}

function fit(element: HTMLElement): void {
  const fitting = SIZES.some((size) => {
    element.dataset['size'] = size;
    return element.scrollHeight <= element.clientHeight + 1;
  });
  // Users without a mouse scroll with the keys.
  if (fitting) element.removeAttribute('tabindex');
  else element.tabIndex = 0;
}
