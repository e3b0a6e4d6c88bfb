import type { BoardRefusal } from '@murmel/contracts';
import type { CollaborationFacts, Ended } from '../collaboration/state';

/** Returns the facts after the connection was closed for good: the shown content stays, and no change is pending. */
export function withoutConnection(facts: CollaborationFacts): CollaborationFacts {
  return { ...facts, connected: false, authenticated: false, synced: false, unsynced: 0, dirty: false, overdue: false };
}

/** Commands that wait for their answer count like edits that wait for their acknowledgement, also where one may write only here and there. */
export function withCommands(facts: CollaborationFacts, pending: number, overdue: boolean): CollaborationFacts {
  if (pending === 0 || facts.ended) return facts;
  return { ...facts, right: 'write', unsynced: facts.unsynced + pending, dirty: true, overdue: facts.overdue || overdue };
}

/** Returns the refusal for all commands still pending when the board ended. */
export function refusalOfEnd(ended: Ended): BoardRefusal {
  if (ended.kind === 'removed') return { code: ended.because === 'notFound' ? 'NOT_FOUND' : 'FORBIDDEN' };
  return { code: 'UNAVAILABLE' };
}

/** Returns the refusal for a pupil stopped by the teacher. @param until milliseconds since 1970 */
export function stoppedRefusal(until: number): BoardRefusal {
  return { code: 'BOARD_STOPPED', seconds: Math.ceil((until - Date.now()) / 1000) };
}
