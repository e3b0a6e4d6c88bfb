import type { AiPupil } from '@murmel/contracts';
import { IconAlertTriangle, IconHandStop, IconPlayerPauseFilled } from '@tabler/icons-react';
import { HollowMarble } from '../../../ui/marbles/HollowMarble';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { usageOf } from './usage';
import classes from './usage.module.css';

/** Room between marble and ring, and the ring itself, in px. */
const GAP = 4;
const STROKE = 4;

/** The marble of a pupil, with a ring for the used part of today's questions. Decoration; the words stand beside it. */
export function UsageMarble({ pupil, size }: { pupil: AiPupil; size: number }) {
  const { share, level } = usageOf(pupil);
  const outer = size + 2 * (GAP + STROKE);
  const circle = { cx: outer / 2, cy: outer / 2, r: (outer - STROKE) / 2, strokeWidth: STROKE };
  return (
    <span className={`${classes.level} ${classes.spot}`} style={{ width: outer, height: outer }} data-level={level} aria-hidden="true">
      <svg className={classes.ring} width={outer} height={outer} viewBox={`0 0 ${outer} ${outer}`}>
        <circle {...circle} className={classes.track} />
        {level !== 'none' && <circle {...circle} className={classes.arc} pathLength={100} strokeDasharray={`${share * 100} 100`} />}
      </svg>
      {level === 'none' ? <HollowMarble name={pupil.name} size={size} /> : <PersonMarble id={pupil.id} name={pupil.name} size={size} />}
      {level === 'near' && (
        <span className={classes.mark} data-mark="near">
          <IconAlertTriangle size={14} stroke={1.9} />
        </span>
      )}
      {level === 'full' && (
        <span className={classes.mark} data-mark="full">
          <IconHandStop size={14} stroke={1.9} />
        </span>
      )}
      {pupil.stopped && (
        <span className={classes.mark} data-mark="stopped">
          <IconPlayerPauseFilled size={12} />
        </span>
      )}
    </span>
  );
}
