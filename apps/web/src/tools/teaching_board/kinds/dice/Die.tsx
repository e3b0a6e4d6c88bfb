import classes from './dice.module.css';
import { PIPS } from './pips';

/** Places of the pips in a face of 100. */
const AT = [25, 50, 75];

/** One die. Without a value it waits for its first roll. */
export function Die({ value }: { value: number | undefined }) {
  const pips = value === undefined ? [] : (PIPS[value - 1] ?? []);
  return (
    <svg className={classes.die} viewBox="-2 -2 104 110" aria-hidden="true">
      <rect className={classes.edge} y="6" width="100" height="100" rx="22" />
      <rect className={classes.side} width="100" height="100" rx="22" />
      {pips.map((place) => (
        <circle key={place} className={classes.pip} cx={AT[place % 3]} cy={AT[Math.floor(place / 3)]} r="9.5" />
      ))}
    </svg>
  );
}
