import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the texts for a participant working on a sheet. */
export function useTexts() {
  return useTranslation('tools/worksheet/work').t;
}
export type Texts = ReturnType<typeof useTexts>;
