import type { Recording } from '@murmel/contracts';
import { IconArrowBackUp, IconCheck, IconPhoto } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { durationText } from '../../capture/duration-text';
import classes from './editing.module.css';
import type { SaveMarks } from './use-save-marks';

export interface Cut {
  startMs: number;
  endMs: number | null;
}

interface TrimProps {
  recording: Recording;
  cut: Cut;
  /** position of the player */
  at: number;
  marking: SaveMarks;
  onCut: (cut: Cut) => void;
}

/** Trims the beginning and the end: nothing is re-encoded, so there is no wait, and it can be undone. */
export function Trim({ recording, cut, at, marking, onCut }: TrimProps) {
  const { t } = useTranslation('recordings');
  const { durationMs, startMs, endMs, width } = recording;
  const until = cut.endMs ?? durationMs;
  const changed = cut.startMs !== startMs || cut.endMs !== endMs;
  const cuts = cut.startMs > 0 || cut.endMs !== null;
  const whole = { startMs: 0, endMs: null };
  const place = (ms: number) => `${(100 * ms) / durationMs}%`;
  const places = { '--from': place(cut.startMs), '--to': place(durationMs - until), '--at': place(at) } as CSSProperties;
  return (
    <section className={classes.section} aria-labelledby="trim">
      <h2 id="trim">{t('trim.title')}</h2>
      <div className={classes.track} style={places} aria-hidden>
        <span className={classes.off} data-side="start" />
        <span className={classes.off} data-side="end" />
        <span className={classes.here} />
      </div>
      <div className={classes.ends}>
        <label>
          <span>{t('trim.start', { time: durationText(cut.startMs) })}</span>
          <input
            type="range"
            min={0}
            max={durationMs}
            step={100}
            value={cut.startMs}
            aria-valuetext={durationText(cut.startMs)}
            onChange={(event) => onCut({ ...cut, startMs: Math.min(Number(event.currentTarget.value), until - 500) })}
          />
        </label>
        <label>
          <span>{t('trim.end', { time: durationText(until) })}</span>
          <input
            type="range"
            min={0}
            max={durationMs}
            step={100}
            value={until}
            aria-valuetext={durationText(until)}
            onChange={(event) => {
              const end = Math.max(Number(event.currentTarget.value), cut.startMs + 500);
              onCut({ ...cut, endMs: end >= durationMs ? null : end });
            }}
          />
        </label>
      </div>
      <div className={classes.row}>
        <Button variant="default" disabled={at >= until - 500} onClick={() => onCut({ ...cut, startMs: Math.round(at) })}>
          {t('trim.startHere')}
        </Button>
        <Button variant="default" disabled={at <= cut.startMs + 500} onClick={() => onCut({ ...cut, endMs: Math.round(at) })}>
          {t('trim.endHere')}
        </Button>
        {width !== null && (
          <Button
            variant="default"
            leftSection={<IconPhoto size={20} stroke={1.9} aria-hidden />}
            onClick={() => void marking.mark({ coverMs: Math.round(at) }, t('trim.coverSaved'))}
          >
            {t('trim.cover')}
          </Button>
        )}
        {cuts && (
          <Button variant="subtle" leftSection={<IconArrowBackUp size={20} stroke={1.9} aria-hidden />} onClick={() => onCut(whole)}>
            {t('trim.whole')}
          </Button>
        )}
        {changed && (
          <Button
            loading={marking.busy}
            leftSection={<IconCheck size={20} stroke={1.9} aria-hidden />}
            onClick={() => void marking.mark({ startMs: cut.startMs, endMs: cut.endMs }, t('trim.saved'))}
          >
            {t('trim.save')}
          </Button>
        )}
      </div>
      {marking.refusal && <p role="alert">{marking.refusal}</p>}
      {cuts && (
        <p className={classes.quiet}>
          <strong>{t('trim.lengths', { now: durationText(until - cut.startMs), before: durationText(durationMs) })}</strong>{' '}
          {t('trim.kept')}
        </p>
      )}
    </section>
  );
}
