import { IconStopwatch } from '@tabler/icons-react';
import type { CardScreen } from '../../card-screen';
import classes from '../face.module.css';
import { StopwatchBar } from './StopwatchBar';
import { StopwatchFace } from './StopwatchFace';

export const stopwatchScreen: CardScreen<'stopwatch'> = {
  icon: IconStopwatch,
  Face: StopwatchFace,
  Bar: StopwatchBar,
  Enlarged: StopwatchFace,
  Reading: ({ card }) => (
    <div className={classes.reading}>
      <StopwatchFace card={card} />
    </div>
  ),
};
