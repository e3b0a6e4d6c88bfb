import type { CurrentUser, Item } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import type { Piece } from './sealed';

/** A copy of a live document with what its writer added to it; its bytes are its state. */
export interface WaitingDocument {
  kind: 'document';
  item: Item;
  documentName: string;
  schemaVersion: number;
  /** the Yjs fragment whose words are offered when nobody takes them; null: a board, whose words are fields */
  field: string | null;
  /** something of it is not on the server */
  unsent: boolean;
  ranges: readonly OwnRange[];
  /** its Yjs client, when nobody has ever heard of it: the next copy goes on under it */
  unheard: number | null;
}

/** What the server will not take any more, kept until its writer has read it. */
export interface WaitingWords {
  kind: 'words';
  item: Item;
  text: string;
}

/** Whose shape a piece of work has. */
export type WorkName = 'answers' | 'words' | 'commands';

/** A call of the api that can be made again and again, and is done once. */
export interface WaitingCall {
  /** names of the call in the contract */
  path: readonly [calls: string, call: string];
  input: object;
  /** the same over all tries; undefined where doing it twice is doing it once */
  key?: string;
}

/** What somebody does in an item outside of its live document, as its page goes on with it. */
export interface WaitingWork<Value = unknown> {
  kind: 'work';
  of: WorkName;
  /** as the page had it, so that it can be shown without the server */
  item: Item;
  value: Value;
  /** something of it is not on the server */
  unsent: boolean;
  /** that in words */
  text: string;
  /** what a page that has not got it open does to send it; empty where its own page has to be opened */
  calls: readonly WaitingCall[];
}

/** Work that an older version left in the open (before-the-store.ts). */
export interface WaitingOld {
  kind: 'old';
  of: WorkName;
  itemId: string;
  value: unknown;
}

/** Who is there, for a page that comes without the server. */
export interface WaitingPerson {
  kind: 'person';
  user: CurrentUser;
}

export type Waiting = WaitingDocument | WaitingWords | WaitingWork | WaitingOld | WaitingPerson;

export interface WaitingPiece<Facts extends Waiting = Waiting> extends Piece<Facts> {
  id: string;
  /** milliseconds since 1970 */
  keptAt: number;
}
