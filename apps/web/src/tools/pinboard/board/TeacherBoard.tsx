import type { Pinboard } from '@murmel/documents';
import { IconActivity } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { useWideHeader } from '../../../core/editor/use-wide-header';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { Button } from '../../../ui/forms/Button';
import { LessonBar } from '../panels/LessonBar';
import { usePinboardMenu } from '../panels/menu-actions';
import Panels from '../panels/Panels';
import { usePanels } from '../panels/use-panels';
import { Banners } from './Banners';
import { OpenCardDialog } from './OpenCardDialog';
import classes from './page.module.css';
import { usePinboard } from './pinboard-context';
import { useBoardTexts } from './texts';
import { Surface } from './views/Surface';
import { usePhone, useSurfaceView } from './views/use-view';
import { viewActions } from './views/view-actions';

const WallView = lazy(() => import('./wall/WallView'));

/** Header, board, and the overlays, for an account. */
export function TeacherBoard({ dialogs, view }: { dialogs: ItemDialogs; view: BoardView<Pinboard> }) {
  const t = useBoardTexts();
  const { item } = usePinboard();
  const panels = usePanels(item);
  const own = usePinboardMenu(panels);
  const [surfaceView, chooseView] = useSurfaceView();
  const wall = useWallView();
  const phone = usePhone();
  const roomy = useWideHeader();
  // In a frame there is the wall and nothing else: what only the teacher sees does not flash up on a projector before it stands.
  if (wall.shown && !wall.close) {
    return (
      <Suspense fallback={null}>
        <WallView onClose={undefined} />
      </Suspense>
    );
  }
  const menu = [
    ...viewActions(surfaceView, chooseView, t),
    ...own.map((action, index) => (index === 0 && action.group === undefined ? { ...action, group: t('menu.board') } : action)),
  ];
  return (
    <div className={classes.page}>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        status={<LiveStatus state={view.state} />}
        people={
          <>
            <LessonBar onMore={() => panels.open('controls')} onWaiting={() => panels.open('waiting')} />
            <People people={view.people} max={roomy ? 5 : 2} />
          </>
        }
        actions={
          !phone && (
            <Button
              variant="default"
              title={t('activities')}
              leftSection={<IconActivity size={20} stroke={1.9} aria-hidden />}
              onClick={() => panels.open('activities')}
            >
              {t('activities')}
            </Button>
          )
        }
        wall={wall}
        menu={menu}
      />
      <ConnectionBar away={view.facts.opened && !view.facts.connected} goOn />
      <Banners stoppedUntil={view.stoppedUntil} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Surface view={surfaceView} />
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
      <Panels control={panels} />
      <OpenCardDialog />
      <Suspense fallback={null}>{wall.shown && <WallView onClose={wall.close} />}</Suspense>
    </div>
  );
}
