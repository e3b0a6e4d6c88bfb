import { PROTOTYPE_CALENDAR_LIMITS } from '@murmel/contracts';
import { IconCalendar, IconClock, IconRepeat, IconUsers } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { views: IconCalendar, repeat: IconRepeat, zone: IconClock, together: IconUsers };

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { events, rangeDays } = PROTOTYPE_CALENDAR_LIMITS;
  return <ToolInfo tool="timetable_prototype" points={POINTS} numbers={{ events, days: rangeDays }} />;
}
