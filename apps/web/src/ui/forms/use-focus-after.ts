import { useLayoutEffect, useRef } from 'react';

/** A button that waits for an answer cannot have the focus meanwhile; who pressed it with a key goes on from it afterwards. */
export function useFocusAfter(waits: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    if (waits) had.current = document.activeElement === button.current;
    else if (had.current && document.activeElement === document.body) button.current?.focus();
  }, [waits]);
  return button;
}
