import { IconClock } from '@tabler/icons-react';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { ClockFace } from './ClockFace';

const ClockSettings = lazyPart(() => import('./ClockSettings'));

export const clockScreen: CardScreen<'clock'> = {
  icon: IconClock,
  Face: ClockFace,
  Settings: (props) => <ClockSettings {...props} waiting={null} />,
  Enlarged: ClockFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <ClockFace part={part} />
    </div>
  ),
};
