import { AI_IMAGE } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { momentText } from '../../dates/dates';
import { questionsQuery } from '../chat/chat-queries';
import classes from './images.module.css';

const ROUND = 100;

/** Number of pictures drawn this month, of the maximum; empty without a limit. */
export function ImagesUsed() {
  const { t, i18n } = useTranslation('ai/images');
  const { data } = useQuery(questionsQuery(AI_IMAGE));
  if (!data || data.limit === null) return null;
  const used = Math.min(data.used, data.limit);
  return (
    <p className={classes.used}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={classes.round} />
        <circle
          cx="18"
          cy="18"
          r="15"
          className={classes.part}
          pathLength={ROUND}
          strokeDasharray={`${(used / data.limit) * ROUND} ${ROUND}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span>
        <strong>{t('used', { used, limit: data.limit })}</strong>{' '}
        {t('inMonth', { month: momentText(new Date(), i18n.language, { month: 'long' }) })}
      </span>
    </p>
  );
}
