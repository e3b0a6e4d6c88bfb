import { RECORDING_LIMITS, type RecorderKey } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { durationText } from '../../capture/duration-text';
import classes from './recorder.module.css';

/** Remaining recording time. The last minute is hatched, and announced. */
export function TimeLeft({ recorder, elapsedMs }: { recorder: RecorderKey; elapsedMs: number }) {
  const { t } = useTranslation('recordings');
  const minutes = RECORDING_LIMITS.minutes[recorder];
  const limitMs = minutes * 60_000;
  const left = Math.max(0, limitMs - elapsedMs);
  const near = left <= RECORDING_LIMITS.noticeSeconds * 1000;
  const part = (ms: number) => `${(100 * ms) / limitMs}%`;
  return (
    <div className={classes.left}>
      <p className={classes.leftWords}>
        <strong>{t('left.time', { time: durationText(left) })}</strong> <span>{t('left.of', { minutes })}</span>
      </p>
      <div className={classes.bar} aria-hidden>
        <span className={classes.done} style={{ width: part(elapsedMs) }} />
        <span className={classes.last} style={{ width: part(RECORDING_LIMITS.noticeSeconds * 1000) }} />
      </div>
      <p className={classes.quiet}>{t('left.explained')}</p>
      <p role="status" className={classes.near} data-near={near || undefined}>
        {near ? t('left.near') : ''}
      </p>
    </div>
  );
}
