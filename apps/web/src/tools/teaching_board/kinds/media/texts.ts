import { useTranslation } from 'react-i18next';

export const NAMESPACE = 'tools/teaching_board/kinds/media';

/** The texts of the cards that show something. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
