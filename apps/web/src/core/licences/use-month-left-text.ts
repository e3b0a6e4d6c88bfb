import { useTranslation } from '../../platform/i18n/use-translation';
import { isScarce } from './is-scarce';
import { useMonthCounts } from './use-month-counts';

/** Returns the words about what is left this month, once it is little: "noch 2 von 10 in diesem Monat"; undefined before. */
export function useMonthLeftText(): (kind: string) => string | undefined {
  const { t } = useTranslation('shell');
  const counts = useMonthCounts();
  return (kind) => {
    const count = counts.get(kind);
    if (!count || !isScarce(count)) return undefined;
    const { left, limit } = count;
    return t(left === 0 ? 'month.none' : 'month.left', { left, limit });
  };
}
