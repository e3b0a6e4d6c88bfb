import { LIMITS } from '@murmel/contracts';
import { IconBolt, IconClipboardList, IconHourglass, IconKey, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { useClassesRoot } from '../links/class-paths';
import { InfoPoints } from '../tools/InfoPoints';

const POINTS = {
  codes: IconKey,
  projects: IconClipboardList,
  live: IconBolt,
  together: IconUsers,
  onetime: IconHourglass,
  privacy: IconShieldLock,
};
const { pupils, permanentDays, onetimeHours } = LIMITS.schoolClass;
const NUMBERS = { pupils, days: permanentDays, hours: onetimeHours, items: LIMITS.project.items };

/** Information page about school classes. */
export default function ClassInfoPage() {
  return <InfoPoints texts="classes" points={POINTS} numbers={NUMBERS} href={useClassesRoot()} />;
}
