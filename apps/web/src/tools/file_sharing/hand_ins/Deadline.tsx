import type { FileSharing, SharedFileItem } from '@murmel/contracts';
import { IconClockPlus } from '@tabler/icons-react';
import { calendarDay, momentText, timeOfDayText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { useChangeShare } from '../editor/use-change-share';
import { shownState } from '../shown-state';
import classes from './hand-ins.module.css';

const MINUTE_MS = 60_000;
/** One press gives so much more. */
const MORE_MINUTES = 10;
/** Minutes are counted only below this. */
const COUNTED_MINUTES = 90;

interface DeadlineProps {
  item: SharedFileItem;
  sharing: FileSharing;
  /** by the server's clock */
  now: number;
  mayChange: boolean;
}

/** Deadline of submissions, with a button that adds ten minutes. */
export function Deadline({ item, sharing, now, mayChange }: DeadlineProps) {
  const { t, i18n } = useTranslation('tools/file_sharing');
  const { change, busy } = useChangeShare(item.id);
  const { closesAt } = sharing;
  const state = shownState(sharing, now);
  if (state === 'off' || closesAt === null)
    return <p className={classes.deadline}>{t(state === 'off' ? 'deadline.off' : 'deadline.none')}</p>;
  const at = new Date(closesAt);
  const today = calendarDay(at) === calendarDay(new Date(now));
  const date = today ? timeOfDayText(at, i18n.language) : momentText(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const minutes = Math.ceil((at.getTime() - now) / MINUTE_MS);
  const extend = () => {
    const from = Math.max(now, at.getTime());
    void change({ closesAt: new Date(from + MORE_MINUTES * MINUTE_MS).toISOString() }, t('deadline.extended'));
  };
  return (
    <div className={classes.deadline}>
      <p>
        <strong>{t('deadline.until', { date })}</strong>
        <span>{state === 'over' ? t('deadline.over') : minutes <= COUNTED_MINUTES && t('deadline.left', { count: minutes })}</span>
      </p>
      {mayChange && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          leftSection={<IconClockPlus size={18} stroke={1.9} aria-hidden />}
          onClick={extend}
        >
          {t('deadline.extend', { count: MORE_MINUTES })}
        </Button>
      )}
    </div>
  );
}
