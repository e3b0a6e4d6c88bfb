import type { CollaborationCode, CollaborationRefusal, CollaborationRight } from '@murmel/contracts';

/** Facts about the connection to one document. Everything shown to users is computed from this. */
export interface CollaborationFacts {
  /** the socket is open */
  connected: boolean;
  /** the ticket was accepted on this socket */
  authenticated: boolean;
  /** the server's content has arrived on this socket */
  synced: boolean;
  /** updates that the server has not acknowledged; acknowledged means committed */
  unsynced: number;
  /** edits were made here since everything was last acknowledged */
  dirty: boolean;
  /** writing waits for its acknowledgement longer than people should believe in it */
  overdue: boolean;
  /** content was shown at least once */
  opened: boolean;
  right: CollaborationRight | undefined;
  /** true if there is no connection but calls succeed: the document is synchronized by these */
  alone: boolean;
  /** writing is disabled until an earlier version is restored */
  damaged: boolean;
  /** final until the person acts */
  ended: Ended | undefined;
}

export type Ended =
  | { kind: 'removed'; because: 'forbidden' | 'notFound' | 'signedOut' | 'password' }
  | { kind: 'outdated' }
  | { kind: 'refused'; refusal: CollaborationRefusal };

export type CollaborationEvent =
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'authenticated'; right: CollaborationRight }
  | { type: 'synced' }
  | { type: 'unsynced'; number: number }
  | { type: 'edited' }
  | { type: 'overdue' }
  | { type: 'right'; right: CollaborationRight; because?: 'access' | 'damaged' }
  | { type: 'ended'; ended: Ended }
  /** result of a call, while there is no connection (`http-sync.ts`) */
  | { type: 'called'; change: Partial<CollaborationFacts> }
  /** the document is opened anew, with nothing of before */
  | { type: 'reopened' }
  /** a copy that this device had kept is shown before there is a line */
  | { type: 'brought'; unsent: boolean };

export type CollaborationState =
  | 'connecting'
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'readonly'
  | 'damaged'
  | 'refused'
  | 'removed'
  | 'outdated';

export const UNOPENED: CollaborationFacts = {
  connected: false,
  authenticated: false,
  synced: false,
  unsynced: 0,
  dirty: false,
  overdue: false,
  opened: false,
  right: undefined,
  alone: false,
  damaged: false,
  ended: undefined,
};

/** `synced && unsynced === 0 && authenticated && connected`: the only reason to say "saved". */
function acknowledged(facts: CollaborationFacts): boolean {
  return isOnLine(facts) && facts.unsynced === 0;
}

/** Acknowledged edits are no longer at risk. */
function settled(facts: CollaborationFacts): CollaborationFacts {
  return acknowledged(facts) ? { ...facts, dirty: false, overdue: false } : facts;
}

/** The next facts; the same object when nothing changed. */
export function reduce(facts: CollaborationFacts, event: CollaborationEvent): CollaborationFacts {
  if (event.type === 'reopened') return { ...UNOPENED, right: facts.right };
  // Only a client with the right to write has a stored copy; a revoked right is published with the connection.
  if (event.type === 'brought') return { ...UNOPENED, right: 'write', opened: true, dirty: event.unsent };
  if (facts.ended) return facts;
  switch (event.type) {
    case 'connected':
      return { ...facts, connected: true };
    case 'disconnected':
      return { ...facts, connected: false, authenticated: false, synced: false };
    case 'authenticated':
      return settled({ ...facts, connected: true, authenticated: true, right: event.right });
    case 'synced':
      return settled({ ...facts, synced: true, opened: true, alone: false });
    case 'called':
      return { ...facts, ...event.change };
    case 'unsynced':
      return settled({ ...facts, unsynced: event.number, overdue: facts.overdue && event.number >= facts.unsynced });
    case 'edited':
      return facts.dirty || facts.right === 'read' ? facts : { ...facts, dirty: true };
    case 'overdue':
      return facts.dirty ? { ...facts, overdue: true } : facts;
    case 'right':
      return { ...facts, right: event.right, damaged: event.because === 'damaged' };
    case 'ended':
      return { ...facts, ended: event.ended };
  }
}

/** True if the connection is open and the server's content was received. */
export function isOnLine({ connected, authenticated, synced }: CollaborationFacts): boolean {
  return connected && authenticated && synced;
}

/** The one word for the header. */
export function stateOf(facts: CollaborationFacts): CollaborationState {
  if (facts.ended) return facts.ended.kind;
  if (!isOnLine(facts) && !facts.alone) {
    if (!facts.opened) return facts.dirty ? 'unsaved' : 'connecting';
    return facts.dirty ? 'unsaved' : 'offline';
  }
  if (facts.right === 'read') return facts.damaged ? 'damaged' : 'readonly';
  if (facts.overdue) return 'unsaved';
  return (facts.alone ? !facts.dirty : facts.unsynced === 0) ? 'saved' : 'saving';
}

/** True if editing is permitted: also without a connection, because the changes are sent later. */
export function isWritable(facts: CollaborationFacts): boolean {
  return facts.right === 'write' && facts.opened && !facts.ended;
}

/** Consequence of a refusal for the open document. */
export type Consequence = 'end' | 'reopen' | 'renumber' | 'reconnect' | 'newTicket';

/**
 * @returns `end` when only the person can change something, `reopen` when this copy of the document holds what
 *   the server refuses, `renumber` when only the number is refused under which it was written, `reconnect` when the same copy may try again, `newTicket` when only the entry failed, or
 *   leads elsewhere now
 */
export function consequenceOf(code: CollaborationCode): Consequence {
  switch (code) {
    case 'forbidden':
    case 'passwordRequired':
    case 'notFound':
    case 'outdatedClient':
    case 'tooManyConnections':
      return 'end';
    case 'updateRefused':
    case 'documentFull':
      return 'reopen';
    case 'numberTaken':
      return 'renumber';
    case 'tooFast':
    case 'unavailable':
    case 'restart':
      return 'reconnect';
    case 'ticketInvalid':
    case 'otherDocument':
      return 'newTicket';
  }
}

/** True if edits of this document will never be accepted any more. A new password or sign-in opens it again, and so does a new release. */
export function isFinal(ended: Ended): boolean {
  return ended.kind === 'removed' && (ended.because === 'forbidden' || ended.because === 'notFound');
}

/** The final state that a refusal with the consequence `end` leads to. */
export function endedBy(refusal: CollaborationRefusal): Ended {
  if (refusal.code === 'forbidden' || refusal.code === 'notFound') return { kind: 'removed', because: refusal.code };
  if (refusal.code === 'passwordRequired') return { kind: 'removed', because: 'password' };
  return refusal.code === 'outdatedClient' ? { kind: 'outdated' } : { kind: 'refused', refusal };
}
