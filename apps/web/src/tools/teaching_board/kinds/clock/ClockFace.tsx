import { useNow } from '../../../../platform/clock/use-now';
import { currentLanguage } from '../../../../platform/i18n/i18n';
import type { CardProps } from '../card-screen';
import face from '../shared/face.module.css';
import { useKindTexts } from '../texts';
import { AnalogClock } from './AnalogClock';
import classes from './clock.module.css';
import { wallClockText } from './hands';

/** The time of the server in the time zone of the device. */
export function ClockFace({ part: card }: CardProps<'clock'>) {
  const t = useKindTexts();
  const { face: look, seconds } = card.content;
  const now = useNow(seconds ? 1000 : 60_000);
  const digits = wallClockText(now, currentLanguage(), seconds && look === 'digital');
  return (
    <div className={face.face}>
      <div className={classes.clock} data-look={look}>
        {look !== 'digital' && <AnalogClock now={now} seconds={seconds} />}
        {/* The seconds are not announced: the time is read when the reader comes here. */}
        <time
          className={look === 'analog' ? 'visually-hidden' : classes.digits}
          data-long={digits.length > 5 || undefined}
          aria-label={t('clock.now', { time: digits })}
        >
          {digits}
        </time>
      </div>
    </div>
  );
}
