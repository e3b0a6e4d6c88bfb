import type { CurrentUser } from '@murmel/contracts';
import { mayWait } from './marker';
import { settleWaiting } from './settle';

/** A page of the server has come: what waits here is of whoever is there now, or of nobody, and is sent. */
export async function beginWaiting(user: CurrentUser | null): Promise<void> {
  await settleWaiting(user);
  if (mayWait()) (await import('./send')).sendWhenOnline();
}
