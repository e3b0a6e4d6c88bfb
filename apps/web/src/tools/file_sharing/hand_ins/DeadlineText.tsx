import type { FileSharing } from '@murmel/contracts';
import { calendarDay, momentText, timeOfDayText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { shownState } from '../shown-state';

const MINUTE_MS = 60_000;
/** Minutes are counted only below this. */
const COUNTED_MINUTES = 90;

/** The deadline in words, and how long it is until then. @param now by the server's clock */
export function DeadlineText({ sharing, now }: { sharing: FileSharing; now: number }) {
  const { t, i18n } = useTranslation('tools/file_sharing');
  const { closesAt, takesLate } = sharing;
  const state = shownState(sharing, now);
  if (state === 'off' || closesAt === null) return t(state === 'off' ? 'deadline.off' : 'deadline.none');
  const at = new Date(closesAt);
  const today = calendarDay(at) === calendarDay(new Date(now));
  const date = today ? timeOfDayText(at, i18n.language) : momentText(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const minutes = Math.ceil((at.getTime() - now) / MINUTE_MS);
  const over = state === 'over' && t(takesLate ? 'deadline.late' : 'deadline.over');
  return (
    <>
      <strong>{t('deadline.until', { date })}</strong>{' '}
      <span>{over || (minutes <= COUNTED_MINUTES && t('deadline.left', { count: minutes }))}</span>
    </>
  );
}
