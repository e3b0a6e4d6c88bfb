import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../core/dates/dates';
import { PageSteps } from '../../core/incognito/PageSteps';
import { LoadState } from '../../core/page/LoadState';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from './protocol.module.css';

const LIMIT = 20;
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' };

/** Everything that was done in one look, newest first: the call, and what it was about. */
export function LookWrites({ id }: { id: string }) {
  const { t, i18n } = useTranslation('backoffice/protocol');
  const [page, setPage] = useState(1);
  const query = useQuery(orpc.backofficeIncognito.get.queryOptions({ input: { id, page, limit: LIMIT } }));
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={2} />}>
      {({ writes: { entries, total } }) => (
        <>
          <ul className={classes.writes}>
            {entries.map(({ at, call, itemId, itemTitle }, index) => (
              <li key={`${at}${call}${index}`}>
                <span className={classes.detail}>{momentText(new Date(at), i18n.language, MOMENT)}</span> <code>{call}</code>
                {itemId !== null && <span> {itemTitle ?? t('itemGone')}</span>}
              </li>
            ))}
          </ul>
          <PageSteps page={page} pages={Math.ceil(total / LIMIT)} onPage={setPage} />
        </>
      )}
    </LoadState>
  );
}
