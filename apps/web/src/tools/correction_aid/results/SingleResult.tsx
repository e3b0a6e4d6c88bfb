import type { CorrectionItem, CorrectionOverview } from '@murmel/contracts';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { RouterLink } from '../../../core/links/RouterLink';
import { LoadState } from '../../../core/page/LoadState';
import { orpc } from '../../../platform/api/queries';
import { IconButton } from '../../../ui/overlays/IconButton';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { readPlace, resultPath, resultsPath } from '../paths';
import { useTexts } from '../texts';
import { ResultPage } from './ResultPage';
import classes from './results.module.css';

interface SingleResultProps {
  item: CorrectionItem;
  /** from the address: the place from 1, and the id of the result where it is named */
  at: string;
  overview: CorrectionOverview | undefined;
}

/** The results one by one, each at its own address. */
export default function SingleResult({ item, at, overview }: SingleResultProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { place: named, resultId } = readPlace(at);
  const rows = overview?.rows ?? [];
  // The id counts where the places have changed meanwhile.
  const found = rows.findIndex(({ id }) => id === resultId);
  const page = found >= 0 ? found + 1 : named;
  const query = useQuery({
    ...orpc.aiFeedbacks.results.queryOptions({ input: { id: item.id, page, limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  const row = rows[page - 1];
  const known = row && `${row.id} ${row.state}`;
  useEffect(() => void refetch(), [refetch, known]);
  const go = (to: number) => void navigate(resultPath(item.id, to, rows[to - 1]?.id));
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
      {({ entries, total }) => {
        const result = entries[0];
        return (
          <>
            <nav className={classes.pager} aria-label={t('result.pager')}>
              <RouterLink href={resultsPath(item.id)} className={classes.toAll}>
                <IconArrowLeft size={18} stroke={1.9} aria-hidden /> {t('result.toAll')}
              </RouterLink>
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronLeft}
                label={t('result.previous')}
                disabled={page <= 1}
                onClick={() => go(page - 1)}
              />
              <span aria-live="polite">{t('result.position', { page, total })}</span>
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronRight}
                label={t('result.next')}
                disabled={page >= total}
                onClick={() => go(page + 1)}
              />
            </nav>
            {result ? (
              <ResultPage key={result.id} item={item} result={result} />
            ) : (
              <EmptyState title={t('result.gone')} text={t('result.goneText', { count: total })} />
            )}
          </>
        );
      }}
    </LoadState>
  );
}
