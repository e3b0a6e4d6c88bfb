import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts around a sheet on paper. */
export function usePdfTexts() {
  return useTranslation('tools/worksheet/pdf').t;
}
