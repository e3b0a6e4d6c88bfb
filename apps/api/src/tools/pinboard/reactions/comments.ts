import { LIMITS, type PinboardCommentEntry } from '@murmel/contracts';
import { seesReactions } from '@murmel/documents';
import { newId, PinboardComment, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isSender, senderOf } from '../../../core/file-storage/sender.js';
import { contentChanged } from '../../../core/items/change-items.js';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, itemOf } from '../../../platform/asking.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { rosterOf } from '../people/roster.js';
import { Reacting } from './reacting.js';

const { commentsPerCard } = LIMITS.pinboard;

interface Page {
  page: number;
  limit: number;
}

/** Comments below cards. */
@Injectable()
export class Comments {
  constructor(
    private readonly database: DataSource,
    private readonly reacting: Reacting,
    private readonly idempotency: Idempotency,
  ) {}

  /** Oldest first; nothing for guests while comments are off. @throws NOT_FOUND for cards that this person does not see */
  async list(asking: Asking, card: string, { page, limit }: Page): Promise<{ entries: PinboardCommentEntry[]; total: number }> {
    const { itemId, cardId, board, actor } = await this.reacting.seen(asking, card);
    if (!seesReactions(board, actor, 'comments')) return { entries: [], total: 0 };
    const { manager } = this.database;
    const [rows, total] = await manager.findAndCount(PinboardComment, {
      where: { itemId, cardId },
      order: { createdAt: 'ASC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: await answers(manager, asking, rows), total };
  }

  /** @throws what `Reacting.allowed` throws, LIMIT_REACHED with the number when the card has enough */
  async add(asking: Asking, card: string, text: string): Promise<PinboardCommentEntry> {
    const { itemId, cardId } = await this.reacting.allowed(asking, card, 'comments');
    return this.idempotency.once(asking, { text }, async (manager) => {
      // Two at the same moment must not both be the last one.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`comments:${itemId}:${cardId}`]);
      if ((await manager.countBy(PinboardComment, { itemId, cardId })) >= commentsPerCard)
        throw apiError('LIMIT_REACHED', { limit: commentsPerCard });
      const row: PinboardComment = { id: newId(), itemId, cardId, ...senderOf(asking), text, createdAt: new Date() };
      await manager.insert(PinboardComment, row);
      await publish(manager, 'item.changed', { itemId });
      const [answer] = await answers(manager, asking, [row]);
      // Last, because noting the change locks the item's row until the end.
      await contentChanged(manager, itemId);
      return answer!;
    });
  }

  /** Removes a comment of the caller; callers who may change the board remove any. @throws what `Reacting.allowed` throws */
  async remove(asking: Asking, id: string): Promise<void> {
    const comment = await this.database.manager.findOneBy(PinboardComment, { id });
    if (!comment) throw apiError('NOT_FOUND');
    const { itemId, actor } = await this.reacting.allowed(asking, comment.cardId);
    if (!actor.trusted && !isSender(asking, comment)) throw apiError('FORBIDDEN');
    await this.database.transaction(async (manager) => {
      await manager.delete(PinboardComment, { id });
      await publish(manager, 'item.changed', { itemId });
      await contentChanged(manager, itemId);
    });
  }
}

async function answers(manager: EntityManager, asking: Asking, rows: readonly PinboardComment[]): Promise<PinboardCommentEntry[]> {
  const roster = await rosterOf(manager, itemOf(asking).id, rows.map(authorOf));
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    author: roster.get(authorOf(row) ?? '') ?? null,
    mine: isSender(asking, row),
    createdAt: row.createdAt.toISOString(),
  }));
}

function authorOf({ accountId, visitorId }: PinboardComment): string | null {
  return accountId ?? visitorId;
}
