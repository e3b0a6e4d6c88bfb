import { REVIEW_STATES, type ReviewCase, type ReviewState, type Verdict } from '@murmel/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { LinkTabs } from '../../ui/layout/LinkTabs';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { CaseCard } from './CaseCard';
import classes from './reviews.module.css';
import { VerdictDialog } from './VerdictDialog';

/** Polling interval for new reports. */
const EVERY_MS = 30_000;

/** Page for reviewers; all others are redirected home. */
export default function ReviewsPage() {
  const { isReviewer } = useSession();
  return isReviewer ? <Reviews /> : <Navigate to="/" replace />;
}

/** Reports on open material: one case for each item, with the reporters' texts and the decisions. */
function Reviews() {
  const { t } = useTranslation('reviews');
  const { t: shell } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const now = useNow();
  const [deciding, setDeciding] = useState<{ about: ReviewCase; verdict: Verdict }>();
  const state: ReviewState = REVIEW_STATES.find((one) => one === params.get('state')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const list = useQuery({
    ...orpc.reviews.list.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={classes.states}>
        <LinkTabs
          label={t('states')}
          current={state}
          linkAs={RouterLink}
          tabs={REVIEW_STATES.map((key) => ({ key, label: t(key), href: key === 'open' ? '/reviews' : `/reviews?state=${key}` }))}
        />
      </div>
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" label={shell('loading')} count={6} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <ul className={classes.cases} aria-label={t('list')}>
                {entries.map((about) => (
                  <li key={about.item.id}>
                    <CaseCard about={about} now={now} onDecide={(verdict) => setDeciding({ about, verdict })} />
                  </li>
                ))}
              </ul>
              <PageSwitch
                page={page}
                limit={limit}
                total={total}
                onChange={(next) => setParams({ ...(state === 'open' ? {} : { state }), ...(next > 1 ? { page: String(next) } : {}) })}
              />
            </>
          ) : (
            <EmptyState title={t(`empty.${state}Title`)} text={t(`empty.${state}Text`)} />
          )
        }
      </LoadState>
      {deciding && (
        <VerdictDialog
          item={deciding.about.item}
          verdict={deciding.verdict}
          onClose={() => {
            setDeciding(undefined);
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </>
  );
}
