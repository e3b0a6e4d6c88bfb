import type { InstallationOverview } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import sheet from '../../core/installation/figure-sheet.module.css';
import { Hints } from '../../core/installation/Hints';
import { LoadState } from '../../core/page/LoadState';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from './overview.module.css';
import { Pending } from './Pending';
import { SetUp } from './SetUp';

/** Reload interval: an admin who looks at it sees a new report within a minute. */
const AGAIN_MS = 60_000;

/** First page of the administration: how many people work here, what waits for an admin, and what is not set up yet. */
export default function OverviewPage() {
  const { t } = useTranslation('backoffice/overview');
  const query = useQuery({ ...orpc.installation.overview.queryOptions(), refetchInterval: AGAIN_MS });
  const state = useQuery({ ...orpc.installation.state.queryOptions(), refetchInterval: AGAIN_MS });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={4} shape="lines" />}>
        {(overview) => (
          <div className={sheet.page}>
            {state.data && <Hints state={state.data} />}
            <Figures overview={overview} />
            <div className={sheet.columns}>
              <SetUp overview={overview} />
              <div className={sheet.aside}>
                <Pending overview={overview} state={state.data} />
                <Licences overview={overview} />
              </div>
            </div>
          </div>
        )}
      </LoadState>
    </>
  );
}

/** Four numbers of people and items; contents are never shown here. */
function Figures({ overview }: { overview: InstallationOverview }) {
  const { t, i18n } = useTranslation('backoffice/overview');
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  const figures = [
    { key: 'teachers', value: overview.teachers, more: t('figure.teachers.more', { count: overview.teachersOfWeek }) },
    { key: 'pupils', value: overview.pupils, more: t('figure.pupils.more', { count: overview.classes }) },
    { key: 'guests', value: overview.guestsOfWeek, more: t('figure.guests.more') },
    { key: 'items', value: overview.items, more: t('figure.items.more') },
  ] as const;
  return (
    <ul className={sheet.figures} aria-label={t('figures')}>
      {figures.map(({ key, value, more }) => (
        <li key={key} className={sheet.figure}>
          <strong className={sheet.value}>{number(value)}</strong>
          <span>{t(`figure.${key}.name`)}</span>
          <span className={sheet.more}>{more}</span>
        </li>
      ))}
    </ul>
  );
}

/** Number of teachers by the kind of their licence. */
function Licences({ overview: { licences, teachers } }: { overview: InstallationOverview }) {
  const { t, i18n } = useTranslation('backoffice/overview');
  const { t: shell } = useTranslation('shell');
  return (
    <section className={sheet.card} aria-labelledby="licences">
      <h2 id="licences" className={sheet.head}>
        {t('licences')}
      </h2>
      <ul className={classes.bars}>
        {licences.map(({ licence, teachers: count }) => (
          <li key={licence}>
            <span className={classes.barName}>{shell(`licence.${licence}`)}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} style={{ width: `${(count / Math.max(1, teachers)) * 100}%` }} />
            </span>
            <span className={classes.number}>{new Intl.NumberFormat(i18n.language).format(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
