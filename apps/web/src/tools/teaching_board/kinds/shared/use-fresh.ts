import { useLayoutEffect, useRef, useState } from 'react';

/**
 * True for a while after a result came, here or from another screen: the time in which it is acted out. Never for what
 * was there when the card appeared, and never for people who want nothing to move.
 * @param results counts them
 */
export function useFresh(results: number, forMs: number): boolean {
  const seen = useRef(results);
  const [fresh, setFresh] = useState(false);
  // Before the screen is drawn, so that the result is not seen for a moment before it is acted out.
  useLayoutEffect(() => {
    const newer = results > seen.current;
    seen.current = results;
    if (!newer || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), forMs);
    return () => {
      clearTimeout(timer);
      setFresh(false);
    };
  }, [results, forMs]);
  return fresh;
}
