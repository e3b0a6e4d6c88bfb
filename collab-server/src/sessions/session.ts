import type { Connection } from '@hocuspocus/server';
import type { Actor } from '@murmel/access-policy';
import type { BoardBase, CollaborationRefusal, CollaborationRight } from '@murmel/contracts';
import type { Author, Writer } from '@murmel/server';

/** User at a live document. The name is as last read; it is shown, never stored. */
export interface SessionPerson {
  /** account or visitor id; generated for a read-only user who has neither */
  id: string;
  name: string;
  teacher: boolean;
}

/** Decision of access policy about a connection. */
export type AccessOutcome = GrantedAccess | { refusal: CollaborationRefusal };
export interface GrantedAccess {
  right: CollaborationRight;
  /** on boards: default rights where no list or card overrides them */
  base: BoardBase;
}

/** One connection of one person to one live document, from the ticket to the goodbye. */
export class Session implements Writer {
  /** right published to this user; on a view it permits commands, never bytes */
  right: CollaborationRight = 'read';
  base: BoardBase = 'look';
  connection?: Connection;
  /** set while the rights are being decided anew: writing waits for it */
  deciding?: Promise<AccessOutcome> | undefined;
  /** the one Yjs client whose presence this connection may set */
  presenceClient?: number;
  /** state of the first exchange of documents: the client's state vector of the request, and the acknowledgements that wait for its end */
  readonly handshake: { asked?: ReadonlyMap<number, number>; done: boolean; owed: number } = { done: false, owed: 0 };

  constructor(
    readonly socketId: string,
    readonly documentName: string,
    readonly kind: string,
    readonly itemId: string,
    readonly actor: Actor,
    readonly person: SessionPerson,
    readonly sessionHash: string | null,
    /** came from the gallery: read-only for ever, also when the item becomes writable */
    readonly looksOnly: boolean,
    /** has the view of a board open, not its source */
    readonly view = false,
    /** end of the look of an admin as this person */
    readonly endsAt?: Date,
  ) {}

  /** True if updates may be written. Enforced before every update; Hocuspocus' own `readOnly` follows it. Views are never writable. */
  get writesBytes(): boolean {
    return this.right === 'write' && !this.view;
  }

  /** account or visitor id; null for users who can only read */
  get personId(): string | null {
    return this.actor.account?.id ?? this.actor.visitorId;
  }

  get author(): Author {
    return { accountId: this.actor.account?.id ?? null, visitorId: this.actor.visitorId, incognitoId: this.actor.incognito?.id };
  }

  get payer(): string {
    return this.personId ?? this.owner;
  }

  /** Key by which the connection limit counts: a signed-in browser, else a visitor, else the socket itself. */
  get owner(): string {
    return this.sessionHash ?? this.actor.visitorId ?? this.socketId;
  }
}
