import { requestTicket } from '../collaboration/request-ticket';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import type { BoardOptions } from './board-options';

/** Returns the id under which the server knows this browser on boards. */
function personIdOfSession(): string | null {
  const { user, isVisitor, visitorToken } = session.get();
  return isVisitor ? visitorToken : (user?.id ?? null);
}

/**
 * Answers a board's questions about the user from this page's login state.
 * @param contributes may write on the board in general: an anonymous client becomes a visitor before the others see it
 */
export function boardPersonOfSession(
  itemId: string,
  contributes: boolean,
): Pick<BoardOptions<string, unknown, unknown>, 'requestTicket' | 'createVisitor' | 'personId' | 'isViewOnly'> {
  return {
    requestTicket: () => requestTicket(itemId, contributes),
    createVisitor: ensureVisitor,
    personId: personIdOfSession,
    isViewOnly: () => session.get().publicToken !== null,
  };
}
