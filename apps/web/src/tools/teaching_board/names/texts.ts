import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of lists of names. */
export function useNamesTexts() {
  return useTranslation('tools/teaching_board/names').t;
}
