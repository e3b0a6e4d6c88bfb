import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of the page for whoever has the link. */
export function usePublicTexts() {
  return useTranslation('tools/teaching_board/public').t;
}
