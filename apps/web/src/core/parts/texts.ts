import { useTranslation } from 'react-i18next';

export const NAMESPACE = 'parts';

/** The texts of the parts that show something. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
