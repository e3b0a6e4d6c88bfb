import type { CSSProperties } from 'react';
import classes from './list.module.css';

/** A small bar for each day, today last. Decoration: the number stands beside it, the days in the link itself. */
export function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days, 1);
  return (
    <span className={classes.bars} data-colour="wiese" aria-hidden>
      {days.map((visits, index) => (
        <span key={index} className={classes.bar} style={{ '--part': visits / most } as CSSProperties} />
      ))}
    </span>
  );
}
