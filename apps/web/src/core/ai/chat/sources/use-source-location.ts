import type { AiSource } from '@murmel/contracts';
import { useCallback } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';

/** Returns a formatter for the place of a passage: its file, and the page if there are pages. */
export function useSourceLocation(): (source: AiSource) => string {
  const { t } = useTranslation('ai/chat');
  return useCallback(({ fileName: file, page }) => (page === null ? file : t('source.place', { file, page })), [t]);
}
