import { useId } from 'react';
import classes from './QuotaBar.module.css';

interface QuotaBarProps {
  label: string;
  used: number;
  limit: number;
  /** "17 von 20" */
  countText: string;
  /** Time of the reset, or advice at the limit. */
  hint?: string;
}

/** Shows the used share of a limit: bar, number and words. Yellow from 80 %. */
export function QuotaBar({ label, used, limit, countText, hint }: QuotaBarProps) {
  const id = useId();
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <div className={classes.quota}>
      <div className={classes.head}>
        <strong id={id}>{label}</strong>
        <span>{countText}</span>
      </div>
      <div
        className={classes.track}
        role="meter"
        aria-labelledby={id}
        aria-valuenow={used}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuetext={countText}
      >
        <div className={classes.fill} data-tight={share >= 0.8 || undefined} style={{ width: `${share * 100}%` }} />
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
