import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The keys 1 to 9, while the part or something on it has the focus. */
export function useLineKeys(face: RefObject<HTMLElement | null>, onNumber: ((number: number) => void) | undefined): void {
  const press = useEffectEvent((number: number) => onNumber?.(number));
  const on = onNumber !== undefined;
  useEffect(() => {
    const part = face.current?.closest<HTMLElement>('[data-part]');
    if (!on || !part) return undefined;
    const key = (event: KeyboardEvent): void => {
      const number = numberOf(event);
      if (number === undefined) return;
      event.preventDefault();
      press(number);
    };
    part.addEventListener('keydown', key);
    return () => part.removeEventListener('keydown', key);
  }, [face, on]);
}

function numberOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return undefined;
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
  return typing ? undefined : Number(key);
}
