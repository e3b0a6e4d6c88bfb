import { publicPathOf } from '@murmel/contracts';
import { useEffect } from 'react';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import type { PublicPageProps } from '../../../core/sharing/ItemGate';
import { startServerClock } from '../../../platform/clock/server-clock';
import { useDeepLinkParts } from '../../../platform/deep-link/deep-link';
import { TeachingBoardProvider } from '../board/TeachingBoardProvider';
import { useOpenTeachingBoard } from '../board/use-open-teaching-board';
import { BoardSkeleton } from './BoardSkeleton';
import { GuestFrame } from './GuestFrame';
import { GuestScreen } from './GuestScreen';
import { useGuestPage } from './use-guest-page';

/** Waits for the live teaching board of a visitor with the link, then shows it. */
export default function GuestTeachingBoard({ item, reload }: PublicPageProps) {
  const open = useOpenTeachingBoard(item);
  const { session, view } = open ?? {};
  const place = useGuestPage(publicPathOf('teaching_board', item.id), view?.board);
  useDeepLinkParts(view?.board !== undefined, ([page = '']) => view?.board?.page(page) && place.showPage(page));
  useEffect(startServerClock, []);
  const ended = view?.facts.ended;
  if (open && view?.board && !ended) {
    return (
      <TeachingBoardProvider item={item} open={open} board={view.board} pageId={place.page?.id} showPage={place.showPage} onlyLooks>
        <GuestScreen view={view} place={place} />
      </TeachingBoardProvider>
    );
  }
  return (
    <GuestFrame item={item}>
      {session && ended ? (
        <DocumentClosed itemId={item.id} ended={ended} retry={() => session.retry()} lookAgain={reload} />
      ) : (
        <BoardSkeleton />
      )}
    </GuestFrame>
  );
}
