import { useTranslation } from '../../platform/i18n/use-translation';

/** What is said of blocks in a row, in every tool. */
export function useBlockTexts() {
  return useTranslation('blocks').t;
}
export type BlockTexts = ReturnType<typeof useBlockTexts>;
