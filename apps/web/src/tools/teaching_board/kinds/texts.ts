import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of the cards that only teaching boards have. */
export function useKindTexts() {
  return useTranslation('tools/teaching_board/kinds').t;
}
