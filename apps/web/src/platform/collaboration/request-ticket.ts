import { quietApi } from '../api/client';
import { session } from '../session/store';
import { ensureVisitor } from '../session/visitor';
import { assertSamePerson } from '../waiting/same-person';
import type { Ticket } from './ticket';

/**
 * A single-use ticket for the live document of an item.
 * @param contributes whoever may write becomes somebody first, so that the others see a name
 */
export async function requestTicket(itemId: string, contributes: boolean): Promise<Ticket> {
  if (contributes) await ensureVisitor();
  await assertSamePerson();
  // The connection tries again by itself, and the header says how it stands.
  const ticket = await quietApi.items.collaborationTicket({ id: itemId });
  if (ticket.name !== undefined) session.calledHere(ticket.name);
  return ticket;
}
