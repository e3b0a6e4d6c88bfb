import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the texts of the page for visitors with the link. */
export function usePublicTexts() {
  return useTranslation('tools/teaching_board/public').t;
}
