import { COLLABORATION_CODES, type CollaborationRefusal } from '@murmel/contracts';

/**
 * Thrown by an extension to end a connection for good: the client shows why and does not come back by itself.
 * Hocuspocus carries only the reason to the client, so the code travels inside it as JSON.
 */
export class RefusalError extends Error {
  readonly reason: string;
  /** number for the log and for callers inside the process */
  readonly code: number;

  constructor(readonly refusal: CollaborationRefusal) {
    // An empty message keeps Hocuspocus from logging every refusal of a hostile client.
    super('');
    this.reason = JSON.stringify(refusal);
    this.code = COLLABORATION_CODES[refusal.code];
    // A refusal is an answer, not a fault: the line of code it came from is of no interest.
    this.stack = '';
  }
}

/** The service is not able to answer right now; the client keeps its edits and comes back by itself. */
export class UnavailableError extends RefusalError {
  constructor(override readonly cause?: unknown) {
    super({ code: 'unavailable' });
  }
}
