import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Is the page being printed? What is drawn for it stands there before the browser looks. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    const begin = set(true);
    const end = set(false);
    const follow = (): void => flushSync(() => setPrinting(paper.matches));
    // Browsers tell it in two ways, and not every one in both.
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
