import type { ProjectState } from '@murmel/contracts';
import { IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';
import { useStateChange } from '../use-state-change';
import classes from './PupilBar.module.css';

interface StateSheetProps {
  state: ProjectState | undefined;
  /** An open project shows by itself that writing is possible again. */
  quiet: boolean;
}

/**
 * Announces at once that the teacher paused or ended the project. The opened content stays readable behind it. The sheet can be dismissed;
 * the line of the bar stays.
 */
export function StateSheet({ state, quiet }: StateSheetProps) {
  const { t } = useTranslation('pupils/inside');
  const [away, setAway] = useState<ProjectState>();
  useStateChange(state, (now) => {
    if (!quiet && now === 'active') toast({ id: 'project-state', tone: 'success', text: t('resumed') });
    // Another pause is told anew.
    setAway(undefined);
  });
  const shown = state === 'active' || state === away ? undefined : state;
  const Icon = shown === 'paused' ? IconPlayerPauseFilled : IconCheck;
  return (
    <div role="alert">
      {shown && (
        <section className={classes.sheet} aria-labelledby="project-sheet">
          <div className={classes.words}>
            <span className={classes.icon}>
              <Icon size={28} aria-hidden />
            </span>
            <div>
              <h2 id="project-sheet" className={classes.title}>
                {t(`${shown}.title`)}
              </h2>
              <p className={classes.text}>{t(`${shown}.text`)}</p>
            </div>
          </div>
          <Button size="xl" fullWidth onClick={() => setAway(shown)}>
            {t('understood')}
          </Button>
        </section>
      )}
    </div>
  );
}
