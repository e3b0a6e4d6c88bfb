import type { Pinboard } from '@murmel/documents';
import { IconActivity } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import type { PanelControl } from '../panels/panel';
import { Banners } from './Banners';
import { GuestHeader } from './GuestHeader';
import { OpenCardDialog } from './OpenCardDialog';
import classes from './page.module.css';
import { usePinboard } from './pinboard-context';
import { useBoardTexts } from './texts';
import { Surface } from './views/Surface';
import { useSurfaceView } from './views/use-view';
import { viewActions } from './views/view-actions';

const Panels = lazy(() => import('../panels/Panels'));

interface GuestBoardProps {
  view: BoardView<Pinboard>;
  activities: { opened: boolean; show: (shown: boolean) => void };
}

/** Header, board, and the overlays, for visitors with the link. */
export function GuestBoard({ view, activities }: GuestBoardProps) {
  const t = useBoardTexts();
  const { item, board, actor } = usePinboard();
  const [surfaceView, chooseView] = useSurfaceView();
  const { opened, show } = activities;
  const panels = useMemo<PanelControl>(
    () => ({ opened: opened ? 'activities' : undefined, open: () => show(true), close: () => show(false) }),
    [opened, show],
  );
  const menu: MenuAction[] = [
    ...(board.settings.guestActivities || actor.trusted
      ? [{ key: 'activities', label: t('activities'), icon: IconActivity, onSelect: () => show(true) }]
      : []),
    ...viewActions(surfaceView, chooseView, t),
  ];
  return (
    <div className={classes.page} data-guest>
      <GuestHeader item={item} view={view} title={item.title} menu={menu} />
      <ConnectionBar away={view.facts.opened && !view.facts.connected} goOn={actor.base === 'write'} />
      <Banners stoppedUntil={view.stoppedUntil} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Surface view={surfaceView} />
      </main>
      <Suspense fallback={null}>{opened && <Panels control={panels} />}</Suspense>
      <OpenCardDialog />
    </div>
  );
}
