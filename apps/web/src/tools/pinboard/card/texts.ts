import { useTranslation } from 'react-i18next';

export const NAMESPACE = 'tools/pinboard/card';

/** The texts of an open card. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
