import type { AiPupil } from '@murmel/contracts';
import { usageOf } from './usage';
import classes from './usage.module.css';

/** The used part of today's questions as a bar. Decoration; the numbers stand beside it. */
export function UsageBar({ pupil }: { pupil: AiPupil }) {
  const { share, level } = usageOf(pupil);
  return (
    <span className={`${classes.level} ${classes.bar}`} data-level={level} aria-hidden="true">
      <span className={classes.fill} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
