import { useTranslation } from 'react-i18next';

/** The texts of the cards that leave something to chance: dice, lottery and groups. */
export function usePeopleTexts() {
  return useTranslation('tools/teaching_board/kinds/people').t;
}
