/** A mouse drags once it moved so far in px; a finger after it rested so long in ms (design 7), else it scrolls. */
export const MOUSE_MOVES = 5;
export const FINGER_RESTS = { ms: 300, tolerance: 8 };

/** Letting go is no click on what lies below. */
export function withoutClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, true), 50);
}
