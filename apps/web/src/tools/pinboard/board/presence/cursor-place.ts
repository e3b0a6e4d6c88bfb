import type { BoardCursor } from '../../../../platform/boards/board-session';

/** Inside of a list or beside the lists; every device scrolls for itself, so a place is told from the start of what scrolls. */
export function cursorAt(wall: HTMLElement, x: number, y: number): BoardCursor {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]');
  const cards = list?.querySelector<HTMLElement>('[data-cards]');
  if (list && cards && wall.contains(list)) {
    const box = list.getBoundingClientRect();
    return { list: list.dataset.list!, x: Math.round(x - box.left), y: Math.round(y - box.top + cards.scrollTop) };
  }
  const box = wall.getBoundingClientRect();
  return { x: Math.round(x - box.left + wall.scrollLeft), y: Math.round(y - box.top + wall.scrollTop) };
}

export interface CursorPlace {
  left: number;
  top: number;
  /** scrolled out of the window of its list, or its list is not there */
  away: boolean;
}

const AWAY: CursorPlace = { left: 0, top: 0, away: true };

/** Where a cursor of somebody else is drawn, in px from the start of what the wall scrolls. */
export function placeOfCursor(wall: HTMLElement, { x, y, list }: BoardCursor): CursorPlace {
  if (x === undefined || y === undefined) return AWAY;
  if (list === undefined) return { left: x, top: y, away: false };
  const element = wall.querySelector<HTMLElement>(`[data-list="${CSS.escape(list)}"]`);
  const cards = element?.querySelector<HTMLElement>('[data-cards]');
  if (!element || !cards) return AWAY;
  const [frame, box] = [wall.getBoundingClientRect(), element.getBoundingClientRect()];
  const top = y - cards.scrollTop;
  return {
    left: box.left - frame.left + wall.scrollLeft + x,
    top: box.top - frame.top + wall.scrollTop + top,
    away: top < 0 || top > box.height + 40,
  };
}
