import { LIMITS } from '@murmel/contracts';
import { pageMeta } from '../page/meta';
import { HERE } from './here';

const PAUSE_MS = LIMITS.waiting.pauseMinutes * 60_000;

/**
 * Whether what this person left here may be opened. A page of the server came with its word for who is there. One that came without it
 * has none: the session may have ended, and the device may be in other hands. So it must be the tab in which they were, not too long ago.
 */
export function mayOpen(owner: string | null): boolean {
  return pageMeta('shell') !== 'kept' || wasHere(owner);
}

function wasHere(owner: string | null): boolean {
  try {
    const [who, at = Number.NaN] = JSON.parse(sessionStorage.getItem(HERE) ?? '[]') as [(string | null)?, number?];
    const ago = Date.now() - at;
    return who === owner && ago >= 0 && ago <= PAUSE_MS;
  } catch {
    return false;
  }
}
