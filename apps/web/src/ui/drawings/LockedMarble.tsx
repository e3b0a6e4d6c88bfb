import type { ComponentProps } from 'react';
import { Marble } from '../marbles/Marble';
import classes from './LockedMarble.module.css';

/** px; spec TIT-09 */
const WIDTH = 210;
const HEIGHT = 132;
/** px, diameter of the marble that is the lock */
const LOCK = 80;

type LockedMarbleProps = Pick<ComponentProps<typeof Marble>, 'colour' | 'swirl' | 'icon'>;

/** The marble of a tool as a padlock before covered sheets, 210 px wide: a password comes first. Decoration. */
export function LockedMarble(marble: LockedMarbleProps) {
  return (
    <span
      className={classes.picture}
      data-locked=""
      data-colour={marble.colour}
      style={{ width: WIDTH, height: HEIGHT }}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <rect className={classes.ground} width={WIDTH} height={HEIGHT} rx="20" />
        <g className={classes.sheet}>
          <rect x="26" y="30" width="74" height="92" rx="8" transform="rotate(-7 63 76)" />
          <rect x="110" y="30" width="74" height="92" rx="8" transform="rotate(7 147 76)" />
        </g>
        <g className={classes.line}>
          <path d="M38 56h36M40 70h24M43 84h20" transform="rotate(-7 63 76)" />
          <path d="M136 56h36M148 70h24M150 84h18" transform="rotate(7 147 76)" />
        </g>
        <path className={classes.shackle} d="M81 62V40a24 24 0 0 1 48 0v22" />
      </svg>
      <Marble {...marble} size={LOCK} className={classes.lock} />
    </span>
  );
}
