import { type RefObject, useEffect } from 'react';
import type { PinboardSession } from '../pinboard-context';
import { cursorAt } from './cursor-place';

/** Measuring costs a little, so not at every move; the session tells it at most every 120 ms anyway. */
const EVERY_MS = 120;

/** Tells the others where the mouse is on the board. A finger is nowhere. */
export function useOwnCursor(session: PinboardSession, surface: RefObject<HTMLElement | null>, quiet: boolean): void {
  useEffect(() => {
    const element = surface.current;
    if (!element || quiet) return undefined;
    let at = 0;
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || event.timeStamp - at < EVERY_MS || writes()) return;
      at = event.timeStamp;
      session.show(cursorAt(element, event.clientX, event.clientY));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !writes()) session.show(null);
    };
    element.addEventListener('pointermove', move, { passive: true });
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, [session, surface, quiet]);
}

/** That somebody writes is worth more than where the mouse lies meanwhile. */
function writes(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}
