import { useEffect, useState } from 'react';
import { pdfRefusalText } from '../../../core/exports/pdf-refusal';
import { api } from '../../../platform/api/client';
import { currentLanguage } from '../../../platform/i18n/i18n';

export interface RenderedPdfPages {
  /** an address of this page's own */
  url: string;
  pages: number;
  width: number;
  height: number;
}

/** The pages of a sheet as they are printed, or why there are none; neither while they are drawn. */
export function usePdfPages(id: string): { drawn?: RenderedPdfPages; refusal?: string } {
  const [state, setState] = useState<{ drawn?: RenderedPdfPages; refusal?: string }>({});
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
        if (!gone) setState({ refusal: pdfRefusalText(error) });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return state;
}
