import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { pupilPaths } from '../../links/pupil-paths';
import { PupilHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import { sortProjects } from './ClassPage';
import { ProjectRow } from './ProjectRow';
import { WithVisitedClass } from './WithVisitedClass';

/** All projects of the class. */
export default function ProjectsPage() {
  const { t } = useTranslation('pupils');
  const { id = '' } = useParams();
  const paths = pupilPaths(id);
  return (
    <WithVisitedClass head={<PupilHeader title={t('projects.title')} back={{ href: paths.home, label: t('projects.back') }} />}>
      {({ projects, teacher }) => {
        const { now, others } = sortProjects(projects);
        const all = now ? [now, ...others] : others;
        if (all.length === 0) return <EmptyState title={t('home.emptyTitle')} text={t('home.emptyText', { teacher })} />;
        return (
          <ul className={rows.list} aria-label={t('projects.title')}>
            {all.map((project) => (
              <ProjectRow key={project.id} project={project} href={paths.project(project.id)} />
            ))}
          </ul>
        );
      }}
    </WithVisitedClass>
  );
}
