import { idInPlace, PARTNER_MATERIAL, type Partner } from '@murmel/contracts';
import { IconExternalLink, IconEyeOff, IconLock, IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemTitle } from '../../platform/page/use-item-title';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { ErrorState } from '../../ui/status/ErrorState';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { MonthLeft } from '../licences/MonthLeft';
import { RouterLink } from '../links/RouterLink';
import { OpenCard } from '../open-material/OpenCard';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { PartnerMark } from './PartnerMark';
import classes from './PartnerPage.module.css';

/** One partner and what it provides. The id in the address decides, the words behind it follow the name. */
export default function PartnerPage() {
  const { t } = useTranslation('partners');
  const { t: shell } = useTranslation('shell');
  const { place = '' } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = idInPlace(place);
  const query = useQuery({ ...orpc.partners.get.queryOptions({ input: { id: id ?? '' } }), enabled: id !== undefined });
  useItemTitle(query.data?.name);
  const path = query.data?.path;
  useEffect(() => {
    if (path !== undefined && path !== pathname) void navigate(path, { replace: true });
  }, [path, pathname, navigate]);
  if (id === undefined || isErrorCode(query.error, 'NOT_FOUND')) {
    const toList = (
      <Button component={RouterLink} href="/partners">
        {t('toList')}
      </Button>
    );
    return <ErrorState title={t('gone.title')} text={t('gone.text')} actions={toList} />;
  }
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
      {(partner) => <OnePartner key={partner.id} partner={partner} />}
    </LoadState>
  );
}

function OnePartner({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const { id, name, description, website, published, enabled, enabledFor, international } = partner;
  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            <PartnerMark partner={partner} /> {name}
          </span>
        }
        breadcrumbs={<RouterLink href={international ? '/int/partners' : '/partners'}>{t('title')}</RouterLink>}
        actions={
          enabledFor && (
            <Button
              variant="default"
              component={RouterLink}
              href={`/admin/partners/${id}`}
              leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />}
            >
              {t('edit')}
            </Button>
          )
        }
      />
      <div className={classes.page}>
        <MonthLeft kind={PARTNER_MATERIAL} />
        {!published && <Notice icon={IconEyeOff} title={t('draftNotice')} />}
        {enabled === false && (
          <Notice icon={IconLock} title={t('notEnabled.title')}>
            {t('notEnabled.text')}
          </Notice>
        )}
        {description && <p className={classes.text}>{description}</p>}
        {website && (
          <p className={classes.text}>
            <a href={website} target="_blank" rel="noopener noreferrer" className={classes.website}>
              <IconExternalLink size={18} stroke={1.9} aria-hidden /> {URL.parse(website)?.host ?? website}
              <span className="visually-hidden"> {t('opens')}</span>
            </a>
          </p>
        )}
        <Materials id={id} />
      </div>
    </>
  );
}

function Materials({ id }: { id: string }) {
  const { t } = useTranslation('partners');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const now = useNow();
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...orpc.materials.list.queryOptions({ input: { provider: id, page, order: 'title' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
      {({ entries, total, limit }) =>
        total > 0 ? (
          <>
            <CardGrid label={t('contents')}>
              {entries.map((entry) => (
                <OpenCard key={entry.item.id} entry={entry} now={now} onTaken={() => void queryClient.invalidateQueries()} />
              ))}
            </CardGrid>
            <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          </>
        ) : (
          <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
        )
      }
    </LoadState>
  );
}
