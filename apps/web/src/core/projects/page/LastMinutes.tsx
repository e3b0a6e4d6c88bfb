import { LIMITS, type Project } from '@murmel/contracts';
import { IconHourglassLow } from '@tabler/icons-react';
import { useEffect } from 'react';
import { startServerClock } from '../../../platform/clock/server-clock';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { lastMinutes } from '../project-time-text';
import type { ProjectSteps } from '../use-project-action';
import classes from './page.module.css';

const LOOK_EVERY_MS = 5000;

interface LastMinutesProps {
  project: Project;
  /** false where no more time can be given */
  mayExtend: boolean;
  action: ProjectSteps;
}

/** Announces the end of the project in its last five minutes, with a button to extend it (spec C17). */
export function LastMinutes({ project, mayExtend, action }: LastMinutesProps) {
  const { t } = useTranslation('projects');
  const now = useNow(project.state === 'active' ? LOOK_EVERY_MS : undefined);
  useEffect(startServerClock, []);
  const count = lastMinutes(project, now, LIMITS.project.warningMinutes);
  const { unit, units, unitsMax } = project;
  const possible = mayExtend && units < unitsMax;
  return (
    // Stands before there is something to say, so that screen readers hear of it.
    <div role="status" className={classes.banner}>
      {count !== undefined && (
        <Notice
          icon={IconHourglassLow}
          title={t('lastMinutes.title', { count })}
          {...(possible
            ? {
                actions: (
                  <Button loading={action.busy === 'extend'} onClick={() => action.run('extend')}>
                    {t(`extend.${unit}`)}
                  </Button>
                ),
              }
            : {})}
        >
          {t(possible || !mayExtend ? 'lastMinutes.text' : 'lastMinutes.noMore', { max: unitsMax })}
        </Notice>
      )}
    </div>
  );
}
