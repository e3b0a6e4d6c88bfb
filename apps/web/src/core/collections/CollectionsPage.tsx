import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { PageSwitch } from '../items/PageSwitch';
import { LoadState } from '../shell/LoadState';
import { RouterLink } from '../shell/RouterLink';
import { CollectionCard } from './CollectionCard';
import { useCollectionAction } from './use-collection-action';

/** Every collection that is published; for admins the drafts, too, and the way to a new one. */
export default function CollectionsPage() {
  const { t } = useTranslation('collections');
  const { t: shell } = useTranslation('shell');
  const { user, isTeacher } = useSession();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const { run, busy } = useCollectionAction();
  const list = useQuery({ ...orpc.collections.list.queryOptions({ input: { page } }), placeholderData: keepPreviousData });
  const create = () =>
    run('create', async () => {
      const { id } = await api.collections.create({ title: t('untitled') });
      void navigate(`/admin/collections/${id}`);
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('text')} <RouterLink href="/collections/how_to">{t('howTo')}</RouterLink>
          </>
        }
        breadcrumbs={<RouterLink href="/gallery">{t('toGallery')}</RouterLink>}
        actions={
          isTeacher &&
          user?.admin && (
            <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} loading={busy === 'create'} onClick={() => void create()}>
              {t('new')}
            </Button>
          )
        }
      />
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <CardGrid label={t('title')}>
                {entries.map((one) => (
                  <CollectionCard key={one.id} collection={one} headingLevel={2} />
                ))}
              </CardGrid>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          )
        }
      </LoadState>
    </>
  );
}
