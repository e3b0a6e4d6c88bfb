import { useTranslation } from '../../platform/i18n/use-translation';

/** Returns the texts about blocks in a row, for every tool. */
export function useBlockTexts() {
  return useTranslation('blocks').t;
}
export type BlockTexts = ReturnType<typeof useBlockTexts>;
