import type { ProjectActivity, ProjectWatch } from '@murmel/contracts';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { IconButton } from '../../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { RouterLink } from '../../links/RouterLink';
import { Hands } from '../hands/Hands';
import type { ItemLocation } from '../use-item-locations';
import { ActivityLine } from './ActivityLine';
import classes from './activity.module.css';
import { newSince } from './activity-text';

interface ActivityPanelProps {
  projectId: string;
  watch: ProjectWatch | null;
  placeOf: (itemIds: readonly string[]) => ItemLocation | undefined;
  now: Date;
  /** nothing happens any more */
  over: boolean;
  /** address of the complete list */
  allHref: string;
}

/** Pupils who need help, always in sight without scrolling, and current activities, the newest on top. It can be paused for reading. */
export function ActivityPanel({ projectId, watch, placeOf, now, over, allHref }: ActivityPanelProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const [stopped, setStopped] = useState<readonly ProjectActivity[]>();
  const live = watch?.activities;
  const shown = stopped ?? live;
  const waiting = stopped && live ? newSince(stopped, live) : 0;
  return (
    <section className={classes.panel} aria-labelledby="activity">
      <div className={classes.head}>
        <h2 id="activity" className={classes.title}>
          {t(over ? 'stream.allTitle' : 'stream.title')}
        </h2>
        {!over && (
          <IconButton
            icon={stopped ? IconPlayerPlay : IconPlayerPause}
            label={t(stopped ? 'stream.go' : 'stream.stop')}
            tipAlign="end"
            disabled={!live}
            onClick={() => setStopped(stopped ? undefined : live)}
          />
        )}
      </div>
      {!over && <Hands projectId={projectId} pupils={watch?.pupils ?? []} placeOf={placeOf} now={now} />}
      {stopped && <p className={classes.stopped}>{waiting > 0 ? t('stream.waiting', { count: waiting }) : t('stream.stopped')}</p>}
      {!shown ? (
        <SkeletonGrid label={shell('loading')} shape="lines" count={4} />
      ) : shown.length === 0 ? (
        <p className={classes.nothing}>{t(over ? 'stream.none' : 'stream.empty')}</p>
      ) : (
        // Reachable by keyboard where it scrolls.
        <ol className={classes.stream} tabIndex={0} aria-labelledby="activity">
          {shown.map((activity, index) => (
            <ActivityLine key={activity.id} activity={activity} now={now} fresh={index === 0} />
          ))}
        </ol>
      )}
      <RouterLink href={allHref} className={classes.all}>
        {t('stream.all')}
      </RouterLink>
    </section>
  );
}
