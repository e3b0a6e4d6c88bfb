import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { OwnItems } from '../project/OwnItems';
import { PupilHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import { Visited } from './Visited';

/** Items a pupil made, over all projects. */
export default function ThingsPage() {
  const { t } = useTranslation('pupils');
  return (
    <Visited head={<PupilHeader title={t('things.title')} />}>
      {({ projects }) => (
        <div className={rows.only}>
          {projects.map((project) => (
            <OwnItems key={project.id} project={project} title={project.name} />
          ))}
          <div className={rows.otherwise}>
            <EmptyState title={t('things.emptyTitle')} text={t('things.emptyText')} />
          </div>
        </div>
      )}
    </Visited>
  );
}
