import { useTranslation } from 'react-i18next';

/** The texts of the page for whoever has the link. */
export function usePublicTexts() {
  return useTranslation('tools/teaching_board/public').t;
}
