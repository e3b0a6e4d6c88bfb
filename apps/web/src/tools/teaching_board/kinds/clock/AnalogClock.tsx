import classes from './clock.module.css';
import { handsOf } from './hands';

const MARKS = Array.from({ length: 60 }, (_, minute) => minute);
const NUMERALS = [
  [12, 50, 23.5],
  [3, 77.5, 50],
  [6, 50, 77],
  [9, 22.5, 50],
] as const;

const turned = (degrees: number): string => `rotate(${degrees} 50 50)`;

/** A round clock with numerals and a red second hand. The time in words stands beside it. */
export function AnalogClock({ now, seconds }: { now: number; seconds: boolean }) {
  const { hour, minute, second } = handsOf(now);
  return (
    <svg className={classes.analog} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={classes.rim} cx="50" cy="50" r="48" />
      {MARKS.map((mark) => (
        <line
          key={mark}
          className={classes.mark}
          data-large={mark % 5 === 0 || undefined}
          x1="50"
          x2="50"
          y1="6"
          y2={mark % 5 === 0 ? 12 : 8.5}
          transform={turned(mark * 6)}
        />
      ))}
      {NUMERALS.map(([numeral, x, y]) => (
        <text key={numeral} className={classes.numeral} x={x} y={y} textAnchor="middle" dominantBaseline="central">
          {numeral}
        </text>
      ))}
      <line className={classes.hour} x1="50" x2="50" y1="50" y2="27" transform={turned(hour)} />
      <line className={classes.minute} x1="50" x2="50" y1="50" y2="14" transform={turned(minute)} />
      {seconds && <line className={classes.second} x1="50" x2="50" y1="60" y2="12" transform={turned(second)} />}
      <circle className={classes.hub} data-seconds={seconds || undefined} cx="50" cy="50" r="4" />
    </svg>
  );
}
