import type { WorkMode } from '@murmel/contracts';
import { IconBook2, IconCoffee, IconEar, IconMessages, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import type { Icon } from '../../../../ui/icon';
import type { SwirlIndex } from '../../../../ui/marbles/swirls';
import type { MarbleColour } from '../../../../ui/theme/scales';

/** Colour, swirl and icon of each mode, all unique. */
export const MODE_APPEARANCES: Readonly<Record<WorkMode, { icon: Icon; colour: MarbleColour; swirl: SwirlIndex }>> = {
  silent: { icon: IconBook2, colour: 'tafel', swirl: 1 },
  whisper: { icon: IconEar, colour: 'sonne', swirl: 2 },
  partner: { icon: IconUsers, colour: 'pflaume', swirl: 0 },
  group: { icon: IconUsersGroup, colour: 'himmel', swirl: 4 },
  discussion: { icon: IconMessages, colour: 'koralle', swirl: 3 },
  break: { icon: IconCoffee, colour: 'wiese', swirl: 5 },
};
