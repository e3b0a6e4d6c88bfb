import { useTranslation } from '../../../platform/i18n/use-translation';

/** Words of the public page. */
export const useTexts = () => useTranslation('tools/file_sharing/guest').t;
