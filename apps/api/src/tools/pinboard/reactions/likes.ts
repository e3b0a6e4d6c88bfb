import { seesCard, seesReactions } from '@murmel/documents';
import { PinboardLike, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { uploadSenderOf } from '../../../core/file-storage/upload-sender.js';
import { noteContentChange } from '../../../core/items/change-items.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { ReactedCards } from './reacted-card.js';

/** Likes of cards, one per person and card. */
@Injectable()
export class Likes {
  constructor(
    private readonly database: DataSource,
    private readonly reacting: ReactedCards,
    private readonly boards: Pinboards,
  ) {}

  /** Liking again changes nothing. @throws what `Reacting.allowed` throws */
  async like(context: RequestContext, card: string): Promise<void> {
    const { itemId, cardId } = await this.reacting.allowed(context, card, 'likes');
    const { accountId, visitorId } = uploadSenderOf(context);
    await this.change(itemId, async (manager) => {
      const inserted = await manager.query<unknown[]>(
        `insert into pinboard_like (item_id, card_id, person_id, account_id, visitor_id) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
        [itemId, cardId, accountId ?? visitorId, accountId, visitorId],
      );
      return inserted.length > 0;
    });
  }

  /** Taking back what is not there changes nothing. @throws what `Reacting.allowed` throws */
  async unlike(context: RequestContext, card: string): Promise<void> {
    const { itemId, cardId } = await this.reacting.allowed(context, card);
    const personId = personOf(context);
    if (personId === null) return;
    await this.change(itemId, async (manager) => Boolean((await manager.delete(PinboardLike, { itemId, cardId, personId })).affected));
  }

  /** Own ids of the cards that this person likes and sees. @throws NOT_FOUND */
  async mine(context: RequestContext): Promise<string[]> {
    const { itemId, board, actor } = await this.boards.requested(context);
    const personId = personOf(context);
    if (personId === null || !seesReactions(board, actor, 'likes')) return [];
    const rows = await this.database.manager.findBy(PinboardLike, { itemId, personId });
    return rows
      .map(({ cardId }) => cardId)
      .filter((cardId) => {
        const card = board.card(cardId);
        return card !== undefined && !card.trashed && seesCard(board, actor, card);
      });
  }

  private async change(itemId: string, work: (manager: EntityManager) => Promise<boolean>): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await work(manager))) return;
      await publish(manager, 'item.changed', { itemId });
      await noteContentChange(manager, itemId);
    });
  }
}

function personOf(context: RequestContext): string | null {
  const { accountId, visitorId } = uploadSenderOf(context);
  return accountId ?? visitorId;
}
