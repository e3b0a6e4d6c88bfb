import type { Project } from '@murmel/contracts';
import { IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import { timeWords } from '../../classes/time-words';
import { useNow } from '../../items/use-now';
import classes from './ProjectPage.module.css';

/** That a project is paused or over, and what that means; else how much time is left. */
export function ProjectState({ project: { state, endsAt } }: { project: Project }) {
  const { t, i18n } = useTranslation('pupils');
  const now = useNow();
  if (state === 'active') {
    const time = timeWords(endsAt, now, i18n.language);
    return <p className={classes.left}>{t(`time.${time.key}`, { ...time.values })}</p>;
  }
  return (
    <div className={classes.state}>
      <Notice icon={state === 'paused' ? IconPlayerPauseFilled : IconCheck} title={t(`${state}.title`)} announce>
        {t(`${state}.text`)}
      </Notice>
    </div>
  );
}
