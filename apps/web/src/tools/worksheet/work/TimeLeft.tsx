import { IconHourglass } from '@tabler/icons-react';
import { useEffect } from 'react';
import { startServerClock } from '../../../platform/clock/server-clock';
import { useNow } from '../../../platform/clock/use-now';
import { useTexts } from './texts';
import classes from './work.module.css';

/** Seconds are shown in the last minute only: watching them does not help the work. */
const LAST_SECONDS = 60;

/** Shows the remaining time, by the server's clock. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const t = useTexts();
  useEffect(startServerClock, []);
  const now = useNow(1000);
  const left = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
  return (
    <span className={classes.time} data-soon={left <= LAST_SECONDS || undefined} role="timer">
      <IconHourglass size={18} stroke={1.9} aria-hidden />
      {left > LAST_SECONDS ? t('time.minutes', { count: Math.ceil(left / 60) }) : t('time.seconds', { count: left })}
    </span>
  );
}
