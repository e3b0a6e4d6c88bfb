import { type PinboardReaction, refuseReaction } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { VisitorSessions } from '../../../core/accounts/visitor-sessions.js';
import { apiError } from '../../../platform/api-error.js';
import type { Asking } from '../../../platform/asking.js';
import { type AskedPinboard, Pinboards } from '../pinboards.js';
import { seenCard } from '../seen-parts.js';

/** Card that the caller reacts to. */
export interface ReactedCard extends AskedPinboard {
  /** the card's own id on its board */
  cardId: string;
}

/** Authorizes reactions: callers who may see a card read its reactions, callers who may write there add some. */
@Injectable()
export class Reacting {
  constructor(
    private readonly boards: Pinboards,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws NOT_FOUND for cards that this person does not see */
  async seen(asking: Asking, cardId: string): Promise<ReactedCard> {
    const asked = await this.boards.asked(asking);
    return { ...asked, cardId: seenCard(asked.board, asked.actor, cardId).id };
  }

  /**
   * Creates an identity for a caller without one, unless the call would be refused anyway.
   * @param adding what is said anew; without it: what was said is taken back
   * @throws NOT_FOUND, FORBIDDEN, BOARD_FROZEN, BOARD_STOPPED with the seconds, LIKES_OFF, COMMENTS_OFF
   */
  async allowed(asking: Asking, cardId: string, adding?: PinboardReaction): Promise<ReactedCard> {
    const card = await this.seen(asking, cardId);
    const refusal = refuseReaction(card.board, card.actor, cardId, adding);
    if (refusal) throw apiError(refusal.code, refusal.seconds === undefined ? undefined : { seconds: refusal.seconds });
    await this.visitors.ensureSender(asking);
    await this.visitors.nameHere(asking);
    return card;
  }
}
