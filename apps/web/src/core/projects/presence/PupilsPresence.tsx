import type { ProjectWatch, WatchedPupil } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { RouterLink } from '../../links/RouterLink';
import { ItemLink } from '../ItemLink';
import type { ItemLocation } from '../use-item-locations';
import { PupilSpot, useWhereabouts } from './PupilSpot';
import classes from './presence.module.css';
import { sortPupils } from './sort-pupils';

type View = 'marbles' | 'list';

interface PupilsPresenceProps {
  watch: ProjectWatch | null;
  placeOf: (itemIds: readonly string[]) => ItemLocation | undefined;
  /** the line to the server is cut: what is shown may be old */
  offline: boolean;
  pupilsHref: string;
}

/** Every pupil of the class: who is there, where, and who needs help. As marbles or as a list. */
export function PupilsPresence({ watch, placeOf, offline, pupilsHref }: PupilsPresenceProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const [view, setView] = useState<View>('marbles');
  const online = watch?.pupils.filter((pupil) => pupil.online).length ?? 0;
  return (
    <section className={classes.panel} aria-labelledby="who">
      <div className={classes.head}>
        <h2 id="who" className={classes.title}>
          {t('who.title')}
        </h2>
        {watch &&
          (online > 0 ? (
            <LiveBadge>{t('who.count', { count: online, all: watch.pupils.length })}</LiveBadge>
          ) : (
            <span className={classes.nobody}>{t('who.count', { count: 0, all: watch.pupils.length })}</span>
          ))}
        {offline && <span className={classes.offline}>{t('who.offline')}</span>}
        <span className={classes.switch}>
          <PillTabs
            label={t('who.view')}
            options={[
              { value: 'marbles', label: t('who.marbles') },
              { value: 'list', label: t('who.list') },
            ]}
            value={view}
            onChange={setView}
          />
        </span>
      </div>
      {!watch ? (
        <div className={classes.waiting}>
          <SkeletonGrid label={shell('loading')} shape="lines" count={3} />
        </div>
      ) : watch.pupils.length === 0 ? (
        <p className={classes.nothing}>{t('who.nobodyInClass')}</p>
      ) : (
        <ul className={view === 'marbles' ? classes.marbles : classes.rows} aria-label={t('who.title')}>
          {sortPupils(watch.pupils).map((pupil) => (
            <Pupil key={pupil.id} pupil={pupil} place={placeOf(pupil.itemIds)} view={view} />
          ))}
        </ul>
      )}
      {watch?.audience === 'observer' && watch.pupils.length > 0 && (
        <RouterLink href={pupilsHref} className={classes.all}>
          {t('who.all')}
        </RouterLink>
      )}
    </section>
  );
}

function Pupil({ pupil, place, view }: { pupil: WatchedPupil; place: ItemLocation | undefined; view: View }) {
  const where = useWhereabouts()(pupil, place);
  const words = (
    <>
      <span className={classes.name}>{pupil.name}</span>
      <span className={view === 'marbles' ? 'visually-hidden' : classes.where}>{where}</span>
    </>
  );
  const inside = (
    <>
      <PupilSpot pupil={pupil} place={place} size={view === 'marbles' ? 50 : 40} />
      {view === 'marbles' ? words : <span className={classes.words}>{words}</span>}
    </>
  );
  return (
    <li data-away={!pupil.online || undefined}>
      {pupil.online && place?.href ? (
        <ItemLink href={place.href} className={classes.pupil}>
          {inside}
        </ItemLink>
      ) : (
        <span className={classes.pupil}>{inside}</span>
      )}
    </li>
  );
}
