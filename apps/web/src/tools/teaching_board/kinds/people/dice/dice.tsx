import { IconDice5 } from '@tabler/icons-react';
import type { CardScreen } from '../../card-screen';
import { DiceBar } from './DiceBar';
import { DiceFace } from './DiceFace';
import classes from './dice.module.css';

/** As a phone and as a projector have it. */
const WIDE = { width: 16, height: 8 };

export const diceScreen: CardScreen<'dice'> = {
  icon: IconDice5,
  Face: DiceFace,
  Bar: DiceBar,
  Enlarged: ({ card }) => <DiceFace card={card} room={WIDE} />,
  Reading: ({ card }) => (
    <div className={classes.reading}>
      <DiceFace card={card} room={WIDE} />
    </div>
  ),
};
