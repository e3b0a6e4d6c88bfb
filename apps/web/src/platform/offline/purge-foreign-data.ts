import type { CurrentUser } from '@murmel/contracts';
import { mayHaveRecordingParts } from '../recording/recordings-flag';
import { mayHaveOfflineData } from './offline-flag';
import { confirmSignedOut, confirmTabOwner } from './tab-owner';

/**
 * Records the user of this tab, and purges other users' outbox records. Loads nothing on a device without offline storage.
 * @param user the current one as the server says; null when there is none
 */
export async function purgeForeignData(user: CurrentUser | null): Promise<void> {
  if (user) confirmTabOwner(user.id);
  else confirmSignedOut();
  if (mayHaveRecordingParts()) await (await import('../recording/part-store')).purgeForeignRecordings(user);
  if (mayHaveOfflineData()) await (await import('./outbox-store')).purgeForeignOutbox(user);
}
