import type { BoardRefusal } from '@murmel/contracts';
import type { CollaborationFacts, Ended } from '../collaboration/state';

/** After the line was given up: what was shown stays, nothing is on its way. */
export function withoutLine(facts: CollaborationFacts): CollaborationFacts {
  return { ...facts, connected: false, authenticated: false, synced: false, unsynced: 0, dirty: false, overdue: false };
}

/** Commands that wait for their answer count like edits that wait for their acknowledgement, also where one may write only here and there. */
export function withCommands(facts: CollaborationFacts, pending: number, overdue: boolean): CollaborationFacts {
  if (pending === 0 || facts.ended) return facts;
  return { ...facts, right: 'write', unsynced: facts.unsynced + pending, dirty: true, overdue: facts.overdue || overdue };
}

/** What is said to everything that still waited when the board went away. */
export function refusalOfEnd(ended: Ended): BoardRefusal {
  if (ended.kind === 'removed') return { code: ended.because === 'notFound' ? 'NOT_FOUND' : 'FORBIDDEN' };
  return { code: 'UNAVAILABLE' };
}

/** What is said to somebody whose teacher stopped them. @param until milliseconds since 1970 */
export function stopped(until: number): BoardRefusal {
  return { code: 'BOARD_STOPPED', seconds: Math.ceil((until - Date.now()) / 1000) };
}
