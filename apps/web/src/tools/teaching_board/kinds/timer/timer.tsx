import { IconAlarm } from '@tabler/icons-react';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { TimerBar } from './TimerBar';
import { TimerFace } from './TimerFace';

const TimerSettings = lazyPart(() => import('./TimerSettings'));

export const timerScreen: CardScreen<'timer'> = {
  icon: IconAlarm,
  Face: TimerFace,
  Bar: TimerBar,
  Settings: (props) => <TimerSettings {...props} waiting={null} />,
  Enlarged: TimerFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <TimerFace part={part} />
    </div>
  ),
};
