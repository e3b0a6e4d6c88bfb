import { BACKOFFICE_PATH } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, relativeTime } from '../../core/dates/dates';
import { useNow } from '../../core/dates/use-now';
import { RouterLink } from '../../core/links/RouterLink';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from '../lists.module.css';

const LIMIT = 20;

/** Guests, who was there last first. */
export function GuestList() {
  const { t, i18n } = useTranslation('backoffice/people');
  const { t: items } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const now = useNow();
  const query = useQuery({
    ...orpc.backofficePeople.guests.queryOptions({ input: { page, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.stack}>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <section className={classes.frame} aria-label={t('kind.guests')}>
                <table className={classes.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('column.name')}</th>
                      <th scope="col">{t('column.lastVisit')}</th>
                      <th scope="col">{t('guest.since')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map(({ id, name, createdAt, lastSeenAt }) => {
                      const { key, values } = relativeTime(lastSeenAt, now, i18n.language);
                      return (
                        <tr key={id}>
                          <th scope="row">
                            <RouterLink href={`${BACKOFFICE_PATH}/users/${id}`}>{name}</RouterLink>
                          </th>
                          <td data-label={t('column.lastVisit')}>{items(`when.${key}`, values)}</td>
                          <td data-label={t('guest.since')}>{dayText(new Date(createdAt), now, i18n.language)}</td>
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              </section>
              <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState title={t('guest.none')} text={t('guest.noneText')} />
          )
        }
      </LoadState>
    </div>
  );
}
