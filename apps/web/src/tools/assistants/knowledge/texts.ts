import { useTranslation } from '../../../platform/i18n/use-translation';

export const NAMESPACE = 'tools/assistants/knowledge';

/** Words of what an assistant answers from. */
export const useTexts = () => useTranslation(NAMESPACE).t;
