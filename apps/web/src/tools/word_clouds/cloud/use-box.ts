import type { CloudBox } from '@murmel/contracts';
import { type RefObject, useEffect, useState } from 'react';

/** The size of an element in whole px; undefined until it is known. */
export function useBox(element: RefObject<HTMLElement | null>): CloudBox | undefined {
  const [box, setBox] = useState<CloudBox>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setBox({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
