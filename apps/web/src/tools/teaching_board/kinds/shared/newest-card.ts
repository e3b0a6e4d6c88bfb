import type { CardKind } from '@murmel/contracts';
import type { CardOf } from '@murmel/documents';
import type { TeachingBoardSession } from '../../board/teaching-board-context';

/** A card as it is now, also when the screen has not drawn that yet; undefined when it is gone. */
export function newestCard<K extends CardKind>(session: TeachingBoardSession, { id, kind }: CardOf<K>): CardOf<K> | undefined {
  const newest = session.view().board?.card(id);
  return newest?.kind === kind ? (newest as unknown as CardOf<K>) : undefined;
}
