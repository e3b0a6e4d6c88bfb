import { type RefObject, useEffect, useState } from 'react';

export interface Outside {
  /** cards below what can be seen */
  below: number;
  /** lists beside it */
  beside: number;
}

const NOTHING: Outside = { below: 0, beside: 0 };

/** Counts the lists hidden in a scrolled region; measured again when it is scrolled, resized, or the board changes. */
export function useOutside(region: RefObject<HTMLElement | null>, board: unknown): Outside {
  const [outside, setOutside] = useState(NOTHING);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const now = outsideOf(element);
      setOutside((before) => (before.below === now.below && before.beside === now.beside ? before : now));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    element.addEventListener('scroll', soon, { passive: true });
    const sizes = new ResizeObserver(soon);
    for (const seen of [element, ...element.children]) sizes.observe(seen);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', soon);
      sizes.disconnect();
    };
  }, [region, board]);
  return outside;
}

/**
 * Determines the items outside the view. An item counts as visible from one half on. The padding at the lower edge counts as hidden,
 * because content is faded there below the hints.
 */
function outsideOf(region: HTMLElement): Outside {
  const { bottom, right } = region.getBoundingClientRect();
  const shown = bottom - parseFloat(getComputedStyle(region).paddingBottom);
  const hidden = (elements: Iterable<Element>, isOut: (box: DOMRect) => boolean): number =>
    [...elements].filter((element) => isOut(element.getBoundingClientRect())).length;
  return {
    // Lines of a text are list items, too.
    below: hidden(region.querySelectorAll(':scope > * > ul > li'), (box) => (box.top + box.bottom) / 2 > shown),
    beside: hidden(region.children, (box) => (box.left + box.right) / 2 > right),
  };
}
