import { type Item, TOOLS } from '@murmel/contracts';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { ItemInTrash } from '../../../core/editor/ItemInTrash';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { useOverPage } from '../../../core/links/use-over-page';
import { BackButton } from '../../../core/live-document/BackButton';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { BoardSkeleton } from './BoardSkeleton';
import { cardInAddress } from './card-address';
import { PinboardProvider } from './PinboardProvider';
import classes from './page.module.css';
import { TeacherBoard } from './TeacherBoard';
import { usePinboardSession } from './use-pinboard-session';

/** Waits for the live board of an account, then shows it. */
export default function TeacherPinboard({ item }: { item: Item }) {
  const open = usePinboardSession(item);
  const dialogs = useItemDialogs(item);
  const { pathname } = useLocation();
  const base = `${TOOLS.pinboard.route}/${item.id}`;
  const openCard = useMemo(() => cardInAddress(base, pathname), [base, pathname]);
  const { open: openOver, close: closeOver } = useOverPage(base);
  const showCard = useCallback(
    (card: string | undefined) => (card ? openOver(`${base}/cards/${card}`) : closeOver()),
    [openOver, closeOver, base],
  );
  const { session, view } = open ?? {};
  const ended = view?.facts.ended;
  if (open && view?.board && !ended) {
    return (
      <PinboardProvider item={item} open={open} board={view.board} base={base} openCard={openCard} showCard={showCard}>
        <TeacherBoard dialogs={dialogs} view={view} />
      </PinboardProvider>
    );
  }
  return (
    <div className={classes.page}>
      <ItemHeader item={item} dialogs={dialogs} passing status={view && <LiveStatus state={view.state} />} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {session && ended ? (
          <DocumentClosed
            itemId={item.id}
            ended={ended}
            retry={() => session.retry()}
            inTrash={<ItemInTrash itemId={item.id} level={2} home={<BackButton tool="pinboard" />} />}
            home={<BackButton tool="pinboard" />}
          />
        ) : (
          <BoardSkeleton />
        )}
      </main>
    </div>
  );
}
