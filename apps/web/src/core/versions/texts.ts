import { useTranslation } from '../../platform/i18n/use-translation';

/** The texts of every live document's history. */
export function useVersionTexts() {
  return useTranslation('versions');
}
