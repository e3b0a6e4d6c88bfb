import { IconUsersGroup } from '@tabler/icons-react';
import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardScreen } from '../card-screen';
import { GroupFace, GroupReading } from './GroupFace';

const GroupSettings = lazyPart(async () => {
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
