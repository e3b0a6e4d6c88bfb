import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useProjectLive } from '../../../platform/live/use-project-live';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import type { ListedProject } from '../projects/project-time';
import { useClassProjects } from '../queries';
import classes from './teachers.module.css';

/** Number of running projects watched at once; more hardly run at the same time. */
const WATCHED = 4;

/** Number of pupils in each running project at this moment: a teacher who adds a colleague sees that all pupils stay. */
export function PupilsPresent({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const heading = useId();
  const running = useClassProjects(classId, false, 1).data?.entries.filter(({ state }) => state === 'active') ?? [];
  if (running.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('inNow.title')}
      </h2>
      <ul className={classes.list}>
        {running.slice(0, WATCHED).map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}

function Row({ project: { id, classId, name } }: { project: Pick<ListedProject, 'id' | 'classId' | 'name'> }) {
  const { t } = useTranslation('classes');
  const root = useClassesRoot();
  const { state } = useProjectLive(id);
  const pupils = state && state.audience !== 'pupil' ? state.pupils : undefined;
  const count = pupils?.filter(({ online }) => online).length ?? 0;
  const said = pupils && t('inNow.count', { count, all: pupils.length });
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <RouterLink href={`${root}/${classId}/projects/${id}`} className={classes.link}>
          {name}
        </RouterLink>
      </span>
      {said && (count > 0 ? <LiveBadge>{said}</LiveBadge> : <span className={classes.email}>{said}</span>)}
    </li>
  );
}
