import type { CardOf } from '@murmel/documents';
import { useCallback } from 'react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import { useChange } from '../../card-screen';
import { type TaskPlace, ticked } from './ticks';

export type Tick = (place: TaskPlace, done: boolean) => void;

/** Ticks a line of a card, in the text as it is at that moment. */
export function useTick(card: CardOf<'text'>): Tick {
  const { session } = useTeachingBoard();
  const change = useChange(card);
  const {
    id,
    content: { text: seen },
  } = card;
  return useCallback(
    (place, done) => {
      const newest = session.view().board?.card(id);
      const text = newest?.kind === 'text' ? ticked(newest.content.text, seen, place, done) : undefined;
      if (text) void change({ text });
    },
    [session, change, id, seen],
  );
}
