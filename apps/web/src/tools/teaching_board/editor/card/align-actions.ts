import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react';
import type { Icon } from '../../../../ui/icon';
import type { MenuAction } from '../../../../ui/overlays/ActionMenu';
import { ALIGNMENTS, type Alignment } from '../canvas/geometry';
import type { Cards, EditorActions } from '../editor-context';
import type { Texts } from '../texts';

const ICONS: Readonly<Record<Alignment, Icon>> = {
  left: IconLayoutAlignLeft,
  centre: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
};

/** Bringing several cards into line. Gaps can be made equal from three cards on. */
export function alignActions(cards: Cards, actions: EditorActions, t: Texts): MenuAction[] {
  return [
    ...ALIGNMENTS.map((to) => ({ key: to, label: t(`align.${to}`), icon: ICONS[to], onSelect: () => actions.align(cards, to) })),
    {
      key: 'across',
      label: t('align.across'),
      icon: IconLayoutDistributeVertical,
      disabled: cards.size < 3,
      onSelect: () => actions.distribute(cards, 'across'),
    },
    {
      key: 'down',
      label: t('align.down'),
      icon: IconLayoutDistributeHorizontal,
      disabled: cards.size < 3,
      onSelect: () => actions.distribute(cards, 'down'),
    },
  ];
}
