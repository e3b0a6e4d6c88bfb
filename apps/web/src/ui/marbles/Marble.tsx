import { useId } from 'react';
import type { Icon } from '../icon';
import type { MarbleColour } from '../theme/scales';
import classes from './Marble.module.css';
import { highlight, type SwirlIndex, swirls } from './swirls';

interface MarbleProps {
  colour: MarbleColour;
  swirl?: SwirlIndex;
  icon?: Icon | undefined;
  /** Diameter in px, or as a length of CSS where it follows the size of something else. */
  size?: number | string;
  className?: string | undefined;
}

/** A solid marble with one swirl, for tools, classes and answers. Decoration: the word stands beside it. */
export function Marble({ colour, swirl = 0, icon: IconShape, size = 40, className }: MarbleProps) {
  const clip = useId();
  return (
    <span className={`${classes.marble} ${className ?? ''}`} data-colour={colour} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 100 100" width="100%" height="100%" className={classes.glass}>
        <clipPath id={clip}>
          <circle cx="50" cy="50" r="50" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="100" height="100" className={classes.base} />
          <path d={swirls[swirl]} className={classes.swirl} />
          <path d={highlight} className={classes.highlight} />
        </g>
      </svg>
      {IconShape && (
        <span className={classes.icon}>
          <IconShape size={typeof size === 'number' ? size * 0.52 : '52%'} stroke={1.9} aria-hidden />
        </span>
      )}
    </span>
  );
}
