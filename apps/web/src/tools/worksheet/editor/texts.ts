import { useTranslation } from '../../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/worksheet/editor';

/** The texts around the sheet. Those who work on it do not load them. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
