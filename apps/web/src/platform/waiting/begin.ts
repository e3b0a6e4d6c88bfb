import type { CurrentUser } from '@murmel/contracts';
import { onLetGo } from './let-go';
import { mayWait } from './marker';
import { settleWaiting } from './settle';

/** A page of the server has come: what waits here is of whoever is there now, or of nobody, and is sent. So is what a part of it leaves later. */
export async function beginWaiting(user: CurrentUser | null): Promise<void> {
  await settleWaiting(user);
  onLetGo(() => void send());
  await send();
}

async function send(): Promise<void> {
  if (mayWait()) (await import('./send')).sendWhenOnline();
}
