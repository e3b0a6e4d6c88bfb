import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the texts for the reader of responses. */
export function useTexts() {
  return useTranslation('tools/worksheet/grid').t;
}
