import { LIMITS } from '@murmel/contracts';
import { IconShare3 } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { share: IconShare3 };

/** What the tool is for, point by point, with its limits. */
export default function InfoPage() {
  return <ToolInfo tool="timetable" points={POINTS} numbers={{ letters: LIMITS.title.max }} />;
}
