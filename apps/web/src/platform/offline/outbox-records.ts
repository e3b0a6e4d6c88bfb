import type { CurrentUser, Item } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import type { UnsealedRecord } from './sealed';

/** A copy of a live document with what its writer added to it; its bytes are its state. */
export interface OutboxDocument {
  kind: 'document';
  item: Item;
  documentName: string;
  schemaVersion: number;
  /** the Yjs fragment whose words are offered when the server rejects them; null: a board, whose words are fields */
  field: string | null;
  /** something of it is not on the server */
  unsent: boolean;
  ranges: readonly OwnRange[];
  /** its Yjs client, if never published: the next copy continues under it */
  unheard: number | null;
}

/** Words that the server will not accept any more, kept until their author has read them. */
export interface OutboxLostText {
  kind: 'words';
  item: Item;
  text: string;
}

/** Name of the value's shape in an outbox record. */
export type WorkKind = 'answers' | 'words' | 'commands';

/** A call of the api that can be made again and again, and is done once. */
export interface OutboxCall {
  /** names of the call in the contract */
  path: readonly [calls: string, call: string];
  input: object;
  /** the same over all tries; undefined where doing it twice is doing it once */
  key?: string;
}

/** Work of a user in an item outside of its live document, in a form with which its page resumes. */
export interface OutboxWork<Value = unknown> {
  kind: 'work';
  of: WorkKind;
  /** item as the page had it, for display without the server */
  item: Item;
  value: Value;
  /** something of it is not on the server */
  unsent: boolean;
  /** that in words */
  text: string;
  /** calls with which a page that does not have it open sends it; empty if its own page is required */
  calls: readonly OutboxCall[];
}

/** Work that an older version left in the open (legacy-work.ts). */
export interface OutboxLegacyWork {
  kind: 'old';
  of: WorkKind;
  itemId: string;
  value: unknown;
}

/** Current user, for a page loaded without the server. */
export interface OutboxOwner {
  kind: 'person';
  user: CurrentUser;
}

export type OutboxContent = OutboxDocument | OutboxLostText | OutboxWork | OutboxLegacyWork | OutboxOwner;

export interface OutboxRecord<Facts extends OutboxContent = OutboxContent> extends UnsealedRecord<Facts> {
  id: string;
  /** milliseconds since 1970 */
  keptAt: number;
}
