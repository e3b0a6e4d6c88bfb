import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { EditorialListPage } from '../editorial/EditorialListPage';
import { RouterLink } from '../links/RouterLink';
import { CollectionCard } from './CollectionCard';
import { useCollectionAction } from './use-collection-action';

/** Every collection that is published. */
export default function CollectionsPage() {
  const { t } = useTranslation('collections');
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
    <EditorialListPage
      title={t('title')}
      texts="collections"
      text={
        <>
          {t('text')} <RouterLink href="/collections/how_to">{t('howTo')}</RouterLink>
        </>
      }
      {...{ list, page }}
      onPage={setPage}
      creating={busy === 'create'}
      onCreate={() => void create()}
      card={(one) => <CollectionCard key={one.id} collection={one} headingLevel={2} />}
    />
  );
}
