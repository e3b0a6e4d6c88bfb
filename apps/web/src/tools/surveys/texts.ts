import { useTranslation } from 'react-i18next';

export const NAMESPACE = 'tools/surveys';

/** The texts of this tool. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
