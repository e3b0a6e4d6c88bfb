import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed. The print view is rendered before the browser captures it. */
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
