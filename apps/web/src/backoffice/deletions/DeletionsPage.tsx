import type { DeletionDayEntry } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { momentText } from '../../core/dates/dates';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from './deletions.module.css';

/** The deletion log: what was deleted on which day and why, as numbers without names. */
export default function DeletionsPage() {
  const { t } = useTranslation('backoffice/deletions');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const list = useQuery({ ...orpc.installation.deletions.queryOptions({ input: { page } }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LoadState query={list} skeleton={<SkeletonGrid label={t('loading')} count={5} shape="lines" />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <>
              <ol className={classes.days}>
                {entries.map((entry) => (
                  <Day key={entry.day} entry={entry} />
                ))}
              </ol>
              <PageSwitch page={page} limit={limit} total={total} onChange={(next) => setParams(next > 1 ? { page: String(next) } : {})} />
            </>
          )
        }
      </LoadState>
    </>
  );
}

function Day({ entry: { day, deletions } }: { entry: DeletionDayEntry }) {
  const { t, i18n } = useTranslation('backoffice/deletions');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <li className={classes.day}>
      <h2 className={classes.date}>
        {momentText(new Date(`${day}T12:00:00Z`), i18n.language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })}
      </h2>
      <ul className={classes.deletions}>
        {deletions.map(({ data, cause, count }) => (
          <li key={`${data} ${cause}`}>
            <strong className={classes.number}>{number.format(count)}</strong>
            <span>{t(`data.${data}`)}</span>
            <span className={classes.more}>{t(`cause.${cause}`)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
