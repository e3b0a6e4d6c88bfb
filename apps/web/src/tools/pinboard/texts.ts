import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/pinboard';

/** The texts of this tool around the board; the board and the card have their own. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
export type Texts = ReturnType<typeof useTexts>;
