import type { CurrentUser } from '@murmel/contracts';
import { mayHaveOfflineData } from './offline-flag';
import { purgeForeignData } from './purge-foreign-data';
import { onRecordsReleased } from './records-released';

/**
 * Starts the outbox when a page of the server has come: records of the current user or of none are sent. Likewise those that a part of the
 * page leaves later.
 */
export async function startOutbox(user: CurrentUser | null): Promise<void> {
  await purgeForeignData(user);
  onRecordsReleased(() => void send());
  await send();
}

async function send(): Promise<void> {
  if (mayHaveOfflineData()) (await import('./send-outbox')).sendOutboxWhenOnline();
}
