import { BOARD_GRID, type CardPlace } from '@murmel/contracts';
import { boundsOf } from '../canvas/geometry';

/** px between a card and its bar, and between the bar and the edge of the page. */
const GAP = 16;
const EDGE = 4;

/** Puts a bar below what it belongs to; above it where there is no room; on its lower edge where there is none at all. */
export function placeBar(bar: HTMLElement, page: HTMLElement, places: readonly CardPlace[]): void {
  const cell = page.clientWidth / BOARD_GRID.columns;
  const { x, y, width, height } = boundsOf(places);
  const [top, bottom] = [y * cell, (y + height) * cell];
  const below = bottom + GAP;
  const above = top - GAP - bar.offsetHeight;
  const at = below + bar.offsetHeight <= page.clientHeight ? below : above >= 0 ? above : bottom - bar.offsetHeight - GAP;
  const centred = (x + width / 2) * cell - bar.offsetWidth / 2;
  bar.style.top = `${at}px`;
  bar.style.left = `${Math.max(EDGE, Math.min(centred, page.clientWidth - bar.offsetWidth - EDGE))}px`;
}
