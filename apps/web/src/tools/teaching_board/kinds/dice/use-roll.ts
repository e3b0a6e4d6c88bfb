import { type CardOf, randomIndex, rolled } from '@murmel/documents';
import { useChange } from '../../../../core/parts/part-screen';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { newestCard } from '../shared/newest-card';

/** Rolls the dice of a card, once for all screens. */
export function useRoll(card: CardOf<'dice'>): () => void {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  return () => {
    const newest = newestCard(session, card);
    if (newest) void change(rolled(newest.content, randomIndex));
  };
}
