import type { ListedAssistant } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns the purpose of an assistant in a word: its subject, or else its category. */
export function useKind(): (assistant: Pick<ListedAssistant, 'category' | 'subcategory'>) => string | undefined {
  const { t } = useTranslation('tools/assistants');
  const { t: items } = useTranslation('items/settings');
  return ({ category, subcategory }) =>
    subcategory ? items(`subjectTypes.${subcategory}`) : category ? t(`categories.${category}`) : undefined;
}
