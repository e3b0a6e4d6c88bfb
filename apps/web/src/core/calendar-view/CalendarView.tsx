import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import type { CalendarProps } from './Calendar';

const Calendar = lazyPart(() => import('./Calendar'));

/** Draws entries of a month, a week or a day. The calendar itself is 100 kB and comes when it is first shown. Texts: `calendar-view`. */
export function CalendarView(props: CalendarProps) {
  const { t } = useTranslation('calendar-view');
  return <Calendar {...props} waiting={<SkeletonGrid shape="lines" count={8} label={t('loading')} />} />;
}
