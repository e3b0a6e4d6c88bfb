import { lazy, Suspense } from 'react';
import { usePinboard } from '../board/pinboard-context';
import { useLeads } from './lesson';
import type { Panel, PanelControl } from './panel';

const DRAWERS = {
  activities: lazy(() => import('./activities/ActivitiesDrawer')),
  members: lazy(() => import('./MembersDrawer')),
  theming: lazy(() => import('../theming/ThemingDrawer')),
  controls: lazy(() => import('./ControlsDrawer')),
  waiting: lazy(() => import('./moderation/WaitingDrawer')),
  trash: lazy(() => import('./trash/TrashDrawer')),
  versions: lazy(() => import('./versions/VersionsDrawer')),
  import: lazy(() => import('../transfer/import/ImportDialog')),
} satisfies Record<Panel, unknown>;

interface PanelsProps {
  /** `usePanels(item)` for teachers; guests have only `activities` */
  control: PanelControl;
}

/** Shows the panel that is open over the board, if any. Only a user who may change the board opens more than its activities. */
export default function Panels({ control: { opened, close } }: PanelsProps) {
  const { item, actor, board } = usePinboard();
  const leads = useLeads();
  if (!opened) return null;
  const may =
    opened === 'members'
      ? item.abilities.share === true
      : opened === 'activities'
        ? actor.trusted || item.abilities.update === true || board.settings.guestActivities
        : opened === 'versions'
          ? item.abilities.readHistory === true
          : opened === 'controls' || opened === 'waiting'
            ? leads
            : actor.trusted;
  if (!may) return null;
  const Drawer = DRAWERS[opened];
  return (
    <Suspense fallback={null}>
      <Drawer onClose={close} />
    </Suspense>
  );
}
