import { type NamesList, partAddress } from '@murmel/contracts';
import type { CardOf } from '@murmel/documents';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTeachingBoard } from '../board/teaching-board-context';
import { cardNamesKey } from './names-keys';

export type CardNames =
  /** no list was chosen */
  | { state: 'none' }
  | { state: 'loading' }
  /** it was deleted, or belongs to a user whose names the caller may not read */
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  /** `own`: this person may change it */
  | { state: 'known'; list: NamesList; own: boolean };

/** The names behind a lottery or groups. They are kept outside of the board, so guests never have them. */
export function useCardNames(card: CardOf<'lottery'> | CardOf<'group'>): CardNames {
  const { item, session } = useTeachingBoard();
  const { list } = card.content;
  const address = partAddress(item.id, session.idOf(card.id));
  const query = useQuery({
    queryKey: cardNamesKey(list, address),
    enabled: list !== null,
    queryFn: () => namesBehind(list!, address),
  });
  if (list === null) return { state: 'none' };
  // Also when the names are still known from before it was deleted.
  if (isErrorCode(query.error, 'NOT_FOUND') || isErrorCode(query.error, 'FORBIDDEN')) return { state: 'missing' };
  if (query.data) return { state: 'known', ...query.data };
  return query.isError ? { state: 'failed', retry: () => void query.refetch() } : { state: 'loading' };
}

/** Loads the user's own list, else that of the owner who invited this user. */
async function namesBehind(id: string, card: string): Promise<{ list: NamesList; own: boolean }> {
  try {
    return { list: await api.teachingBoards.getNamesList({ id }), own: true };
  } catch (error) {
    if (!isErrorCode(error, 'NOT_FOUND')) throw error;
    return { list: await api.teachingBoards.cardNames({ id: card }), own: false };
  }
}
