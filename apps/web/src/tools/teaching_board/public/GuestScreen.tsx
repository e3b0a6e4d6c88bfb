import { cardsOnPage, type TeachingBoard } from '@murmel/documents';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { lazyPart } from '../../../platform/page/lazy-part';
import { IconButton } from '../../../ui/overlays/IconButton';
import { EnlargedCard } from '../board/EnlargedCard';
import { useTeachingBoard } from '../board/teaching-board-context';
import { useWide } from '../board/use-wide';
import { TimerWatch } from '../kinds/timer/TimerWatch';
import { GuestFrame } from './GuestFrame';
import { PageTabs } from './PageTabs';
import classes from './public.module.css';
import { StackedPage } from './StackedPage';
import { usePublicTexts } from './texts';
import type { GuestPage } from './use-guest-page';
import { WallPage } from './WallPage';

const AuthorSheet = lazyPart(() => import('./AuthorSheet'));

/** The pages of a board, one of them shown: as on the wall, or on phones one card below the other. */
export function GuestScreen({ view, place }: { view: BoardView<TeachingBoard>; place: GuestPage }) {
  const t = usePublicTexts();
  const { item, board, page } = useTeachingBoard();
  const wide = useWide();
  const [enlarged, enlarge] = useState<string>();
  const large = enlarged === undefined ? undefined : board.card(enlarged);
  const { facts, state } = view;
  const quiet = state === 'saved' || state === 'readonly';
  return (
    <GuestFrame
      item={item}
      status={!quiet && <LiveStatus state={state} />}
      actions={
        <IconButton size={44} icon={IconInfoCircle} label={t('author.title')} tipAlign="end" onClick={() => place.showAuthorInfo(true)} />
      }
      bar={<ConnectionBar away={facts.opened && !facts.connected} />}
    >
      {page && (
        <>
          <PageTabs />
          <div id="page-panel" role="tabpanel" aria-labelledby={`tab-${page.id}`} className={classes.panel}>
            {wide ? (
              <WallPage key={page.id} page={page} cards={cardsOnPage(board, page.id)} onEnlarge={enlarge} />
            ) : (
              <StackedPage key={page.id} page={page} cards={cardsOnPage(board, page.id)} onEnlarge={enlarge} />
            )}
          </div>
        </>
      )}
      <TimerWatch />
      {large && <EnlargedCard card={large} onClose={() => enlarge(undefined)} />}
      {place.authorInfo && <AuthorSheet onClose={() => place.showAuthorInfo(false)} waiting={null} />}
    </GuestFrame>
  );
}
