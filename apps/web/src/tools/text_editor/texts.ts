import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/text_editor';

/** The texts of this tool. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
