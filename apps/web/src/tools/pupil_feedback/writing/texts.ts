import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the texts for pupils who write. */
export const useTexts = () => useTranslation('tools/pupil_feedback/writing').t;
