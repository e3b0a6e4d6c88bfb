import { MINI_TOOL_REQUEST } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { questionsQuery } from '../chat/chat-queries';
import classes from './mini-tool.module.css';

/** How often one may still ask this month; nothing where nobody counts. */
export function RequestsLeft() {
  const { t } = useTranslation('ai/mini-tools');
  const { data } = useQuery(questionsQuery(MINI_TOOL_REQUEST));
  if (!data || data.limit === null) return null;
  const left = Math.max(0, data.limit - data.used);
  return <p className={classes.left}>{t('left', { left, limit: data.limit })}</p>;
}
