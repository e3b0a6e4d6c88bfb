import { mayWait } from './marker';

/**
 * True if the user may sign out: not while the outbox has records, unless they confirm. Loads nothing on a device without offline storage.
 */
export async function mayLeave(): Promise<boolean> {
  return !mayWait() || (await import('./before-leaving')).beforeLeaving();
}
