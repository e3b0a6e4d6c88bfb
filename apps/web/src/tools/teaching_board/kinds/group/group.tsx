import { IconUsersGroup } from '@tabler/icons-react';
import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { latePart } from '../../../../platform/page/late-part';
import type { CardScreen } from '../card-screen';
import { GroupFace, GroupReading } from './GroupFace';

const GroupSettings = latePart(async () => {
  const [settings] = await Promise.all([import('./GroupSettings'), prefetchTexts(['tools/teaching_board/names'])]);
  return settings;
});

export const groupScreen: CardScreen<'group'> = {
  icon: IconUsersGroup,
  Face: GroupFace,
  Settings: (props) => <GroupSettings {...props} waiting={null} />,
  asksFirst: true,
  Enlarged: GroupFace,
  Reading: GroupReading,
};
