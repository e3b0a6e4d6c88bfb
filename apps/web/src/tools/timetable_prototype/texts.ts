import { useTranslation } from '../../platform/i18n/use-translation';

/** Words of the calendar's pages. */
export const useTexts = () => useTranslation('tools/timetable_prototype').t;
