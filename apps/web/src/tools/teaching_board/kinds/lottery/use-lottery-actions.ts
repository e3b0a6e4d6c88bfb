import type { NamedEntry } from '@murmel/contracts';
import { type CardOf, drawnName, randomIndex } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { newestCard } from '../shared/newest-card';

/** What can be done with a lottery. */
export function useLotteryActions(card: CardOf<'lottery'>) {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  return {
    /** Draws one name, once for all screens; nobody when everybody was drawn. */
    draw(entries: readonly NamedEntry[]): void {
      const newest = newestCard(session, card);
      const drawn = newest && drawnName(newest.content, entries, randomIndex);
      if (drawn) void change(drawn);
    },
    /** Everybody is back in the pot. */
    reset: () => void change({ drawn: [], current: null }),
    setRepeat: (repeat: boolean) => void change({ repeat }),
    /** Other names: nobody of them was drawn yet. */
    chooseList: (list: string) => void change(list === card.content.list ? { list } : { list, drawn: [], current: null }),
  };
}
