import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
import { PartnerCard } from './PartnerCard';
import { usePartnerAction } from './use-partner-action';

const PAGE = 24;

/** Who provides open material: for everybody, or below `/int` for international accounts. */
export default function PartnersPage() {
  const { t } = useTranslation('partners');
  const { t: shell } = useTranslation('shell');
  const { user, isTeacher } = useSession();
  const navigate = useNavigate();
  const international = useLocation().pathname.startsWith('/int/');
  const [page, setPage] = useState(1);
  const { run, busy } = usePartnerAction();
  const list = useQuery({
    ...orpc.partners.list.queryOptions({ input: { page, limit: PAGE, international: String(international) } }),
    placeholderData: keepPreviousData,
  });
  const create = () =>
    run('create', async () => {
      const { id } = await api.partners.create({ name: t('untitled'), international });
      void navigate(`/admin/partners/${id}`);
    });
  const other = international ? '/partners' : '/int/partners';
  return (
    <>
      <PageHeader
        title={t(international ? 'internationalTitle' : 'title')}
        text={
          <>
            {t('text')} {user?.international && <RouterLink href={other}>{t(international ? 'toAll' : 'toInternational')}</RouterLink>}
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
                  <PartnerCard key={one.id} partner={one} headingLevel={2} />
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
