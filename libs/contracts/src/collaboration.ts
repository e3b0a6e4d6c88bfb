/** What api, collab-server and browser agree on about live documents. */

/** Why a connection was closed or refused. Carried as JSON in the `reason`, because Hocuspocus does not carry codes. */
export const COLLABORATION_CODES = {
  ticketInvalid: 4401,
  forbidden: 4403,
  /** the item has a password that this person has not given, or another one than before */
  passwordRequired: 4407,
  notFound: 4404,
  outdatedClient: 4409,
  updateRefused: 4422,
  tooFast: 4429,
  documentFull: 4413,
  tooManyConnections: 4430,
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

/** What collab-server tells an open connection without being asked (stateless message, JSON). */
export type CollaborationNotice =
  | { type: 'right'; right: CollaborationRight; because: 'access' }
  | { type: 'restored'; versionAt: string }
  | { type: 'refused'; refusal: CollaborationRefusal };

/** What one person shows to the others. Name, colour, swirl and role are set by the server, never by the sender. */
export interface PresenceState {
  user: { id: string; name: string; colour: number; swirl: number; teacher: boolean };
  cursor?: unknown;
}

/** `<kind>/<item id>`: the proxy routes by it, so it stands in the socket's path too. */
export function documentName(kind: string, itemId: string): string {
  return `${kind}/${itemId}`;
}

/** @returns undefined when the name is not of the form `<kind>/<uuid>` */
export function parseDocumentName(name: string): { kind: string; itemId: string } | undefined {
  const match = /^([a-z_]{1,40})\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(name);
  return match ? { kind: match[1]!, itemId: match[2]! } : undefined;
}
