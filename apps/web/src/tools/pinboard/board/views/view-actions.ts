import { IconColumns3, IconLayoutList, IconRectangleVertical } from '@tabler/icons-react';
import type { MenuAction } from '../../../../ui/overlays/ActionMenu';
import type { BoardTexts } from '../texts';
import { SURFACE_VIEWS, type SurfaceView } from './use-view';

const ICONS = { board: IconColumns3, list: IconLayoutList, column: IconRectangleVertical } as const;

/** Returns the menu entries for the view of the board. */
export function viewActions(view: SurfaceView, choose: (view: SurfaceView) => void, t: BoardTexts): MenuAction[] {
  return SURFACE_VIEWS.map((name, index) => ({
    key: `view-${name}`,
    label: t(`view.${name}`),
    icon: ICONS[name],
    checked: name === view,
    ...(index === 0 ? { group: t('view.title') } : {}),
    onSelect: () => choose(name),
  }));
}
