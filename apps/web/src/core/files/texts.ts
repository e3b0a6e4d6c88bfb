import { useTranslation } from '../../platform/i18n/use-translation';

export const NAMESPACE = 'files';

/** Words of files, wherever they are shown. */
export const useTexts = () => useTranslation(NAMESPACE).t;
