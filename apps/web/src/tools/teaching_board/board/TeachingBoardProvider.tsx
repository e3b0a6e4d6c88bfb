import type { Item, Json } from '@murmel/contracts';
import type { TeachingBoard } from '@murmel/documents';
import { type ReactNode, useCallback, useMemo } from 'react';
import { fileUrl, thumbnailUrl } from '../../../core/boards/file-address';
import { refusalText } from '../../../core/boards/refusal-text';
import { type PartHost, PartHostContext } from '../../../core/parts/part-host';
import type { BoardView } from '../../../platform/boards/board-session';
import { toast } from '../../../ui/status/toast-queue';
import { TeachingBoardContext, type TeachingBoardScreen, type TeachingBoardSession } from './teaching-board-context';

interface TeachingBoardProviderProps {
  item: Item;
  open: { session: TeachingBoardSession; view: BoardView<TeachingBoard> };
  board: TeachingBoard;
  /** id of the page that is shown */
  pageId: string | undefined;
  showPage: (page: string) => void;
  /** a page that is read-only for all users */
  onlyLooks?: boolean;
  /** called before every operation */
  onRun?: () => void;
  children: ReactNode;
}

/** Provides all data for the components of a teaching board's screen, for teachers and guests alike. */
export function TeachingBoardProvider({
  item,
  open: { session, view },
  board,
  pageId,
  showPage,
  onlyLooks = false,
  onRun,
  children,
}: TeachingBoardProviderProps) {
  const run = useCallback<TeachingBoardScreen['run']>(
    async (operation, input, step) => {
      onRun?.();
      const done = await session.run(operation, input, step);
      if (!done.ok) toast({ id: `refused-${done.refusal.code}`, tone: 'alert', text: refusalText(done.refusal) });
      return done;
    },
    [session, onRun],
  );
  const { actor } = view;
  const editable = actor.trusted && !onlyLooks;
  const page = pageId === undefined ? undefined : board.page(pageId);
  const screen = useMemo<TeachingBoardScreen>(
    () => ({ item, board, actor, session, editable, page, showPage, run, fileUrl, thumbnailUrl }),
    [item, board, actor, session, editable, page, showPage, run],
  );
  const host = useMemo<PartHost>(
    () => ({
      item,
      editable,
      change: (card, content, step) => run('changeCard', { card, content: content as Record<string, Json> }, step),
      newest: (card) => session.view().board?.card(card),
      fileUrl,
      thumbnailUrl,
    }),
    [item, editable, run, session],
  );
  return (
    <TeachingBoardContext value={screen}>
      <PartHostContext value={host}>{children}</PartHostContext>
    </TeachingBoardContext>
  );
}
