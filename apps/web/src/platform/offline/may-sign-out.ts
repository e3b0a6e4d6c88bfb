import { mayHaveRecordingParts } from '../recording/recordings-flag';
import { mayHaveOfflineData } from './offline-flag';

/**
 * True if the user may sign out: not while the outbox has records, unless they confirm. Loads nothing on a device without offline storage.
 */
export async function maySignOut(): Promise<boolean> {
  return !(mayHaveOfflineData() || mayHaveRecordingParts()) || (await import('./flush-on-sign-out')).flushOnSignOut();
}
