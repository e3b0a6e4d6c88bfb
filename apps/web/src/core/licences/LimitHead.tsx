import { beginText, type MonthLimit } from '../../platform/errors/month-limit';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Notice } from '../../ui/status/Notice';
import { QuotaRing } from '../../ui/status/QuotaRing';
import { momentText } from '../dates/dates';
import { useKindName } from './kind-names';
import classes from './licences.module.css';

/** Ring with the number that is used up, since when it counts and from when on there is more. */
export function LimitHead({ reached, headingLevel }: { reached: MonthLimit; headingLevel: 2 | 3 }) {
  const { t, i18n } = useTranslation('licences');
  const name = useKindName()(reached.kind) ?? t('kinds.things');
  const { limit, resetsAt } = reached;
  // The month that ends when the count begins anew.
  const month = momentText(new Date(Date.parse(resetsAt) - 1), i18n.language, { month: 'long' });
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className={classes.head}>
        <QuotaRing used={limit} limit={limit} />
        <div>
          <Heading className={classes.headline}>{t('spent', { limit, name, month })}</Heading>
          <p className={classes.quiet}>{t('again', { date: beginText(resetsAt), limit })}</p>
        </div>
      </div>
      <Notice tone="good">{t('lessonsGoOn')}</Notice>
    </>
  );
}
