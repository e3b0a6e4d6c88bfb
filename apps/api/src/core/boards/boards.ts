import type { BoardActor } from '@murmel/documents';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import type { BoardChanger, WantedOperation } from '../tool-contribution/board-changes.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { asSomebody, boardActorOf } from './board-actor.js';
import { BoardOperations } from './board-operations.js';
import { BoardReader, type ReadBoard } from './board-reader.js';

/** A board with everything on it, and who asks about it. */
export interface AskedBoard<T extends string, Board> extends ReadBoard<T, Board> {
  itemId: string;
  /** the caller; without an identity, they count as the person they become with their first action */
  actor: BoardActor;
}

/** Reads the board of a request, of any kind, and runs operations on it. */
@Injectable()
export class Boards implements BoardChanger {
  constructor(
    private readonly database: DataSource,
    private readonly operations: BoardOperations,
    private readonly visitors: VisitorSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws NOT_FOUND for items of other kinds */
  async asked<T extends string, Board>(asking: Asking, kind: StoredBoardKind<T, Board>): Promise<AskedBoard<T, Board>> {
    const itemId = itemOf(asking).id;
    const { manager } = this.database;
    if (!(await manager.existsBy(Item, { id: itemId, kind: kind.item }))) throw apiError('NOT_FOUND');
    return { itemId, ...(await BoardReader.of(manager).read(kind, itemId)), actor: asSomebody(boardActorOf(asking)) };
  }

  /**
   * Runs an operation on the board of this request, decided by collab-server. A caller without identity gets one, unless the operation
   * would be refused anyway.
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  async run<T extends string, Board, Input>(
    asking: Asking,
    kind: StoredBoardKind<T, Board>,
    wanted: WantedOperation<T, Board, Input>,
  ): Promise<string[]> {
    const { name, operation, input, repeatable } = wanted;
    if (!asking.account && !asking.visitor) {
      const { board, actor } = await this.asked(asking, kind);
      const refusal = operation.refuse(board, actor, input);
      if (refusal) throw apiError(refusal.code, refusal.limit === undefined ? undefined : { limit: refusal.limit });
      await this.visitors.ensureSender(asking);
    }
    await this.visitors.nameHere(asking);
    const commandId = repeatable === undefined ? undefined : await this.idempotency.commandId(asking, repeatable);
    const { person, trusted, base } = boardActorOf(asking);
    const author = { accountId: asking.account?.id ?? null, visitorId: asking.account ? null : (asking.visitor?.id ?? null) };
    return this.operations.run({
      kind: kind.item,
      itemId: itemOf(asking).id,
      operation: name,
      input,
      actor: { person, trusted, base },
      author,
      commandId,
    });
  }
}
