import type { PinboardCardAnswer } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { visibleCard } from '../visible-parts.js';
import { cardAnswers } from './card-answer.js';

/** One card of the board of a request. */
@Injectable()
export class VisibleCard {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  /**
   * Returns the card of a call. A card that this person may not see is refused here, without a request to collab-server.
   * @returns its own id on the board
   * @throws NOT_FOUND
   */
  async known(context: RequestContext): Promise<string> {
    const { board, actor } = await this.pinboards.requested(context);
    return visibleCard(board, actor, partIdOf(context)).id;
  }

  /** The card as it is committed now. @param card its own id on the board @throws NOT_FOUND */
  async answer(context: RequestContext, card: string): Promise<PinboardCardAnswer> {
    const asked = await this.pinboards.requested(context);
    return (await cardAnswers(this.database.manager, asked, [visibleCard(asked.board, asked.actor, card)]))[0]!;
  }
}
