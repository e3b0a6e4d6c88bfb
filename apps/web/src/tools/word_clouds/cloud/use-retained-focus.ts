import type { PlacedWord } from '@murmel/contracts';
import { type RefObject, useEffect, useRef } from 'react';

/** The keyboard stays in the cloud when the word that has it goes: the one that takes its place in the order gets it. */
export function useRetainedFocus(place: RefObject<HTMLElement | null>, placed: readonly PlacedWord[]): void {
  const at = useRef(-1);
  useEffect(() => {
    const cloud = place.current;
    const buttons = [...(cloud?.querySelectorAll('button') ?? [])];
    if (at.current >= 0 && document.activeElement === document.body) buttons[Math.min(at.current, buttons.length - 1)]?.focus();
    const note = (): void => {
      at.current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    };
    note();
    cloud?.addEventListener('focusin', note);
    // A removed word takes the focus along without a target; a user who moves the focus sets one.
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) at.current = -1;
    };
    cloud?.addEventListener('focusout', left);
    return () => {
      cloud?.removeEventListener('focusin', note);
      cloud?.removeEventListener('focusout', left);
    };
  }, [place, placed]);
}
