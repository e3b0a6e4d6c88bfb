import type { NamedEntry } from '@murmel/contracts';
import { type CardOf, drawnName, randomIndex } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { newestCard } from '../shared/newest-card';

/** Returns the actions on a lottery. */
export function useLotteryActions(card: CardOf<'lottery'>) {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  return {
    /** Draws one name, once for all screens; none when all were drawn. */
    draw(entries: readonly NamedEntry[]): void {
      const newest = newestCard(session, card);
      const drawn = newest && drawnName(newest.content, entries, randomIndex);
      if (drawn) void change(drawn);
    },
    /** Puts all names back into the pot. */
    reset: () => void change({ drawn: [], current: null }),
    setRepeat: (repeat: boolean) => void change({ repeat }),
    /** Chooses another list: none of its names was drawn yet. */
    chooseList: (list: string) => void change(list === card.content.list ? { list } : { list, drawn: [], current: null }),
  };
}
