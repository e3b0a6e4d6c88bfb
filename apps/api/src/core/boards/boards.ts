import type { BoardActor } from '@murmel/documents';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import type { BoardChanger, RequestedOperation } from '../tool-contribution/board-changes.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { asIdentified, boardActorOf } from './board-actor.js';
import { BoardOperations } from './board-operations.js';
import { BoardReader, type ReadBoard } from './board-reader.js';

/** A board with everything on it, and who asks about it. */
export interface RequestedBoard<T extends string, Board> extends ReadBoard<T, Board> {
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
  async requested<T extends string, Board>(context: RequestContext, kind: StoredBoardKind<T, Board>): Promise<RequestedBoard<T, Board>> {
    const itemId = itemOf(context).id;
    const { manager } = this.database;
    if (!(await manager.existsBy(Item, { id: itemId, kind: kind.item }))) throw apiError('NOT_FOUND');
    return { itemId, ...(await BoardReader.of(manager).read(kind, itemId)), actor: asIdentified(boardActorOf(context)) };
  }

  /**
   * Runs an operation on the board of this request, decided by collab-server. A caller without identity gets one, unless the operation
   * would be refused anyway.
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  async run<T extends string, Board, Input>(
    context: RequestContext,
    kind: StoredBoardKind<T, Board>,
    wanted: RequestedOperation<T, Board, Input>,
  ): Promise<string[]> {
    const { name, operation, input, repeatable } = wanted;
    if (!context.account && !context.visitor) {
      const { board, actor } = await this.requested(context, kind);
      const refusal = operation.refuse(board, actor, input);
      if (refusal) throw apiError(refusal.code, refusal.limit === undefined ? undefined : { limit: refusal.limit });
      await this.visitors.ensureSender(context);
    }
    await this.visitors.nameHere(context);
    const commandId = repeatable === undefined ? undefined : await this.idempotency.commandId(context, repeatable);
    const { person, trusted, base } = boardActorOf(context);
    const author = {
      accountId: context.account?.id ?? null,
      visitorId: context.account ? null : (context.visitor?.id ?? null),
      incognitoId: context.incognito?.id,
    };
    return this.operations.run({
      kind: kind.item,
      itemId: itemOf(context).id,
      operation: name,
      input,
      actor: { person, trusted, base },
      author,
      commandId,
    });
  }
}
