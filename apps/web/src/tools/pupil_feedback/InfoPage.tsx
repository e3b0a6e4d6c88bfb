import { PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { IconArrowsDiff, IconDeviceMobile, IconListCheck, IconMessageHeart, IconUsers } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { criteria: IconListCheck, write: IconDeviceMobile, answer: IconMessageHeart, compare: IconArrowsDiff, class: IconUsers };

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { criteria, versions, textMax } = PUPIL_FEEDBACK_LIMITS;
  return <ToolInfo tool="pupil_feedback" points={POINTS} numbers={{ criteria: criteria.max, versions, letters: textMax }} />;
}
