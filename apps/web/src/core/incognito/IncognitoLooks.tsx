import type { IncognitoLook } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { momentText } from '../dates/dates';
import { LoadState } from '../page/LoadState';
import classes from './IncognitoLooks.module.css';
import { PageSteps } from './PageSteps';

const LIMIT = 5;
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** List of looks of the administration at murmel as oneself: who, when and why, newest first; with a class, as its pupils. */
export default function IncognitoLooks({ classId }: { classId?: string }) {
  return classId === undefined ? <OwnLooks /> : <ClassLooks classId={classId} />;
}

function OwnLooks() {
  const [page, setPage] = useState(1);
  const query = useQuery(orpc.incognito.looks.queryOptions({ input: { page, limit: LIMIT } }));
  return <Looks query={query} page={page} setPage={setPage} />;
}

function ClassLooks({ classId }: { classId: string }) {
  const { t } = useTranslation('incognito');
  const heading = useId();
  const [page, setPage] = useState(1);
  const query = useQuery(orpc.incognito.looksInClass.queryOptions({ input: { id: classId, page, limit: LIMIT } }));
  // A class whose accounts were never looked at need not hear of it.
  if (!query.data || query.data.total === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('looks.classTitle')}
      </h2>
      <Looks query={query} page={page} setPage={setPage} />
    </section>
  );
}

interface LooksProps {
  query: Parameters<typeof LoadState<{ entries: (IncognitoLook & { personName?: string })[]; total: number }>>[0]['query'];
  page: number;
  setPage: (page: number) => void;
}

function Looks({ query, page, setPage }: LooksProps) {
  const { t, i18n } = useTranslation('incognito');
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={t('looks.loading')} shape="lines" count={2} />}>
      {({ entries, total }) =>
        total === 0 ? (
          <p className={classes.none}>{t('looks.none')}</p>
        ) : (
          <>
            <ul className={classes.list}>
              {entries.map((look) => (
                <li key={look.id} className={classes.look}>
                  <p className={classes.who}>
                    {look.personName === undefined
                      ? (look.adminName ?? t('looks.gone'))
                      : t('looks.at', { admin: look.adminName ?? t('looks.gone'), name: look.personName })}
                  </p>
                  <p>{t('reason', { reason: look.reason })}</p>
                  <p className={classes.detail}>
                    {momentText(new Date(look.startedAt), i18n.language, MOMENT)} ·{' '}
                    {look.running ? t('looks.running') : t('looks.writes', { count: look.writes })}
                  </p>
                </li>
              ))}
            </ul>
            <PageSteps page={page} pages={Math.ceil(total / LIMIT)} onPage={setPage} />
          </>
        )
      }
    </LoadState>
  );
}
