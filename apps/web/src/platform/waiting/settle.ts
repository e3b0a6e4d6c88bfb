import type { CurrentUser } from '@murmel/contracts';
import { mayWait } from './marker';

/**
 * Forgets what waits here of anybody else. Loads nothing on a device that keeps nothing.
 * @param user who is there as the server says; null when nobody is
 */
export async function settleWaiting(user: CurrentUser | null): Promise<void> {
  if (!mayWait()) return;
  const { forgetWaiting, ownerOfWaiting } = await import('./store');
  const owner = await ownerOfWaiting();
  if (user === null || owner !== user.id) await forgetWaiting();
}
