import { type PinboardReaction, refuseReaction } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { VisitorSessions } from '../../../core/accounts/visitor-sessions.js';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { Pinboards, type RequestedPinboard } from '../pinboards.js';
import { visibleCard } from '../visible-parts.js';

/** Card that the caller reacts to. */
export interface ReactedCard extends RequestedPinboard {
  /** the card's own id on its board */
  cardId: string;
}

/** Authorizes reactions: callers who may see a card read its reactions, callers who may write there add some. */
@Injectable()
export class ReactedCards {
  constructor(
    private readonly boards: Pinboards,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws NOT_FOUND for cards that this person does not see */
  async seen(context: RequestContext, cardId: string): Promise<ReactedCard> {
    const asked = await this.boards.requested(context);
    return { ...asked, cardId: visibleCard(asked.board, asked.actor, cardId).id };
  }

  /**
   * Creates an identity for a caller without one, unless the call would be refused anyway.
   * @param adding what is said anew; without it: what was said is taken back
   * @throws NOT_FOUND, FORBIDDEN, BOARD_FROZEN, BOARD_STOPPED with the seconds, LIKES_OFF, COMMENTS_OFF
   */
  async allowed(context: RequestContext, cardId: string, adding?: PinboardReaction): Promise<ReactedCard> {
    const card = await this.seen(context, cardId);
    const refusal = refuseReaction(card.board, card.actor, cardId, adding);
    if (refusal) throw apiError(refusal.code, refusal.seconds === undefined ? undefined : { seconds: refusal.seconds });
    await this.visitors.ensureSender(context);
    await this.visitors.nameHere(context);
    return card;
  }
}
