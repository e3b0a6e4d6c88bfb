import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of whoever works on a sheet. */
export function useTexts() {
  return useTranslation('tools/worksheet/work').t;
}
export type Texts = ReturnType<typeof useTexts>;
