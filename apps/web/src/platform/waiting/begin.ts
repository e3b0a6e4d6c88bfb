import type { CurrentUser } from '@murmel/contracts';
import { onLetGo } from './let-go';
import { mayWait } from './marker';
import { settleWaiting } from './settle';

/**
 * Starts the outbox when a page of the server has come: records of the current user or of none are sent. Likewise those that a part of the
 * page leaves later.
 */
export async function beginWaiting(user: CurrentUser | null): Promise<void> {
  await settleWaiting(user);
  onLetGo(() => void send());
  await send();
}

async function send(): Promise<void> {
  if (mayWait()) (await import('./send')).sendWhenOnline();
}
