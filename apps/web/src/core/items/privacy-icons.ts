import type { Item, Privacy } from '@murmel/contracts';
import { IconKey, IconLink, IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import type { Icon } from '../../ui/icon';

/** The icon of each privacy level; the word from `items:privacy.*` always stands beside it. */
export const PRIVACY_ICONS: Readonly<Record<Privacy, Icon>> = {
  locked: IconLock,
  members_only: IconUsers,
  password_protected: IconKey,
  secret: IconLink,
  public_for_all: IconWorld,
};

type Seen = Pick<Item, 'privacy' | 'hidden'>;

/** Icon for the visibility of an item in a list: one hidden by a reviewer is not as open as its privacy says. */
export const visibilityIcon = ({ privacy, hidden }: Seen): Icon => PRIVACY_ICONS[hidden ? 'locked' : privacy];
/** The key below the texts `items`. */
export const visibilityKey = ({ privacy, hidden }: Seen): string => (hidden ? 'hidden' : `privacy.${privacy}`);
