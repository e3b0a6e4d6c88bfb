import { useTranslation } from '../../../platform/i18n/use-translation';

/** Words of the wizard. */
export const useTexts = () => useTranslation('tools/worksheet/wizard').t;
