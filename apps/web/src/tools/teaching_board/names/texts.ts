import { useTranslation } from 'react-i18next';

/** The texts of lists of names. */
export function useNamesTexts() {
  return useTranslation('tools/teaching_board/names').t;
}
