import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts of the board; guests load these without those of the panels. */
export function useBoardTexts() {
  return useTranslation('tools/pinboard/board').t;
}
export type BoardTexts = ReturnType<typeof useBoardTexts>;
