import { type RefObject, useEffect, useState } from 'react';

export interface Outside {
  /** cards below what can be seen */
  below: number;
  /** lists beside it */
  beside: number;
}

const NOTHING: Outside = { below: 0, beside: 0 };

/** How much of the lists in a scrolled region nobody sees; looked at anew when it is scrolled, resized, or the board changes. */
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

/** Something counts as seen when half of it is. What stands in the padding at the lower edge has faded: hints lie there. */
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
