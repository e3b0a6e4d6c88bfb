import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of whoever reads what came in. */
export function useTexts() {
  return useTranslation('tools/worksheet/grid').t;
}
