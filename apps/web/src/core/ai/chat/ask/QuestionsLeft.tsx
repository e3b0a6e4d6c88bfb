import { CHAT_MESSAGE } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { questionsQuery } from '../chat-queries';

/** Number of questions left below which the user is informed. */
const TOLD_BELOW = 20;

/** Shows the number of questions left this month, once it is low. */
export function QuestionsLeft() {
  const { t } = useTranslation('ai/chat');
  const { data } = useQuery(questionsQuery(CHAT_MESSAGE));
  if (!data || data.limit === null) return null;
  const count = Math.max(0, data.limit - data.used);
  return count < TOLD_BELOW ? <strong>{t('left', { count, limit: data.limit })}</strong> : null;
}
