import type { VisitedClass, VisitedProject } from '@murmel/contracts';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { EmptyState } from '../../../ui/status/EmptyState';
import { pupilPaths } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { OtherClasses } from '../shell/OtherClasses';
import { HomeHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import classes from './ClassPage.module.css';
import { LargeProject } from './LargeProject';
import { ProjectRow } from './ProjectRow';
import { WithVisitedClass } from './WithVisitedClass';

/** Number of further projects on the first page; the others are one tap away. */
const SHOWN = 4;

/** Start page of a pupil: the running project, large, and everything else (picture 10-pupil-home). */
export default function ClassPage() {
  const { id = '' } = useParams();
  return <WithVisitedClass head={<HomeHeader href={pupilPaths(id).home} />}>{(visited) => <Home visited={visited} />}</WithVisitedClass>;
}

function Home({ visited }: { visited: VisitedClass }) {
  const { t } = useTranslation('pupils');
  const { user } = useSession();
  const { now, others } = sortProjects(visited.projects);
  const paths = pupilPaths(visited.id);
  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {t('home.hello', { name: user?.name ?? '' })}
      </h1>
      <p className={classes.class}>{t('home.class', { name: visited.name, teacher: visited.teacher })}</p>
      {now && <LargeProject project={now} href={paths.project(now.id)} />}
      {others.length > 0 && (
        <ul className={rows.list} aria-label={t('home.others')}>
          {others.slice(0, SHOWN).map((project) => (
            <ProjectRow key={project.id} project={project} href={paths.project(project.id)} />
          ))}
        </ul>
      )}
      {others.length > SHOWN && (
        <RouterLink href={paths.projects} className={rows.all}>
          {t('home.all', { count: visited.projects.length })}
        </RouterLink>
      )}
      {visited.projects.length === 0 && (
        <EmptyState title={t('home.emptyTitle')} text={t('home.emptyText', { teacher: visited.teacher })} />
      )}
      <OtherClasses title={t('others.title')} />
    </>
  );
}

const RANK = { active: 0, paused: 1, ended: 2 } as const;

/** The first one that runs stands large; after it what runs, what is paused, what is over. */
export function sortProjects(projects: readonly VisitedProject[]): { now: VisitedProject | undefined; others: VisitedProject[] } {
  const now = projects.find(({ state }) => state === 'active');
  const others = projects.filter((project) => project !== now).sort((one, other) => RANK[one.state] - RANK[other.state]);
  return { now, others };
}
