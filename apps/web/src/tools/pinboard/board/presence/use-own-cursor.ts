import { type RefObject, useEffect } from 'react';
import type { PinboardSession } from '../pinboard-context';
import { cursorAt } from './cursor-position';

/** Interval of measurements, because each costs a little; the session publishes at most every 120 ms anyway. */
const EVERY_MS = 120;

/** Publishes the position of the mouse on the board. A finger has none. */
export function useOwnCursor(session: PinboardSession, surface: RefObject<HTMLElement | null>, quiet: boolean): void {
  useEffect(() => {
    const element = surface.current;
    if (!element || quiet) return undefined;
    let at = 0;
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || event.timeStamp - at < EVERY_MS || writes()) return;
      at = event.timeStamp;
      session.showCursor(cursorAt(element, event.clientX, event.clientY));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !writes()) session.showCursor(null);
    };
    element.addEventListener('pointermove', move, { passive: true });
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, [session, surface, quiet]);
}

/** True while the user writes, which is worth more than the position of their mouse. */
function writes(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;
}
