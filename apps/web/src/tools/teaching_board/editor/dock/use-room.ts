import { type RefObject, useLayoutEffect, useState } from 'react';

/** px that an element has for what is in it; follows the window. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(watched);
      setRoom(watched.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
