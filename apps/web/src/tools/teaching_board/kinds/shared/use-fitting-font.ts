import { type RefObject, useLayoutEffect } from 'react';

/** In em of the card, the largest first. Smaller than the last one nobody reads it in the last row; then the box scrolls. */
const SIZES = [2.4, 2.1, 1.8, 1.6, 1.4, 1.25, 1.1, 1, 0.9, 0.85, 0.8];
/** A column narrower than this, in its own em, breaks most names. */
const COLUMN_MIN = 5.6;

/**
 * Gives a grid the largest `--fit`, and the fewest `--columns`, with which it fits into its parent without breaking
 * words. Measured only when the content or the parent's size changes.
 */
export function useFittingFont(grid: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const box = grid.current?.parentElement;
    if (!box) return undefined;
    let measured = '';
    const fitNow = (): void => {
      const size = `${box.clientWidth} ${box.clientHeight}`;
      if (size === measured) return;
      measured = size;
      fit(box);
    };
    fitNow();
    let gone = false;
    // Letters of the real font may be wider than those that stood there first.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => gone || fit(box));
    const watch = new ResizeObserver(fitNow);
    watch.observe(box);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [grid, content]);
}

function fit(box: HTMLElement): void {
  const em = parseFloat(getComputedStyle(box).fontSize);
  const columnsWith = (size: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor(box.clientWidth / (em * size * COLUMN_MIN))) }, (_, index) => index + 1);
  const set = (size: number, columns: number): void => {
    box.style.setProperty('--fit', String(size));
    box.style.setProperty('--columns', String(columns));
  };
  delete box.dataset.tight;
  for (const size of SIZES) {
    for (const columns of columnsWith(size)) {
      set(size, columns);
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return;
    }
  }
  // Words may be broken now; what is still too much scrolls.
  box.dataset.tight = '';
  const smallest = SIZES.at(-1)!;
  const heights = columnsWith(smallest).map((columns) => {
    set(smallest, columns);
    return box.scrollHeight;
  });
  set(smallest, heights.indexOf(Math.min(...heights)) + 1);
}
