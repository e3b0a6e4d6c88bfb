import { IconTrafficLights } from '@tabler/icons-react';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { StoplightBar } from './StoplightBar';
import { StoplightFace } from './StoplightFace';

const StoplightSettings = lazyPart(() => import('./StoplightSettings'));

export const stoplightScreen: CardScreen<'stoplight'> = {
  icon: IconTrafficLights,
  Face: StoplightFace,
  Bar: StoplightBar,
  Settings: (props) => <StoplightSettings {...props} waiting={null} />,
  Enlarged: StoplightFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <StoplightFace part={part} />
    </div>
  ),
};
