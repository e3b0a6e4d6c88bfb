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

/** The pages of a sheet as they are printed, or why there are none; neither while they are drawn. */
export function usePages(id: string): { drawn?: DrawnPages; refusal?: string } {
  const [state, setState] = useState<{ drawn?: DrawnPages; refusal?: string }>({});
  useEffect(() => {
    let gone = false;
    let url: string | undefined;
    api.worksheets.sheetPages({ id, language: currentLanguage() }).then(
      ({ drawing, ...pages }) => {
        if (gone) return;
        url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
        setState({ drawn: { url, ...pages } });
      },
      (error: unknown) => {
        if (!gone) setState({ refusal: refusalOfPdf(error) });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return state;
}
