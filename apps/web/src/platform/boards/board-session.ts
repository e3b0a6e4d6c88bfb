import type { BoardCursor, BoardRefusal } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import type { Person } from '../collaboration/people';
import type { CollaborationFacts, CollaborationState } from '../collaboration/state';

/** What became of something one did. A refused one has been taken back on the screen before this is known. */
export type Done = { ok: true; made: string[] } | { ok: false; refusal: BoardRefusal };

export type { BoardCursor };

export interface OtherPerson {
  /** the Yjs client: one person may be there twice */
  client: number;
  person: Person;
  cursor: BoardCursor | undefined;
}

/** What is known of an open board. A new object whenever something changed. */
export interface BoardView<Board> {
  /** as this person sees it, with what they did a moment ago; undefined until it came the first time */
  board: Board | undefined;
  /** who decides on this device for what is shown at once */
  actor: BoardActor;
  state: CollaborationState;
  facts: CollaborationFacts;
  /** what was done here and is not answered yet */
  pending: number;
  /** milliseconds since 1970 until which this person was stopped from writing */
  stoppedUntil: number | undefined;
  people: readonly Person[];
  /** true when this browser holds the source and runs operations itself */
  trusted: boolean;
  /** everything that the server has not got is kept on this device */
  keptHere: boolean;
  /** edits that the server never took are gone from the board; their words stay here until `forgetLost` */
  lost: Lost | undefined;
  /** something that was done here can be undone, or done again; always false for a view */
  undoable: boolean;
  redoable: boolean;
}

/** What somebody did and the server will not take any more. */
export interface Lost {
  /** what they wrote in it; empty where it was nothing written */
  words: string;
  /** undefined when the right to do it was taken away in between */
  refusal: BoardRefusal | undefined;
}

/** One open board. `Operations` maps the names of its operations to their inputs. */
export interface BoardSession<Board, Operations> {
  view(): BoardView<Board>;
  subscribe(listener: () => void): () => void;
  /**
   * Does something at once on the screen. Resolves when the server has it, or refused it; without a connection it waits
   * and is sent later, once.
   * @param step what is done under one name within 3 s each, e.g. while typing, is undone at once
   */
  run<N extends keyof Operations & string>(operation: N, input: Operations[N], step?: string): Promise<Done>;
  /** Takes back the last step that was done here and is not taken back yet. Does nothing where there is none. */
  undo(): void;
  redo(): void;
  /** Presence changes far more often than the board and is watched on its own. */
  others(): readonly OtherPerson[];
  subscribeToOthers(listener: () => void): () => void;
  /** where one is oneself; told at most every 120 ms */
  show(cursor: BoardCursor | null): void;
  /** The id that the server gave a part made here; the same id when there is nothing newer. */
  idOf(id: string): string;
  /** What stays the same while a part made here gets its real id: for React keys. */
  keyOf(id: string): string;
  /** Whoever lost edits was told, and has their words. */
  forgetLost(): void;
  /** tries again after `refused`, or at once instead of in a moment */
  retry(): void;
  close(): void;
}
