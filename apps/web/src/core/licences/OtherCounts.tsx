import { useTranslation } from '../../platform/i18n/use-translation';
import { QuotaBar } from '../../ui/status/QuotaBar';
import { momentText } from '../dates/dates';
import { RouterLink } from '../links/RouterLink';
import { useKindName } from './kind-names';
import classes from './licences.module.css';
import { useMonthCounts } from './use-month-counts';

/** Number of bars; the whole list stands in the profile. */
const SHOWN = 6;

interface OtherCountsProps {
  /** what is named above already */
  without?: string | undefined;
  headingLevel: 2 | 3;
  /** called when the link to the whole list is followed */
  onLeave?: () => void;
}

/** Bars of all else that is counted this month, the most used first. */
export function OtherCounts({ without, headingLevel, onLeave }: OtherCountsProps) {
  const { t, i18n } = useTranslation('licences');
  const nameOf = useKindName();
  const counts = [...useMonthCounts().values()]
    .filter(({ kind }) => kind !== without && nameOf(kind) !== undefined)
    .toSorted((one, other) => other.used / other.limit - one.used / one.limit)
    .slice(0, SHOWN);
  if (counts.length === 0) return null;
  const month = momentText(new Date(), i18n.language, { month: 'long' });
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes.others}>
      <div className={classes.row}>
        <Heading className={classes.title}>{t(without === undefined ? 'counts' : 'others', { month })}</Heading>
        <RouterLink href="/profile#quota" className={classes.link} {...(onLeave && { onClick: onLeave })}>
          {t('wholeQuota')}
        </RouterLink>
      </div>
      <div className={classes.bars}>
        {counts.map(({ kind, used, limit }) => (
          <QuotaBar key={kind} label={nameOf(kind)!} used={used} limit={limit} countText={t('used', { used, limit })} />
        ))}
      </div>
    </section>
  );
}
