import { includesFeature, PAID_FEATURES, type PaidFeature } from '@murmel/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { LimitHead } from './LimitHead';
import classes from './licences.module.css';
import { OtherCounts } from './OtherCounts';
import { FEATURE_NUMBERS } from './PaidFeature';
import { useMonthCounts } from './use-month-counts';
import { Ways } from './Ways';

const FEATURES = Object.keys(PAID_FEATURES) as PaidFeature[];

/** Page about the licence of the account: what it includes, what is counted this month, and the ways to more. */
export default function LicencesPage() {
  const { t } = useTranslation('licences');
  const { t: shell } = useTranslation('shell');
  const { user } = useSession();
  const [asked] = useSearchParams();
  const counts = useMonthCounts();
  const licence = user?.licence ?? 'free';
  const named = counts.get(asked.get('of') ?? '');
  const reached = (named?.left === 0 ? named : undefined) ?? [...counts.values()].find(({ left }) => left === 0);
  const anyCount = [...counts.values()][0];
  return (
    <>
      <PageHeader title={t('title')} text={t('yours', { licence: shell(`licence.${licence}`) })} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={classes.card}>
            <h2 className={classes.title}>{t('includes')}</h2>
            <ul className={classes.features}>
              {FEATURES.map((feature) => {
                const has = includesFeature(licence, feature);
                const Mark = has ? IconCheck : IconMinus;
                return (
                  <li key={feature} className={classes.feature} data-has={has || undefined}>
                    <Mark size={22} stroke={2.2} className={classes.mark ?? ''} aria-hidden />
                    <div className={classes.wayWords}>
                      <strong>
                        {t(`features.${feature}.title`)}
                        <span className="visually-hidden">: {t(has ? 'included' : 'notIncluded')}</span>
                      </strong>
                      <span className={classes.quiet}>{t(`features.${feature}.${has ? 'having' : 'lacking'}`, FEATURE_NUMBERS)}</span>
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
          <OtherCounts without={reached?.kind} headingLevel={2} />
        </div>
        {licence !== 'group' && (
          <section className={classes.card}>
            {reached ? <LimitHead reached={reached} headingLevel={2} /> : <Notice tone="good">{t('lessonsGoOn')}</Notice>}
            <Ways {...(reached && anyCount ? { resetsAt: reached.resetsAt } : {})} headingLevel={2} />
          </section>
        )}
      </div>
    </>
  );
}
