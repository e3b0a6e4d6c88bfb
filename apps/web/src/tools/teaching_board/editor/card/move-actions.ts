import type { TeachingCard } from '@murmel/documents';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconFoldDown,
  IconFoldUp,
  IconViewportNarrow,
  IconViewportWide,
} from '@tabler/icons-react';
import type { MenuAction } from '../../../../ui/overlays/ActionMenu';
import { stepped } from '../canvas/geometry';
import type { EditorActions } from '../editor-context';
import type { Texts } from '../texts';

/** Cells that one press is worth. */
const STEP = 4;
const WAYS = [
  { key: 'left', type: 'move', icon: IconArrowLeft, dx: -STEP, dy: 0 },
  { key: 'right', type: 'move', icon: IconArrowRight, dx: STEP, dy: 0 },
  { key: 'up', type: 'move', icon: IconArrowUp, dx: 0, dy: -STEP },
  { key: 'down', type: 'move', icon: IconArrowDown, dx: 0, dy: STEP },
  { key: 'wider', type: 'resize', icon: IconViewportWide, dx: STEP, dy: 0 },
  { key: 'narrower', type: 'resize', icon: IconViewportNarrow, dx: -STEP, dy: 0 },
  { key: 'taller', type: 'resize', icon: IconFoldDown, dx: 0, dy: STEP },
  { key: 'lower', type: 'resize', icon: IconFoldUp, dx: 0, dy: -STEP },
] as const;

/** Returns actions that move and resize cards by buttons, as an alternative to dragging. @param again opens the same menu once more */
export function moveActions(cards: readonly TeachingCard[], actions: EditorActions, t: Texts, again: () => void): MenuAction[] {
  return WAYS.map(({ key, type, icon, dx, dy }) => ({
    key,
    icon,
    label: t(`move.${key}`),
    disabled: cards.every(({ locked }) => locked),
    onSelect: () => {
      actions.place(stepped(type, cards, dx, dy), `${type}-${cards.map(({ id }) => id).join()}`);
      again();
    },
  }));
}
