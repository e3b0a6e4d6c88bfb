import type { PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { type BoardOperation, PINBOARD_OPERATIONS, type Pinboard, type PinboardTable } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { Boards, type RequestedBoard } from '../../core/boards/boards.js';
import type { RequestContext } from '../../platform/request-context.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** A pinboard and who asks about it. */
export type RequestedPinboard = Pick<RequestedBoard<PinboardTable, Pinboard>, 'itemId' | 'board' | 'actor'>;

/** The pinboard of a request: what is on it, and how something is done to it. */
@Injectable()
export class Pinboards {
  constructor(private readonly boards: Boards) {}

  /** @throws NOT_FOUND for items that are no pinboards */
  requested(context: RequestContext): Promise<RequestedPinboard> {
    return this.boards.requested(context, STORED_PINBOARD);
  }

  /**
   * @param repeatable the call's input, for calls that may come again with the same `Idempotency-Key`
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  run<N extends PinboardOperationName>(context: RequestContext, name: N, input: PinboardInput<N>, repeatable?: unknown): Promise<string[]> {
    const operation = PINBOARD_OPERATIONS[name] as BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;
    return this.boards.run(context, STORED_PINBOARD, { name, operation, input, repeatable });
  }
}
