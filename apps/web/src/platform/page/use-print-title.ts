import { useEffect } from 'react';

/** While something is printed, the page is called like what is on the paper: that is its head line, and the name of the PDF. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let kept: string | undefined;
    const before = () => {
      kept ??= document.title;
      document.title = title;
    };
    const after = () => {
      if (kept !== undefined) document.title = kept;
      kept = undefined;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      after();
    };
  }, [title]);
}
