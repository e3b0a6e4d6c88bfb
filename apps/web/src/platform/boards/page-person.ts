import { requestTicket } from '../collaboration/request-ticket';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import type { BoardOptions } from './board-options';

/** Returns the id under which the server knows this browser on boards. */
function personHere(): string | null {
  const { user, isVisitor, visitorToken } = session.get();
  return isVisitor ? visitorToken : (user?.id ?? null);
}

/**
 * Answers a board's questions about the user from this page's login state.
 * @param contributes may write on the board in general: becomes somebody before the others see them
 */
export function personOfPage(
  itemId: string,
  contributes: boolean,
): Pick<BoardOptions<string, unknown, unknown>, 'requestTicket' | 'newPerson' | 'person' | 'onlyLooks'> {
  return {
    requestTicket: () => requestTicket(itemId, contributes),
    newPerson: ensureVisitor,
    person: personHere,
    onlyLooks: () => session.get().publicToken !== null,
  };
}
