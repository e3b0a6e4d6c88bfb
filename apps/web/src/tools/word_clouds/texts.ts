import { useTranslation } from 'react-i18next';

export const NAMESPACE = 'tools/word_clouds';

/** The texts of this tool. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
