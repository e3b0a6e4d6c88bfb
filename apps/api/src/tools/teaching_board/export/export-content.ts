import { knownCardsOnPage } from '@murmel/documents';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { escaped } from '../../../core/boards/rich-text-markdown.js';
import type { ExportedContent } from '../../../core/tool-contribution/contributions.js';
import { storedTeachingBoard } from '../stored-teaching-board.js';
import { cardMarkdown } from './card-markdown.js';
import { EXPORT_TEXTS } from './export-texts.js';

/** The board for its owner to take along: its words, page by page, cards in the order in which one reads them. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { title, language } = await manager.findOneByOrFail(Item, { id: itemId });
  const board = await storedTeachingBoard(manager, itemId);
  const words = EXPORT_TEXTS[language === 'de' ? 'de' : 'en'];
  const pages = board.pages.flatMap(({ id, name }, index) => {
    const cards = [...knownCardsOnPage(board, id)].sort((left, right) => left.place.y - right.place.y || left.place.x - right.place.x);
    return [`## ${escaped(name || `${words.page} ${index + 1}`)}`, ...cards.map((card) => cardMarkdown(card, words))];
  });
  return [{ extension: '.md', contents: `${[`# ${escaped(title)}`, ...pages].join('\n\n')}\n` }];
}
