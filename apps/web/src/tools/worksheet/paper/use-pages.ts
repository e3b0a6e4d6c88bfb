import { useEffect, useState } from 'react';
import { refusalOfPdf } from '../../../core/exports/refusal-of-pdf';
import { api } from '../../../platform/api/client';
import { currentLanguage } from '../../../platform/i18n/i18n';

export interface DrawnPages {
  /** an address of this page's own */
  url: string;
  pages: number;
  width: number;
  height: number;
}

/** The pages of a sheet as they are printed. @returns undefined while they are drawn */
export function usePages(id: string): { drawn: DrawnPages | undefined; refusal: string | undefined; again: () => void } {
  const [drawn, setDrawn] = useState<DrawnPages>();
  const [refusal, setRefusal] = useState<string>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more
  useEffect(() => {
    let gone = false;
    let url: string | undefined;
    setRefusal(undefined);
    api.worksheets.sheetPages({ id, language: currentLanguage() }).then(
      ({ drawing, ...pages }) => {
        if (gone) return;
        url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
        setDrawn({ url, ...pages });
      },
      (error: unknown) => gone || setRefusal(refusalOfPdf(error)),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, asked]);
  return { drawn, refusal, again: () => setAsked((times) => times + 1) };
}
