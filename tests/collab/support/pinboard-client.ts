import type { PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { PINBOARD_OPERATIONS, type Pinboard, type PinboardTable, pinboardKind } from '@murmel/documents';
import type { CollaborationTicket, Item } from '@murmel/server';
import { BoardClient } from './board-client.js';
import type { Holder, Lesson } from './lesson.js';

/** At a pinboard. */
export class PinboardClient extends BoardClient<PinboardTable, Pinboard, { [N in PinboardOperationName]: PinboardInput<N> }> {
  constructor(lesson: Lesson, item: Item, holder: Holder, view: boolean, ticket: Partial<CollaborationTicket> = {}) {
    super(lesson, item, holder, view, { kind: pinboardKind, operations: PINBOARD_OPERATIONS }, ticket);
  }

  /** Names of the cards on the wall, list by list. */
  get names(): string[] {
    return this.board.lists
      .filter(({ trashed }) => !trashed)
      .flatMap(({ id }) => (this.board.cardsOf.get(id) ?? []).filter(({ trashed }) => !trashed).map(({ name }) => name));
  }
}
