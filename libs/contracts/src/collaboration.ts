import type { BoardAnswer, OwnParts } from './boards/board-wire.js';

/** Close codes of live documents, shared by api, collab-server and browser. */

/** Reasons why a connection was closed or refused. They are sent as JSON in the `reason`, because Hocuspocus transmits no codes. */
export const COLLABORATION_CODES = {
  ticketInvalid: 4401,
  forbidden: 4403,
  /** the item has a password that this person has not given, or another one than before */
  passwordRequired: 4407,
  notFound: 4404,
  outdatedClient: 4409,
  updateRefused: 4422,
  /** the Yjs number of this copy belongs to another connection: its changes are sent again under another one */
  numberTaken: 4423,
  tooFast: 4429,
  documentFull: 4413,
  tooManyConnections: 4430,
  /** the rights on a board became more or fewer: the ticket call names the document that is right now */
  otherDocument: 4410,
  /** transient: the provider reconnects by itself */
  unavailable: 4503,
  restart: 1012,
} as const;
export type CollaborationCode = keyof typeof COLLABORATION_CODES;

export interface CollaborationRefusal {
  code: CollaborationCode;
  /** the number that was exceeded, for the message */
  limit?: number;
}

export const COLLABORATION_RIGHTS = ['read', 'write'] as const;
export type CollaborationRight = (typeof COLLABORATION_RIGHTS)[number];

/** Notice pushed by collab-server to an open connection (stateless message, JSON). */
export type CollaborationNotice =
  /** `damaged`: read-only for all until the owner has restored an earlier version */
  | { type: 'right'; right: CollaborationRight; because: 'access' | 'damaged' }
  | { type: 'restored'; versionAt: string }
  | { type: 'refused'; refusal: CollaborationRefusal }
  | BoardAnswer
  | OwnParts;

/** Presence that one user shows to the others. Name, colour, swirl and role are set by the server, never by the sender. */
export interface PresenceState {
  user: { id: string; name: string; colour: number; swirl: number; teacher: boolean };
  cursor?: unknown;
}

/** Returns `<kind>/<item id>`, which is also in the socket's path because the proxy routes by it. `/view`: the view for untrusted users. */
export function documentName(kind: string, itemId: string, view = false): string {
  return `${kind}/${itemId}${view ? VIEW : ''}`;
}

const VIEW = '/view';
const NAME = /^([a-z_]{1,40})\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\/view)?$/;

/** @returns undefined when the name is not of the form `<kind>/<uuid>` or `<kind>/<uuid>/view` */
export function parseDocumentName(name: string): { kind: string; itemId: string; view: boolean } | undefined {
  const match = NAME.exec(name);
  return match ? { kind: match[1]!, itemId: match[2]!, view: match[3] !== undefined } : undefined;
}
