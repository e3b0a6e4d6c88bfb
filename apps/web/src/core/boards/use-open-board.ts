import type { Item } from '@murmel/contracts';
import { useEffect } from 'react';
import type { BoardDefinition } from '../../platform/boards/board-options';
import type { BoardSession, BoardView } from '../../platform/boards/board-session';
import { useBoardSession } from '../../platform/boards/use-board-session';
import { toast } from '../../ui/status/toast-queue';
import { useLiveTexts } from '../live-document/use-live-texts';
import { useReportState } from '../live-document/use-report-state';
import { refusalText } from './refusal-text';

export interface BoardInUse<Board, Operations> {
  session: BoardSession<Board, Operations>;
  view: BoardView<Board>;
}

/** Differences between the boards of the tools. */
export type BoardTool<T extends string, Board, Operations> = Pick<
  BoardDefinition<T, Board, Operations>,
  'kind' | 'operations' | 'schemaVersion'
>;

/** Keeps the board of an item open and reports its events. @returns undefined until the first render is done */
export function useOpenBoard<T extends string, Board, Operations>(
  item: Item,
  tool: BoardTool<T, Board, Operations>,
): BoardInUse<Board, Operations> | undefined {
  const t = useLiveTexts();
  const open = useBoardSession<T, Board, Operations>({
    ...tool,
    item,
    contentKind: item.kind,
    itemId: item.id,
    contributes: item.abilities.contribute,
    onNotice: (notice) => {
      if (notice.type === 'restored') toast({ id: 'restored', tone: 'info', text: t('notice.restored') });
    },
  });
  useReportState(open?.view.state, (open && !open.view.savedOffline && (open.view.pending > 0 || open.view.facts.dirty)) ?? false);
  const { session } = open ?? {};
  const lost = open?.view.lost;
  useEffect(() => {
    if (!lost || !session) return;
    const why = lost.refusal && refusalText(lost.refusal);
    if (lost.text === '') {
      toast({ id: 'lost', tone: 'alert', text: why ?? t('notice.lost') });
      session.forgetLost();
    } else
      void import('./show-lost-text').then(
        ({ showLostText }) => showLostText(lost.text, why, session.forgetLost),
        () => toast({ id: 'lost', tone: 'alert', text: lost.text }),
      );
  }, [lost, session, t]);
  return open;
}
