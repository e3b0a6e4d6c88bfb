import type { PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { type BoardOperation, PINBOARD_OPERATIONS, type Pinboard, type PinboardTable } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { type AskedBoard, Boards } from '../../core/boards/boards.js';
import type { Asking } from '../../platform/asking.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** A pinboard and who asks about it. */
export type AskedPinboard = Pick<AskedBoard<PinboardTable, Pinboard>, 'itemId' | 'board' | 'actor'>;

/** The pinboard of a request: what is on it, and how something is done to it. */
@Injectable()
export class Pinboards {
  constructor(private readonly boards: Boards) {}

  /** @throws NOT_FOUND for items that are no pinboards */
  asked(asking: Asking): Promise<AskedPinboard> {
    return this.boards.asked(asking, STORED_PINBOARD);
  }

  /**
   * @param repeatable the call's input, for calls that may come again with the same `Idempotency-Key`
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  run<N extends PinboardOperationName>(asking: Asking, name: N, input: PinboardInput<N>, repeatable?: unknown): Promise<string[]> {
    const operation = PINBOARD_OPERATIONS[name] as BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;
    return this.boards.run(asking, STORED_PINBOARD, { name, operation, input, repeatable });
  }
}
