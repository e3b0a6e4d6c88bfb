import { isKnownBlock, type KnownBlock, richTextWords } from '@murmel/documents';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { storedWorksheet } from './stored-worksheet.js';

/** Returns the search text of the sheet, block by block. Solutions and hints are not searchable, since the reader may be working on it. */
export async function worksheetSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { blocks } = await storedWorksheet(manager, itemId);
  return blocks.filter(isKnownBlock).flatMap((block): SearchText[] => {
    if (block.kind === 'Hint') return [];
    const text = [block.task, wordsOf(block)].filter(Boolean).join(': ');
    const named = block.kind === 'File' || block.kind === 'Video' || block.kind === 'H5p' ? block.content.name : '';
    return [...(text ? [{ kind: 'text', text } as const] : []), ...(named ? [{ kind: 'file', text: named } as const] : [])];
  });
}

function wordsOf(block: KnownBlock): string {
  switch (block.kind) {
    case 'StaticText':
      return richTextWords(block.content.text);
    case 'SingleChoice':
    case 'MultipleChoice':
      return block.content.options.map(({ text }) => text).join(' ');
    case 'FillInTheBlankText':
      return block.content.shown.replace(/\{\d+\}/g, ' ');
    case 'Image':
      return block.content.alt;
    default:
      return '';
  }
}
