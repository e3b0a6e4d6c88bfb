import { LIMITS } from '@murmel/contracts';
import { pageMeta } from '../page/meta';
import { TAB_OWNER_KEY } from './tab-owner';

const PAUSE_MS = LIMITS.waiting.pauseMinutes * 60_000;

/**
 * True if the records of this user on this device may be opened. A page from the server carries the confirmed user. A page from the cache
 * does not: the session may have ended, and the device may be used by another person. It then requires the same tab, and recent use.
 */
export function mayOpenOutbox(owner: string | null): boolean {
  return pageMeta('shell') !== 'kept' || wasOwnerOfTab(owner);
}

function wasOwnerOfTab(owner: string | null): boolean {
  try {
    const [who, at = Number.NaN] = JSON.parse(sessionStorage.getItem(TAB_OWNER_KEY) ?? '[]') as [(string | null)?, number?];
    const ago = Date.now() - at;
    return who === owner && ago >= 0 && ago <= PAUSE_MS;
  } catch {
    return false;
  }
}
