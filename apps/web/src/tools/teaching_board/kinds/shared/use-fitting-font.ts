import { type RefObject, useLayoutEffect } from 'react';
import { fittingGrid, SMALLEST } from './fitting-grid';

/** A column narrower than this, in its own em, breaks most names. */
const COLUMN_MIN = 5.6;

/**
 * Gives a grid the `--fit` and the `--columns` with which it fits into its parent without breaking words. Measured only when the content or the parent's size changes.
 */
export function useFittingFont(grid: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const box = grid.current?.parentElement;
    if (!box) return undefined;
    let measured = '';
    const fitNow = (): void => {
      const size = `${box.clientWidth} ${box.clientHeight}`;
      if (size === measured) return;
      // Another size of the box is a new beginning; another content leaves the columns where they are.
      fit(box, measured === '');
      measured = size;
    };
    fitNow();
    let gone = false;
    // Letters of the real font may be wider than those that stood there first.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => gone || fit(box, true));
    const watch = new ResizeObserver(fitNow);
    watch.observe(box);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [grid, content]);
}

function fit(box: HTMLElement, steady: boolean): void {
  const em = parseFloat(getComputedStyle(box).fontSize);
  const columnsWith = (size: number): number => Math.max(1, Math.floor(box.clientWidth / (em * size * COLUMN_MIN)));
  const set = (size: number, columns: number): void => {
    box.style.setProperty('--fit', String(size));
    box.style.setProperty('--columns', String(columns));
  };
  const before = steady ? Number(box.style.getPropertyValue('--columns')) || undefined : undefined;
  delete box.dataset.tight;
  const found = fittingGrid(
    columnsWith,
    ({ size, columns }) => {
      set(size, columns);
      return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
    },
    before,
  );
  if (found) return set(found.size, found.columns);
  // Words may be broken now; what is still too much scrolls.
  box.dataset.tight = '';
  const heights = Array.from({ length: columnsWith(SMALLEST) }, (_, index) => {
    set(SMALLEST, index + 1);
    return box.scrollHeight;
  });
  return set(SMALLEST, heights.indexOf(Math.min(...heights)) + 1);
}
