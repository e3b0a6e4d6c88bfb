import { type KnownCard, knownCardsOnPage, richTextWords } from '@murmel/documents';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { storedTeachingBoard } from './stored-teaching-board.js';

/** Returns the search text of the wall, page by page. Names of pupils in lots and groups are not searchable. */
export async function teachingBoardSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const board = await storedTeachingBoard(manager, itemId);
  return board.pages.flatMap(({ id, name }) => [
    { kind: 'text', text: name, at: id } as const,
    ...knownCardsOnPage(board, id).flatMap((card): SearchText[] => [
      { kind: 'card', text: [card.title, wordsOf(card)].filter(Boolean).join(': '), at: `${id}/${card.id}` },
      ...(card.kind === 'file' || card.kind === 'video'
        ? [{ kind: 'file', text: card.content.name, at: `${id}/${card.id}` } as const]
        : []),
    ]),
  ]);
}

function wordsOf(card: KnownCard): string {
  if (card.kind === 'text') return richTextWords(card.content.text);
  if (card.kind === 'image') return card.content.alt;
  return card.kind === 'stoplight' ? Object.values(card.content.words).join(' ') : '';
}
