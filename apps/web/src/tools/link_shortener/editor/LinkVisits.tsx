import type { LinkItem } from '@murmel/contracts';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../../core/page/LoadState';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import classes from './editor.module.css';
import { VisitBars } from './VisitBars';

/** While the page is open the numbers follow; they come a second late anyway. */
const AGAIN_MS = 15_000;

/** Number of visits of the link on the last days. */
export function LinkVisits({ item }: { item: LinkItem }) {
  const { t } = useTranslation('tools/link_shortener');
  const record = useQuery({ ...orpc.links.record.queryOptions({ input: { id: item.id } }), refetchInterval: AGAIN_MS });
  return (
    <section className={classes.section} aria-labelledby="link-visits">
      <LoadState query={record} skeleton={<SkeletonGrid label={t('loading')} count={1} />}>
        {({ days, total }) => {
          const count = days.reduce((sum, { visits }) => sum + visits, 0);
          return (
            <>
              <div className={classes.heading}>
                <h2 id="link-visits">{t('visits.title', { count, days: days.length })}</h2>
                <span className={classes.people}>
                  <IconEyeOff size={18} stroke={1.9} aria-hidden /> {t('visits.people')}
                </span>
              </div>
              {count > 0 ? <VisitBars days={days} /> : <p className={classes.quiet}>{t('visits.none')}</p>}
              {total > count && <p className={classes.quiet}>{t('visits.total', { count: total })}</p>}
            </>
          );
        }}
      </LoadState>
    </section>
  );
}
