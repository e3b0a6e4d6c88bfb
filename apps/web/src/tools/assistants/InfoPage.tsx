import { AI_LIMITS, ASSISTANT_LIMITS } from '@murmel/contracts';
import { IconClockHour4, IconEye, IconListDetails, IconShare3, IconShieldCheck, IconUserHeart } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  role: IconUserHeart,
  starters: IconListDetails,
  try: IconEye,
  share: IconShare3,
  safe: IconShieldCheck,
  daily: IconClockHour4,
};
const { instructions, starters } = ASSISTANT_LIMITS;
const NUMBERS = { letters: instructions.max, starters: starters.count, pupil: AI_LIMITS.perDay.pupil, guest: AI_LIMITS.perDay.guest };

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  return <ToolInfo tool="assistants" points={POINTS} numbers={NUMBERS} />;
}
