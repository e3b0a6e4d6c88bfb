const GAP = 6;
const EDGE = 8;

/** Puts an open menu below its button, or above where there is more room, always inside the window. All in px. */
export function placeMenu(menu: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = window.innerHeight - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const upwards = height > below && above > below;
  const left = align === 'start' ? button.left : button.right - width;
  const room = upwards ? above : below;
  menu.style.maxHeight = `${room}px`;
  menu.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`;
  menu.style.top = `${upwards ? button.top - GAP - Math.min(height, room) : button.bottom + GAP}px`;
}
