import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import type { CodeTexts } from './CodeBlock';

export interface MarkdownTexts extends CodeTexts {
  /** names a table that may be wider than its place */
  table: string;
  /** text before the address of a picture, which is never loaded */
  picture: string;
}

/** Returns the texts around answers in the language on the screen; the same object as long as that stays. */
export function useMarkdownTexts(): MarkdownTexts {
  const { t } = useTranslation('ai/markdown');
  return useMemo(() => ({ table: t('table'), picture: t('picture'), code: t('code'), copy: t('copy'), copied: t('copied') }), [t]);
}
