import { LIMITS } from '@murmel/contracts';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PillTabs } from '../../ui/forms/PillTabs';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useClassesRoot } from '../links/class-paths';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import classes from './ClassListPage.module.css';
import { ClassRow } from './ClassRow';

type Shelf = 'active' | 'archived';

/** A teacher's school classes: own ones and those the teacher was added to by a colleague. */
export default function ClassListPage() {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const [shelf, setShelf] = useState<Shelf>('active');
  const [page, setPage] = useState(1);
  const archived = shelf === 'archived';
  const input = { page, limit: LIMITS.page.size, archived: archived ? ('true' as const) : ('false' as const) };
  const list = useQuery({ ...orpc.schoolClasses.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const pages = list.data ? Math.max(1, Math.ceil(list.data.total / list.data.limit)) : page;
  // The last class of the last page may be gone.
  if (!list.isPlaceholderData && page > pages) setPage(pages);
  const about = (
    <RouterLink href={`${root}/info`} className={classes.about}>
      <IconInfoCircle size={18} stroke={1.9} aria-hidden />
      {t('about')}
    </RouterLink>
  );
  const create = (
    <Button
      component={RouterLink}
      href={`${root}/new`}
      className={classes.filled ?? ''}
      leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
    >
      {t('newClass')}
    </Button>
  );
  const nothingYet = !archived && list.data?.total === 0 && !list.isPlaceholderData;
  return (
    <>
      <PageHeader title={t('list.title')} actions={!nothingYet && create} />
      <div className={classes.tools}>
        <PillTabs
          label={t('list.shelf')}
          options={[
            { value: 'active', label: t('list.active') },
            { value: 'archived', label: t('list.archived') },
          ]}
          value={shelf}
          onChange={(next) => {
            setShelf(next);
            setPage(1);
          }}
        />
        {!nothingYet && about}
      </div>
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <ul className={classes.list} aria-label={t(archived ? 'list.archived' : 'list.title')}>
                {entries.map((schoolClass) => (
                  <ClassRow key={schoolClass.id} schoolClass={schoolClass} href={`${root}/${schoolClass.id}`} />
                ))}
              </ul>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          ) : archived ? (
            <EmptyState title={t('list.noneArchived')} text={t('list.noneArchivedText')} />
          ) : (
            <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} actions={create} link={about} />
          )
        }
      </LoadState>
    </>
  );
}
