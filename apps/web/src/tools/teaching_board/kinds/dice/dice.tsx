import { IconDice5 } from '@tabler/icons-react';
import type { CardScreen } from '../card-screen';
import { DiceBar } from './DiceBar';
import { DiceFace } from './DiceFace';
import classes from './dice.module.css';

/** Size on a phone and on a projector. */
const WIDE = { width: 16, height: 8 };

export const diceScreen: CardScreen<'dice'> = {
  icon: IconDice5,
  Face: DiceFace,
  Bar: DiceBar,
  Enlarged: ({ part }) => <DiceFace part={part} room={WIDE} />,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <DiceFace part={part} room={WIDE} />
    </div>
  ),
};
