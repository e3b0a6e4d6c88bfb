import { useTranslation } from 'react-i18next';

/** The texts of the cards that show time, light and work mode. */
export function useTimeTexts() {
  return useTranslation('tools/teaching_board/kinds/time').t;
}
