import { useTranslation } from '../../platform/i18n/use-translation';

/** Words of the editor. */
export const useTexts = () => useTranslation('tools/correction_aid').t;
