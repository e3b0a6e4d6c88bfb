import { publicPathOf } from '@murmel/contracts';
import { useCallback } from 'react';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import type { PublicPageProps } from '../../../core/sharing/ItemGate';
import { BoardSkeleton } from './BoardSkeleton';
import { GuestBoard } from './GuestBoard';
import { GuestHeader } from './GuestHeader';
import { PinboardProvider } from './PinboardProvider';
import classes from './page.module.css';
import { useBoardTexts } from './texts';
import { useGuestAddress } from './use-guest-address';
import { usePinboardSession } from './use-pinboard-session';

/** Waits for the live board of a visitor with the link, then shows it. */
export default function GuestPinboard({ item, reload }: PublicPageProps) {
  const t = useBoardTexts();
  const open = usePinboardSession(item);
  const base = publicPathOf('pinboard', item.id);
  const { openCard, path, go } = useGuestAddress(base);
  const showCard = useCallback((card: string | undefined) => go(card ? `${base}/cards/${card}` : base), [base, go]);
  const { session, view } = open ?? {};
  const ended = view?.facts.ended;
  if (open && view?.board && !ended) {
    return (
      <PinboardProvider item={item} open={open} board={view.board} base={base} openCard={openCard} showCard={showCard}>
        <GuestBoard
          view={view}
          activities={{ opened: path === `${base}/activities`, show: (shown) => go(shown ? `${base}/activities` : base) }}
        />
      </PinboardProvider>
    );
  }
  return (
    <div className={classes.page} data-guest>
      <GuestHeader item={item} view={view} title={ended?.kind === 'removed' ? t('end.headline') : item.title} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {session && ended ? (
          <DocumentClosed itemId={item.id} ended={ended} retry={() => session.retry()} lookAgain={reload} />
        ) : (
          <BoardSkeleton />
        )}
      </main>
    </div>
  );
}
