import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './recorder.module.css';

const BARS = 12;
const EVERY_MS = 80;
/** Level from which a voice is audible; above the second level the microphone is too near. */
const HEARD = 0.35;
const TOO_LOUD = 0.97;
/** A word is judged by its loudest moment. */
const FALLS = 0.97;

interface LevelMeterProps {
  level: () => number;
  /** also says in words if the speaker will be heard */
  verdict?: boolean;
}

/** Shows the current loudness. */
export function LevelMeter({ level, verdict = false }: LevelMeterProps) {
  const { t } = useTranslation('recordings');
  const [{ now, lately }, setHeard] = useState({ now: 0, lately: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      const next = level();
      setHeard(({ lately: before }) => ({ now: next, lately: Math.max(next, before * FALLS) }));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [level]);
  const lit = Math.round(now * BARS);
  const words = lately > TOO_LOUD ? 'tooLoud' : lately > HEARD ? 'heard' : 'quiet';
  return (
    <span className={classes.level}>
      <span className={classes.meter} role="meter" aria-label={t('level.label')} aria-valuemin={0} aria-valuemax={BARS} aria-valuenow={lit}>
        {Array.from({ length: BARS }, (_, bar) => (
          <span key={bar} data-lit={bar < lit || undefined} />
        ))}
      </span>
      {verdict && (
        <span className={classes.verdict} data-heard={words === 'heard' || undefined} role="status">
          {t(`level.${words}`)}
        </span>
      )}
    </span>
  );
}
