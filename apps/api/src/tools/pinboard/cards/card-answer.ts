import { type PinboardCardAnswer, partAddress } from '@murmel/contracts';
import { type PinboardAttachment, type PinboardCard, type PinboardReaction, refuseOnCard, refuseReaction } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../iso-time.js';
import { reactionCounts, seenCounts } from '../people/reactions-count.js';
import { rosterOf } from '../people/roster.js';
import type { RequestedPinboard } from '../pinboards.js';

/** Cards as this person gets to see them, in the given order. */
export async function cardAnswers(
  manager: EntityManager,
  asked: RequestedPinboard,
  cards: readonly PinboardCard[],
): Promise<PinboardCardAnswer[]> {
  const { itemId, board, actor } = asked;
  const roster = await rosterOf(
    manager,
    itemId,
    cards.map(({ author }) => author),
  );
  const counts = await reactionCounts(
    manager,
    itemId,
    cards.map(({ id }) => id),
  );
  const may = (reaction: PinboardReaction, { id }: PinboardCard): boolean => !refuseReaction(board, actor, id, reaction);
  return cards.map((card) => {
    const [likes, comments] = seenCounts(board, actor, counts.get(card.id));
    const { name, description, colour, cover, permission, hidden, waiting } = card;
    return {
      id: partAddress(itemId, card.id),
      listId: partAddress(itemId, card.list),
      name,
      description,
      colour,
      cover,
      permission,
      hidden,
      waiting,
      likes,
      comments,
      author: roster.get(card.author) ?? null,
      createdAt: isoTime(card.createdAt),
      attachments: board.attachmentsOf(card.id).map((attachment) => attachmentAnswer(itemId, attachment)),
      abilities: { edit: !refuseOnCard(board, actor, card.id), like: may('likes', card), comment: may('comments', card) },
    };
  });
}

function attachmentAnswer(
  itemId: string,
  { card: _card, order: _order, ...attachment }: PinboardAttachment,
): PinboardCardAnswer['attachments'][number] {
  return { ...attachment, id: partAddress(itemId, attachment.id) };
}
