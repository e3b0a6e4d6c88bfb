import type { BoardCursor } from '../../../../platform/boards/board-session';

/**
 * Returns the cursor position inside a list or beside the lists. Each device scrolls separately, so the position is relative to the start
 * of the scrolled content.
 */
export function cursorAt(surface: HTMLElement, x: number, y: number): BoardCursor {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]');
  const cards = list?.querySelector<HTMLElement>('[data-cards]');
  if (list && cards && surface.contains(list)) {
    const box = list.getBoundingClientRect();
    return { list: list.dataset.list!, x: Math.round(x - box.left), y: Math.round(y - box.top + cards.scrollTop) };
  }
  const box = surface.getBoundingClientRect();
  return { x: Math.round(x - box.left + surface.scrollLeft), y: Math.round(y - box.top + surface.scrollTop) };
}

export interface CursorPosition {
  left: number;
  top: number;
  /** scrolled out of the window of its list, or its list is not there */
  away: boolean;
}

const AWAY: CursorPosition = { left: 0, top: 0, away: true };

/** Returns the position of another user's cursor, in px from the start of the board's scrolled content. */
export function positionOfCursor(surface: HTMLElement, { x, y, list }: BoardCursor): CursorPosition {
  if (x === undefined || y === undefined) return AWAY;
  if (list === undefined) return { left: x, top: y, away: false };
  const element = surface.querySelector<HTMLElement>(`[data-list="${CSS.escape(list)}"]`);
  const cards = element?.querySelector<HTMLElement>('[data-cards]');
  if (!element || !cards) return AWAY;
  const [frame, box] = [surface.getBoundingClientRect(), element.getBoundingClientRect()];
  const top = y - cards.scrollTop;
  return {
    left: box.left - frame.left + surface.scrollLeft + x,
    top: box.top - frame.top + surface.scrollTop + top,
    away: top < 0 || top > box.height + 40,
  };
}
