import type { Project } from '@murmel/contracts';
import { IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { remainingTimeText } from '../../classes/remaining-time';
import { useNow } from '../../dates/use-now';
import { usePausedSince } from '../use-paused-since';
import classes from './ProjectPage.module.css';

/** That a project is paused or over, and what that means; else how much time is left. */
export function ProjectState({ project: { state, endsAt, pausedAt } }: { project: Project }) {
  const { t, i18n } = useTranslation('pupils');
  const now = useNow();
  const since = usePausedSince(pausedAt);
  if (state === 'active') {
    const time = remainingTimeText(endsAt, now, i18n.language);
    return <p className={classes.left}>{t(`time.${time.key}`, { ...time.values })}</p>;
  }
  const Icon = state === 'paused' ? IconPlayerPauseFilled : IconCheck;
  return (
    <section className={classes.state} role="status">
      <span className={classes.stateIcon}>
        <Icon size={24} aria-hidden />
      </span>
      <div>
        <strong className={classes.stateTitle}>{t(`${state}.title`, { since })}</strong>
        <p className={classes.stateText}>{t(`${state}.text`)}</p>
      </div>
    </section>
  );
}
