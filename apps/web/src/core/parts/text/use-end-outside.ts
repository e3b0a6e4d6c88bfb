import { type RefObject, useEffect } from 'react';
import { endText } from './editing';

/** Parts of the screen that belong to the writing although they are not on the part. */
const BELONGS = '[data-part-bar], [role="dialog"], dialog';

/** Ends editing when the user continues elsewhere. */
export function useEndOutside(face: RefObject<HTMLElement | null>, part: string): void {
  useEffect(() => {
    const elsewhere = ({ target }: Event): void => {
      const own = face.current?.closest('[data-part]') ?? face.current;
      if (target instanceof Element && target.isConnected && !own?.contains(target) && !target.closest(BELONGS)) endText(part);
    };
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [face, part]);
}
