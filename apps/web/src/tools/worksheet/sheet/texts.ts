import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the texts of a sheet's content, for all viewers. */
export function useSheetTexts() {
  return useTranslation('tools/worksheet/sheet').t;
}
