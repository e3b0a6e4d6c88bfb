import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation, useParams } from 'react-router';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { ErrorView } from '../errors/ErrorView';
import { ButtonLink } from '../links/ButtonLink';
import { useClassesRoot } from '../links/class-paths';
import { LoadState } from '../page/LoadState';
import { ClassHeader } from './ClassHeader';
import { type ClassTab, ClassTabs } from './ClassTabs';
import { ExpiryNotice } from './ExpiryNotice';
import { ArchiveTab } from './projects/ArchiveTab';
import { ProjectsTab } from './projects/ProjectsTab';
import { PupilsTab } from './pupils/PupilsTab';
import { useSchoolClass } from './queries';
import { TeachersTab } from './teachers/TeachersTab';

const TABS: Readonly<Record<string, ClassTab>> = { 'access-codes': 'pupils', members: 'teachers', archived: 'archive' };

/** One school class for its teachers: projects, pupils, teachers and archive are tabs of one page. */
export default function ClassPage() {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const root = useClassesRoot();
  const query = useSchoolClass(id);
  const tab = TABS[pathname.split('/').at(-1) ?? ''] ?? 'projects';
  if (isErrorCode(query.error, 'NOT_FOUND') || isErrorCode(query.error, 'BAD_REQUEST')) {
    const toList = <ButtonLink href={root}>{t('toList')}</ButtonLink>;
    return <ErrorView kind="notFound" title={t('gone.title')} text={t('gone.text')} actions={toList} />;
  }
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
      {(schoolClass) => (
        <>
          <ClassHeader schoolClass={schoolClass} />
          <ExpiryNotice schoolClass={schoolClass} icon={IconAlertTriangle} />
          <ClassTabs schoolClass={schoolClass} current={tab} />
          {tab === 'projects' && <ProjectsTab schoolClass={schoolClass} />}
          {tab === 'pupils' && <PupilsTab schoolClass={schoolClass} />}
          {tab === 'teachers' && <TeachersTab schoolClass={schoolClass} />}
          {tab === 'archive' && <ArchiveTab schoolClass={schoolClass} />}
        </>
      )}
    </LoadState>
  );
}
