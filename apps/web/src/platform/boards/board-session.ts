import type { BoardCursor, BoardRefusal } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import type { Collaborator } from '../collaboration/collaborators';
import type { CollaborationFacts, CollaborationState } from '../collaboration/state';

/** Result of an own operation. A refused one has been taken back on the screen before this is known. */
export type BoardResult = { ok: true; made: string[] } | { ok: false; refusal: BoardRefusal };

export type { BoardCursor };

export interface OtherPerson {
  /** the Yjs client: one person may be there twice */
  client: number;
  person: Collaborator;
  cursor: BoardCursor | undefined;
}

/** State of an open board. A new object after every change. */
export interface BoardView<Board> {
  /** as this user sees it, with the latest own changes; undefined until it is loaded */
  board: Board | undefined;
  /** actor whose rights decide on this device about optimistic changes */
  actor: BoardActor;
  state: CollaborationState;
  facts: CollaborationFacts;
  /** number of own commands without a response */
  pending: number;
  /** milliseconds since 1970 until which this person was stopped from writing */
  stoppedUntil: number | undefined;
  people: readonly Collaborator[];
  /** true when this browser holds the source and runs operations itself */
  trusted: boolean;
  /** everything that the server has not got is kept on this device */
  savedOffline: boolean;
  /** edits that the server never took are gone from the board; their words stay here until `forgetLost` */
  lost: LostEdits | undefined;
  /** something that was done here can be undone, or done again; always false for a view */
  undoable: boolean;
  redoable: boolean;
}

/** Work that the server will not accept any more. */
export interface LostEdits {
  /** written text; empty if the change was not a text */
  text: string;
  /** undefined when the right to do it was taken away in between */
  refusal: BoardRefusal | undefined;
}

/** One open board. `Operations` maps the names of its operations to their inputs. */
export interface BoardSession<Board, Operations> {
  view(): BoardView<Board>;
  subscribe(listener: () => void): () => void;
  /**
   * Applies an operation to the screen at once. Resolves when the server has stored or refused it. Without a connection it waits and is
   * sent later, once.
   * @param step what is done under one name within 3 s each, e.g. while typing, is undone at once
   */
  run<N extends keyof Operations & string>(operation: N, input: Operations[N], step?: string): Promise<BoardResult>;
  /** Takes back the last step that was done here and is not taken back yet. Does nothing where there is none. */
  undo(): void;
  redo(): void;
  /** Presence changes far more often than the board and is watched on its own. */
  others(): readonly OtherPerson[];
  subscribeToOthers(listener: () => void): () => void;
  /** own cursor; published at most every 120 ms */
  showCursor(cursor: BoardCursor | null): void;
  /** The id that the server gave a part made here; the same id when there is nothing newer. */
  idOf(id: string): string;
  /** Returns an id that stays the same while a part made here gets its real id: for React keys. */
  keyOf(id: string): string;
  /** Forgets lost edits once the user was notified and has their words. */
  forgetLost(): void;
  /** tries again after `refused`, or at once instead of in a moment */
  retry(): void;
  close(): void;
}
