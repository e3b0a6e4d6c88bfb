import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { OwnItems } from '../project/OwnItems';
import { PupilHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import { WithVisitedClass } from './WithVisitedClass';

/** Items a pupil made, over all projects. */
export default function OwnItemsPage() {
  const { t } = useTranslation('pupils');
  return (
    <WithVisitedClass head={<PupilHeader title={t('things.title')} />}>
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
    </WithVisitedClass>
  );
}
