import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of what stands on a sheet, whoever looks at it. */
export function useSheetTexts() {
  return useTranslation('tools/worksheet/sheet').t;
}
