import type { PinboardCardAnswer } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Asking, partIdOf } from '../../../platform/asking.js';
import { Pinboards } from '../pinboards.js';
import { seenCard } from '../seen-parts.js';
import { cardAnswers } from './card-answer.js';

/** One card of the board of a request. */
@Injectable()
export class OneCard {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  /**
   * Returns the card of a call. A card that this person may not see is refused here, without a request to collab-server.
   * @returns its own id on the board
   * @throws NOT_FOUND
   */
  async known(asking: Asking): Promise<string> {
    const { board, actor } = await this.pinboards.asked(asking);
    return seenCard(board, actor, partIdOf(asking)).id;
  }

  /** The card as it is committed now. @param card its own id on the board @throws NOT_FOUND */
  async answer(asking: Asking, card: string): Promise<PinboardCardAnswer> {
    const asked = await this.pinboards.asked(asking);
    return (await cardAnswers(this.database.manager, asked, [seenCard(asked.board, asked.actor, card)]))[0]!;
  }
}
