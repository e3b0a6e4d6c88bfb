import type { CollaborationNotice } from '@murmel/contracts';
import type { BoardKind, BoardOperation } from '@murmel/documents';
import type { Ticket } from '../collaboration/ticket';
import type { BoardKeeper } from './board-keeper';

/** Which board, and what is done with it. */
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
  /** makes a visitor of nobody, when they write where only one list or card lets them */
  newPerson(): Promise<unknown>;
  /** account or visitor id of whoever is here now */
  person(): string | null;
  /** came from the gallery, to look and never more */
  onlyLooks(): boolean;
  onNotice?(notice: CollaborationNotice): void;
  /** brings what keeps on this device what the server has not got; `onKept` is told whether all of it is kept */
  keeper?(onKept: (all: boolean) => void): Promise<BoardKeeper<T>>;
  /** may write on the board in general */
  contributes?: boolean;
}
