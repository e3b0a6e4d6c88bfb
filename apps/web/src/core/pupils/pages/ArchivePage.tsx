import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { pupilPaths } from '../../links/pupil-paths';
import { PupilHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import { ProjectRow } from './ProjectRow';
import { WithVisitedClass } from './WithVisitedClass';

/** Projects that are over and put away; one can still look at them. */
export default function ArchivePage() {
  const { t } = useTranslation('pupils');
  const { id = '' } = useParams();
  const paths = pupilPaths(id);
  return (
    <WithVisitedClass archived head={<PupilHeader title={t('archive.title')} />}>
      {({ projects }) =>
        projects.length === 0 ? (
          <EmptyState title={t('archive.emptyTitle')} text={t('archive.emptyText')} />
        ) : (
          <ul className={rows.list} aria-label={t('archive.title')}>
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} href={paths.project(project.id)} />
            ))}
          </ul>
        )
      }
    </WithVisitedClass>
  );
}
