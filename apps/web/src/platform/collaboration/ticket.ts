import type { CollaborationRight } from '@murmel/contracts';
import type { Ended } from './state';

export interface Ticket {
  ticket: string;
  /** the document that is right for this person: a board has two */
  documentName: string;
  right: CollaborationRight;
  schemaVersion: number;
  /** display name of the visitor in this item */
  name?: string | undefined;
}

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;
}

/**
 * Maps a refused ticket to the end of the document.
 * @returns undefined for what passes by itself: no network, server busy or starting
 */
export function endedByTicket(error: unknown): Ended | undefined {
  if (field(error, 'code') === 'NO_PASSWORD_PROVIDED') return { kind: 'removed', because: 'password' };
  switch (field(error, 'status')) {
    case 401:
      return { kind: 'removed', because: 'signedOut' };
    case 403:
      return { kind: 'removed', because: 'forbidden' };
    case 404:
      return { kind: 'removed', because: 'notFound' };
    default:
      return undefined;
  }
}
