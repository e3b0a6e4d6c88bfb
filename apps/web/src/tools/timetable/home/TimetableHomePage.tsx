import { TOOLS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { ButtonLink } from '../../../core/links/ButtonLink';
import { LoadState } from '../../../core/page/LoadState';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';

/** The timetable that was changed last; without any, the way to the first one. */
export default function TimetableHomePage() {
  const { t } = useTranslation('tools/timetable');
  const list = useQuery(orpc.timetables.list.queryOptions({ input: { page: 1, limit: 1 } }));
  const [newest] = list.data?.entries ?? [];
  if (newest) return <Navigate to={`${TOOLS.timetable.route}/${newest.id}`} replace />;
  return (
    <>
      <PageHeader title={t('home.title')} text={list.data && t('home.text')} />
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" count={6} label={t('home.loading')} />}>
        {() => (
          <ButtonLink href="/timetable/create" leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}>
            {t('home.create')}
          </ButtonLink>
        )}
      </LoadState>
    </>
  );
}
