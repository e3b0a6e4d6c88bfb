import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of pages and cards, for teachers and guests. */
export function useBoardTexts() {
  return useTranslation('tools/teaching_board/board').t;
}
