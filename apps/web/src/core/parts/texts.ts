import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'parts';

/** The texts of the parts that show something. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
