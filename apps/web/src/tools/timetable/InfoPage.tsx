import { TIMETABLE_LIMITS } from '@murmel/contracts';
import { IconCalendarRepeat, IconCalendarShare, IconSchool } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { weeks: IconCalendarRepeat, next: IconSchool, calendar: IconCalendarShare };

/** Description of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { days, courses, events } = TIMETABLE_LIMITS;
  return <ToolInfo tool="timetable" points={POINTS} numbers={{ days, courses, events }} />;
}
