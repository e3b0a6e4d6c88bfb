import type { IncognitoEntry } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../core/dates/dates';
import { PageSteps } from '../../core/incognito/PageSteps';
import { LoadState } from '../../core/page/LoadState';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LookWrites } from './LookWrites';
import classes from './protocol.module.css';

const LIMIT = 20;
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Protocol of the administration: which admin saw murmel as whom, when, why, and what was changed meanwhile. */
export default function ProtocolPage() {
  const { t } = useTranslation('backoffice/protocol');
  const [page, setPage] = useState(1);
  const query = useQuery(orpc.backofficeIncognito.list.queryOptions({ input: { page, limit: LIMIT } }));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
        {({ entries, total }) =>
          total === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <>
              <ol className={classes.list}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              <PageSteps page={page} pages={Math.ceil(total / LIMIT)} onPage={setPage} />
            </>
          )
        }
      </LoadState>
    </>
  );
}

function Entry({ entry }: { entry: IncognitoEntry }) {
  const { t, i18n } = useTranslation('backoffice/protocol');
  const { t: words } = useTranslation('incognito');
  const [opened, setOpened] = useState(false);
  const { id, adminName, personName, personType, reason, startedAt, endedAt, running, writes } = entry;
  const moment = (iso: string): string => momentText(new Date(iso), i18n.language, MOMENT);
  return (
    <li className={classes.entry}>
      <h2 className={classes.who}>
        {t('line', { admin: adminName ?? words('looks.gone'), name: personName, type: words(`types.${personType}`) })}
      </h2>
      <p>{words('reason', { reason })}</p>
      <p className={classes.detail}>
        {running ? t('since', { start: moment(startedAt) }) : t('between', { start: moment(startedAt), end: moment(endedAt) })}
      </p>
      {writes === 0 ? (
        <p className={classes.detail}>{words('looks.writes', { count: 0 })}</p>
      ) : (
        <button type="button" className={classes.open} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {words('looks.writes', { count: writes })}
        </button>
      )}
      {opened && <LookWrites id={id} />}
    </li>
  );
}
