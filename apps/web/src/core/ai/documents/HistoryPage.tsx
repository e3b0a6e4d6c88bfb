import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { useChatsLive } from '../chat/use-chats-live';
import { DocumentRow } from './DocumentRow';
import { documentsQuery } from './document-queries';
import classes from './documents.module.css';
import { DOCUMENTS_PATH } from './paths';

const PAGE = 20;

/** All documents of a teacher, and those in the trash. */
export default function HistoryPage() {
  const { t } = useTranslation('ai/documents');
  const [part, setPart] = useState<'kept' | 'trash'>('kept');
  const [page, setPage] = useState(1);
  const discarded = part === 'trash';
  const list = useQuery({ ...documentsQuery({ page, limit: PAGE, discarded }), placeholderData: keepPreviousData });
  useChatsLive();
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={DOCUMENTS_PATH}>{t('title')}</RouterLink>}
        title={t('history')}
        text={t('historyText')}
        actions={
          <PillTabs<'kept' | 'trash'>
            label={t('parts')}
            value={part}
            options={[
              { value: 'kept', label: t('kept') },
              { value: 'trash', label: t('trash') },
            ]}
            onChange={(next) => {
              setPart(next);
              setPage(1);
            }}
          />
        }
      />
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" count={5} label={t('loading')} />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState
              title={t(discarded ? 'none.trash' : 'none.title')}
              text={t(discarded ? 'none.trashText' : 'none.text')}
              actions={<ButtonLink href={DOCUMENTS_PATH}>{t('choose')}</ButtonLink>}
            />
          ) : (
            <>
              <ul className={classes.list} aria-label={t(discarded ? 'trash' : 'history')}>
                {entries.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </ul>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          )
        }
      </LoadState>
    </>
  );
}
