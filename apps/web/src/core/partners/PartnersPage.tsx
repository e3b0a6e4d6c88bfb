import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { EditorialListPage } from '../editorial/EditorialListPage';
import { RouterLink } from '../links/RouterLink';
import { PartnerCard } from './PartnerCard';
import { usePartnerAction } from './use-partner-action';

const PAGE = 24;

/** Providers of open material: for all users, or below `/int` for international accounts. */
export default function PartnersPage() {
  const { t } = useTranslation('partners');
  const { user } = useSession();
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
    <EditorialListPage
      title={t(international ? 'internationalTitle' : 'title')}
      texts="partners"
      text={
        <>
          {t('text')} {user?.international && <RouterLink href={other}>{t(international ? 'toAll' : 'toInternational')}</RouterLink>}
        </>
      }
      {...{ list, page }}
      onPage={setPage}
      creating={busy === 'create'}
      onCreate={() => void create()}
      card={(one) => <PartnerCard key={one.id} partner={one} headingLevel={2} />}
    />
  );
}
