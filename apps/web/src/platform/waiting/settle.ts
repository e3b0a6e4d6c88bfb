import type { CurrentUser } from '@murmel/contracts';
import { mayHoldParts } from '../recording/held-mark';
import { confirmHere, confirmNobody } from './here';
import { mayWait } from './marker';

/**
 * Records the user of this tab, and purges other users' outbox records. Loads nothing on a device without offline storage.
 * @param user who is there as the server says; null when nobody is
 */
export async function settleWaiting(user: CurrentUser | null): Promise<void> {
  if (user) confirmHere(user.id);
  else confirmNobody();
  if (mayHoldParts()) await (await import('../recording/part-store')).settleParts(user);
  if (mayWait()) await (await import('./store')).settleStore(user);
}
