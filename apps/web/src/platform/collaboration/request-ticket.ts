import { quietApi } from '../api/client';
import { assertSameUser } from '../offline/assert-same-user';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import type { Ticket } from './ticket';

/**
 * Requests a single-use ticket for the live document of an item.
 * @param contributes true if the user may write: an anonymous client becomes a visitor first, so that the others see a name
 */
export async function requestTicket(itemId: string, contributes: boolean): Promise<Ticket> {
  if (contributes) await ensureVisitor();
  await assertSameUser();
  // The connection tries again by itself, and the header says how it stands.
  const ticket = await quietApi.items.collaborationTicket({ id: itemId });
  if (ticket.name !== undefined) session.calledHere(ticket.name);
  return ticket;
}
