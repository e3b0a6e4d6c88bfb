import classes from './recorder.module.css';

/** Number of columns before the red line, each a fifth of a second. */
const SHOWN = 60;
const SAMPLES_PER_COLUMN = 2;
const COMING = 27;

/** Levels of the last seconds, and the line at which recording goes on. For the eye alone: the clock says the same in words. */
export function Waveform({ levels }: { levels: readonly number[] }) {
  const from = Math.max(0, levels.length - SHOWN * SAMPLES_PER_COLUMN);
  const first = from - (from % SAMPLES_PER_COLUMN);
  const columns: number[] = [];
  for (let at = first; at < levels.length; at += SAMPLES_PER_COLUMN) columns.push(Math.max(...levels.slice(at, at + SAMPLES_PER_COLUMN)));
  return (
    <div className={classes.wave} aria-hidden>
      <div className={classes.heard}>
        {columns.map((column, index) => (
          <span key={first + index * SAMPLES_PER_COLUMN} style={{ height: `${Math.max(4, column * 100)}%` }} />
        ))}
      </div>
      <span className={classes.now} />
      <div className={classes.coming}>
        {Array.from({ length: COMING }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
