import { LIMITS, miniToolOf } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { orpc } from '../../../../platform/api/queries';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { SearchField } from '../../../../ui/forms/SearchField';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { EmptyState } from '../../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../../links/ButtonLink';
import { RouterLink } from '../../../links/RouterLink';
import { LoadState } from '../../../page/LoadState';
import { PageSwitch } from '../../../page/PageSwitch';
import { useDebounced } from '../../../page/use-debounced';
import { HISTORY_PATH, MINI_TOOLS_PATH } from '../paths';
import classes from './history.module.css';
import { RequestRow } from './RequestRow';

const PAGE = 20;

/** History of mini tool requests, of all tools or of the one in the address; the newest first. */
export default function HistoryPage() {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const [params] = useSearchParams();
  const tool = params.get('tool') ?? undefined;
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const list = useQuery({
    ...orpc.miniToolRequests.list.queryOptions({ input: { page, limit: PAGE, ...(tool && { tool }), ...(query && { query }) } }),
    placeholderData: keepPreviousData,
  });
  // One of one's own is called as it was when it was last asked.
  const name = tool && (miniToolOf(tool)?.name[i18n.language] ?? list.data?.entries[0]?.name);
  const search = (words: string) => {
    setTyped(words);
    setPage(1);
  };
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={MINI_TOOLS_PATH}>{t('title')}</RouterLink>}
        title={name ? t('history.of', { name }) : t('history.title')}
        text={t('history.text')}
        actions={
          <div className={classes.search}>
            <SearchField label={t('history.search')} clearLabel={t('clear')} value={typed} onChange={search} />
          </div>
        }
      />
      {tool && (
        <p className={classes.all}>
          <RouterLink href={HISTORY_PATH}>{t('history.all')}</RouterLink>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {query && list.data ? t('history.found', { count: list.data.total }) : ''}
      </p>
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" count={5} label={t('loading')} />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState
              title={t(query ? 'history.nothing.title' : 'history.none.title')}
              text={t(query ? 'history.nothing.text' : 'history.none.text')}
              actions={<ButtonLink href={MINI_TOOLS_PATH}>{t('gone.toAll')}</ButtonLink>}
            />
          ) : (
            <>
              <ul className={classes.list} aria-label={t('history.list')}>
                {entries.map((request) => (
                  <RequestRow key={request.id} request={request} />
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
