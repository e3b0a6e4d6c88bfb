import type { Privacy } from '@murmel/contracts';
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
