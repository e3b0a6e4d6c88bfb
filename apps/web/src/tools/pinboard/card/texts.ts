import { useTranslation } from '../../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/pinboard/card';

/** The texts of an open card. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
