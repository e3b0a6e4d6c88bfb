import { cardsIn, listsOf, type PinboardAttachment, type PinboardCard, richTextWords } from '@murmel/documents';
import { PinboardComment } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { WrittenPart } from '../../../core/tool-contribution/contributions.js';
import { isoTime } from '../iso-time.js';
import { storedPinboard } from '../stored-pinboard.js';

/** Returns the cards that these people made, each followed by their comments on it, and then their comments on cards of others. */
export async function pinboardContributionsOf(
  manager: EntityManager,
  itemId: string,
  accountIds: readonly string[],
): Promise<WrittenPart[]> {
  const board = await storedPinboard(manager, itemId);
  const comments = await manager.find(PinboardComment, {
    where: { itemId, accountId: In(accountIds) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const people = new Set(accountIds);
  return listsOf(board)
    .flatMap(({ id }) => cardsIn(board, id))
    .flatMap((card) => [
      ...(people.has(card.author) ? [ofCard(card, board.attachmentsOf(card.id))] : []),
      ...comments.filter(({ cardId }) => cardId === card.id).map((comment) => ofComment(card, comment)),
    ]);
}

function ofCard({ author, createdAt, name, description }: PinboardCard, attachments: readonly PinboardAttachment[]): WrittenPart {
  const links = attachments.flatMap((one) => (one.kind === 'link' ? [one.url] : []));
  return {
    kind: 'card',
    accountId: author,
    at: new Date(isoTime(createdAt)),
    title: name,
    words: [richTextWords(description), ...links].filter(Boolean).join('\n'),
    fileIds: attachments.flatMap((one) => (one.kind === 'file' ? [one.file] : [])),
  };
}

function ofComment({ name }: PinboardCard, { accountId, createdAt, text }: PinboardComment): WrittenPart {
  return { kind: 'comment', accountId: accountId ?? '', at: createdAt, title: name, words: text, fileIds: [] };
}
