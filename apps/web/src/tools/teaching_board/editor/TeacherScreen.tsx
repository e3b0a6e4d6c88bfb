import type { Item } from '@murmel/contracts';
import { useCallback, useEffect } from 'react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { ItemInTrash } from '../../../core/editor/ItemInTrash';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { BackButton } from '../../../core/live-document/BackButton';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { startServerClock } from '../../../platform/clock/server-clock';
import { useDeepLinkParts } from '../../../platform/deep-link/deep-link';
import { toasts } from '../../../ui/status/toast-queue';
import { TeachingBoardProvider } from '../board/TeachingBoardProvider';
import { useOpenTeachingBoard } from '../board/use-open-teaching-board';
import { useWide } from '../board/use-wide';
import { EditorScreen } from './EditorScreen';
import classes from './editor.module.css';
import { NarrowHint } from './NarrowHint';
import { REMOVAL_TOAST_ID } from './removal-toast';
import { usePageAddress } from './use-page-address';

/** Waits for the live teaching board of an account, then shows it. On narrow screens it explains what it needs. */
export default function TeacherScreen({ item }: { item: Item }) {
  const open = useOpenTeachingBoard(item);
  const { session, view } = open ?? {};
  const address = usePageAddress(item.id, view?.board);
  const dialogs = useItemDialogs(item, address.within);
  useDeepLinkParts(view?.board !== undefined, ([page = '']) => view?.board?.page(page) && address.showPage(page));
  const wide = useWide();
  useEffect(startServerClock, []);
  const somethingElse = useCallback(() => toasts.dismiss(REMOVAL_TOAST_ID), []);
  if (!wide) return <NarrowHint item={item} />;
  const ended = view?.facts.ended;
  if (open && view?.board && !ended) {
    return (
      <TeachingBoardProvider
        item={item}
        open={open}
        board={view.board}
        pageId={address.pageId}
        showPage={address.showPage}
        onRun={somethingElse}
      >
        <EditorScreen dialogs={dialogs} view={view} base={address.base} />
      </TeachingBoardProvider>
    );
  }
  return (
    <div className={classes.editor}>
      <ItemHeader item={item} dialogs={dialogs} passing status={view && <LiveStatus state={view.state} />} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {session && ended && (
          <DocumentClosed
            itemId={item.id}
            ended={ended}
            retry={() => session.retry()}
            inTrash={<ItemInTrash itemId={item.id} level={2} home={<BackButton tool="teaching_board" />} />}
            home={<BackButton tool="teaching_board" />}
          />
        )}
      </main>
    </div>
  );
}
