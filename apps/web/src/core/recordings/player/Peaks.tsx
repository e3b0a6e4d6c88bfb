import type { Recording } from '@murmel/contracts';
import classes from './player.module.css';

const COLUMNS = 120;

interface PeaksProps extends Pick<Recording, 'peaks' | 'durationMs'> {
  /** start of the shown range */
  from: number;
  to: number;
  /** until here it was played */
  at: number;
}

/** Waveform of the loudness from beginning to end. It is purely visual. */
export function Peaks({ peaks, durationMs, from, to, at }: PeaksProps) {
  const place = (ms: number) => Math.round((ms / durationMs) * peaks.length);
  const shown = peaks.slice(place(from), Math.max(place(from) + 1, place(to)));
  const step = Math.max(1, Math.ceil(shown.length / COLUMNS));
  const columns = Array.from({ length: Math.ceil(shown.length / step) }, (_, index) =>
    Math.max(...shown.slice(index * step, (index + 1) * step)),
  );
  const played = to > from ? (at - from) / (to - from) : 0;
  return (
    <div className={classes.peaks} aria-hidden>
      {columns.map((column, index) => (
        <span
          key={`${index} ${columns.length}`}
          data-played={index / columns.length < played || undefined}
          style={{ height: `${Math.max(4, column)}%` }}
        />
      ))}
    </div>
  );
}
