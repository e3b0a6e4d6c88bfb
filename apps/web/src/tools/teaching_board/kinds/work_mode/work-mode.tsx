import { IconUsers } from '@tabler/icons-react';
import type { CardScreen } from '../card-screen';
import classes from '../shared/face.module.css';
import { WorkModeFace } from './WorkModeFace';

export const workModeScreen: CardScreen<'work_mode'> = {
  icon: IconUsers,
  Face: WorkModeFace,
  Enlarged: WorkModeFace,
  Reading: ({ part }) => (
    <div className={classes.reading}>
      <WorkModeFace part={part} />
    </div>
  ),
};
