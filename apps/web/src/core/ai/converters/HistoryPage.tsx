import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { relativeTime, timeText } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { useChatsLive } from '../chat/use-chats-live';
import { OUTPUT_ICONS } from './converter-looks';
import { jobsQuery } from './converter-queries';
import classes from './converters.module.css';
import { CONVERTERS_PATH, jobPath } from './paths';

const PAGE = 20;

/** All conversions of a teacher, the newest first. */
export default function HistoryPage() {
  const { t, i18n } = useTranslation('ai/converters');
  const { t: items } = useTranslation('items');
  const now = useNow();
  const [page, setPage] = useState(1);
  const list = useQuery({ ...jobsQuery({ page, limit: PAGE }), placeholderData: keepPreviousData });
  useChatsLive();
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={CONVERTERS_PATH}>{t('title')}</RouterLink>}
        title={t('history')}
        actions={<ButtonLink href={CONVERTERS_PATH}>{t('new')}</ButtonLink>}
      />
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" count={5} label={t('loading')} />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <>
              <ul className={classes.list} aria-label={t('history')}>
                {entries.map(({ id, title, input, output, state, percent, createdAt }) => {
                  const OutputIcon = OUTPUT_ICONS[output];
                  const ago = relativeTime(createdAt, now, i18n.language);
                  return (
                    <li key={id} className={classes.row}>
                      <OutputIcon size={28} stroke={1.7} aria-hidden />
                      <div>
                        <RouterLink href={jobPath(id)} className={classes.name}>
                          {title}
                        </RouterLink>
                        <p className={classes.hint}>
                          {t('becomes', { input: t(`inputs.${input}`), output: t(`outputs.${output}`) })} · {t(`states.${state}`)}
                          {state === 'running' && ` · ${t('percent', { percent })}`}
                        </p>
                        <time dateTime={createdAt} title={timeText(new Date(createdAt), i18n.language)} className={classes.hint}>
                          {items(`when.${ago.key}`, { ...ago.values })}
                        </time>
                      </div>
                    </li>
                  );
                })}
              </ul>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          )
        }
      </LoadState>
    </>
  );
}
