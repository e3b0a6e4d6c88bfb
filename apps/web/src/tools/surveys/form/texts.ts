import { useTranslation } from '../../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/surveys/form';

/** Returns the texts for participants. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
