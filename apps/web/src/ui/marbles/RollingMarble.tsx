import type { MarbleColour } from '../theme/scales';
import { Marble } from './Marble';
import classes from './RollingMarble.module.css';

interface RollingMarbleProps {
  /** Name of the awaited result; read to screen readers and shown below. */
  label: string;
  /** 0 to 100 where it is known. */
  percent?: number | undefined;
  colour?: MarbleColour;
  /** Diameter in px. */
  size?: number;
  /** Keeps the label for screen readers only. */
  quiet?: boolean;
}

/** Waiting for something that takes long: a marble rolls on the spot. Lists use SkeletonGrid instead. */
export function RollingMarble({ label, percent, colour = 'tafel', size = 48, quiet = false }: RollingMarbleProps) {
  return (
    <div className={classes.loader} role="status">
      <Marble colour={colour} size={size} className={classes.roll} />
      <span className={quiet ? 'visually-hidden' : classes.label}>
        {label}
        {percent !== undefined && <strong className={classes.percent}>{Math.round(percent)}&#8239;%</strong>}
      </span>
    </div>
  );
}
