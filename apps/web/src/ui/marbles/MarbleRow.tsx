import type { Icon } from '../icon';
import type { MarbleColour } from '../theme/scales';
import { Marble } from './Marble';
import classes from './MarbleRow.module.css';
import type { SwirlIndex } from './swirls';

export interface RowMarble {
  colour: MarbleColour;
  /** Diameter in px on a wide screen. */
  size: number;
  swirl?: SwirlIndex;
  icon?: Icon;
}

/** The picture of "nothing here": four plain marbles that roll away. */
const rollingAway: readonly RowMarble[] = [
  { colour: 'himmel', size: 160, swirl: 0 },
  { colour: 'sonne', size: 110, swirl: 3 },
  { colour: 'koralle', size: 66, swirl: 1 },
  { colour: 'wiese', size: 40, swirl: 2 },
];

/** Marbles of different size on one ground line, for empty and error states. Decoration only. */
export function MarbleRow({ marbles = rollingAway }: { marbles?: readonly RowMarble[] }) {
  return (
    <div className={classes.row} aria-hidden="true">
      {marbles.map((marble, index) => (
        <Marble key={index} {...marble} />
      ))}
    </div>
  );
}
