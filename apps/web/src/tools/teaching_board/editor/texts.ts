import { useTranslation } from '../../../platform/i18n/use-translation';

/** The texts around the page: bars, menus, dialogs. Guests do not load them. */
export function useTexts() {
  return useTranslation('tools/teaching_board').t;
}
export type Texts = ReturnType<typeof useTexts>;
