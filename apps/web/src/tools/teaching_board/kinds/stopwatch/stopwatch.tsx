import { IconStopwatch } from '@tabler/icons-react';
import type { CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { StopwatchBar } from './StopwatchBar';
import { StopwatchFace } from './StopwatchFace';

export const stopwatchScreen: CardScreen<'stopwatch'> = {
  icon: IconStopwatch,
  Face: StopwatchFace,
  Bar: StopwatchBar,
  Enlarged: StopwatchFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <StopwatchFace part={part} />
    </div>
  ),
};
