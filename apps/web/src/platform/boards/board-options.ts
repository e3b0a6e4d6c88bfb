import type { CollaborationNotice } from '@murmel/contracts';
import type { BoardKind, BoardOperation } from '@murmel/documents';
import type { Ticket } from '../collaboration/ticket';
import type { BoardPersister } from './board-persister';

/** Definition of a board and its operations. */
export interface BoardDefinition<T extends string, Board, Operations> {
  kind: BoardKind<T, Board>;
  operations: { readonly [N in keyof Operations]: BoardOperation<Board, Operations[N], T> };
  /** the kind of item, which is the first half of the names of its documents */
  contentKind: string;
  itemId: string;
  /** the newest shape of the board that this release can show */
  schemaVersion: number;
}

export interface BoardOptions<T extends string, Board, Operations> extends BoardDefinition<T, Board, Operations> {
  requestTicket(): Promise<Ticket>;
  /** creates a visitor for an anonymous client that writes where only one list or card permits it */
  createVisitor(): Promise<unknown>;
  /** account or visitor id of the current user */
  personId(): string | null;
  /** came from the gallery, to look and never more */
  isViewOnly(): boolean;
  onNotice?(notice: CollaborationNotice): void;
  /** creates the persister of changes that the server lacks; `onSaved` is called with true if all of them are stored */
  persister?(onSaved: (all: boolean) => void): Promise<BoardPersister<T>>;
  /** may write on the board in general */
  contributes?: boolean;
}
