import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance from the end within which the view follows. */
const NEAR_PX = 80;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop - clientHeight < NEAR_PX;

/**
 * Keeps the end of growing content in sight while the reader is there; a reader who scrolled up stays in place.
 * @returns refs of what scrolls and of what grows in it, whether its end is in sight, and the way there
 */
export function useStickToBottom() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const toEnd = useCallback(() => {
    follows.current = true;
    setAtEnd(true);
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [scroller]);
  useEffect(() => {
    if (!scroller || !content) return undefined;
    const look = () => {
      follows.current = isAtEnd(scroller);
      setAtEnd(follows.current);
    };
    const grown = new ResizeObserver(() => {
      if (follows.current) scroller.scrollTop = scroller.scrollHeight;
      else setAtEnd(isAtEnd(scroller));
    });
    grown.observe(content);
    grown.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, content]);
  return { setScroller, setContent, atEnd, toEnd };
}
