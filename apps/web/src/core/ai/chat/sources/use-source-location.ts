import type { AiSource } from '@murmel/contracts';
import { useCallback } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';

/** Returns a formatter for the place of a passage: its file where one may know it, and the page if there are pages. */
export function useSourceLocation(): (source: AiSource) => string {
  const { t } = useTranslation('ai/chat');
  return useCallback(
    ({ fileName: file, page }) => {
      if (file === null) return page === null ? t('source.passage') : t('source.pagePlace', { page });
      return page === null ? file : t('source.place', { file, page });
    },
    [t],
  );
}
