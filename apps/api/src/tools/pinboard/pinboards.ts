import { TOOLS, type PinboardInput, type PinboardOperationName } from '@murmel/contracts';
import { PINBOARD_OPERATIONS, type BoardActor, type BoardOperation, type Pinboard } from '@murmel/documents';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { asSomebody, boardActorOf } from '../../core/boards/board-actor.js';
import { BoardOperations } from '../../core/boards/board-operations.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type Asking } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { storedPinboard } from './stored-pinboard.js';

const KIND = TOOLS.pinboard.kind;

/** A pinboard and who asks about it. */
export interface AskedPinboard {
  itemId: string;
  board: Pinboard;
  /** whoever has no identity yet counts as the somebody they become with the first thing they do */
  actor: BoardActor;
}

/** The pinboard of a request: what is on it, and how something is done to it. */
@Injectable()
export class Pinboards {
  constructor(
    private readonly database: DataSource,
    private readonly operations: BoardOperations,
    private readonly visitors: VisitorSessions,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws NOT_FOUND for items that are no pinboards */
  async asked(asking: Asking): Promise<AskedPinboard> {
    const itemId = itemOf(asking).id;
    if (!(await this.database.manager.existsBy(Item, { id: itemId, kind: KIND }))) throw apiError('NOT_FOUND');
    return { itemId, board: await storedPinboard(this.database.manager, itemId), actor: asSomebody(boardActorOf(asking)) };
  }

  /**
   * Does something to the board of this request, decided by collab-server. Whoever has no identity yet gets one, unless
   * it would be refused anyway.
   * @param repeatable the call's input, for calls that may come again with the same `Idempotency-Key`
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  async run<N extends PinboardOperationName>(asking: Asking, operation: N, input: PinboardInput<N>, repeatable?: unknown): Promise<string[]> {
    if (!asking.account && !asking.visitor) {
      const { board, actor } = await this.asked(asking);
      this.refuse(board, actor, operation, input);
      await this.visitors.begin(asking);
    }
    const commandId = repeatable === undefined ? undefined : await this.idempotency.commandId(asking, repeatable);
    const { person, trusted, base } = boardActorOf(asking);
    const author = { accountId: asking.account?.id ?? null, visitorId: asking.account ? null : (asking.visitor?.id ?? null) };
    return this.operations.run({ kind: KIND, itemId: itemOf(asking).id, operation, input, actor: { person, trusted, base }, author, commandId });
  }

  private refuse<N extends PinboardOperationName>(board: Pinboard, actor: BoardActor, operation: N, input: PinboardInput<N>): void {
    const { refuse } = PINBOARD_OPERATIONS[operation] as BoardOperation<Pinboard, PinboardInput<N>>;
    const refusal = refuse(board, actor, input);
    if (refusal) throw apiError(refusal.code, refusal.limit === undefined ? undefined : { limit: refusal.limit });
  }
}
