import { isKnownBlock, isUnknownWord, type KnownBlock, readGaps, readShownGaps, richTextWords } from '@murmel/documents';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { storedWorksheet } from './stored-worksheet.js';

/** A gap in the words of a text, for those who may not know what fits. */
const GAP = '___';

/**
 * Returns the search text of the sheet, block by block. What fits into gaps, solutions and hints is searched for those alone who may change
 * the sheet, since other readers may be working on it.
 */
export async function worksheetSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { blocks } = await storedWorksheet(manager, itemId);
  return blocks.filter(isKnownBlock).flatMap((block): SearchText[] => {
    if (block.kind === 'Hint') return inside(block.task, block.content.text);
    const named = block.kind === 'File' || block.kind === 'Video' || block.kind === 'H5p' ? block.content.name : '';
    return [
      ...wordsOf(block),
      ...('solution' in block.content ? inside('', block.content.solution) : []),
      ...(named ? [{ kind: 'file', text: named } as const] : []),
    ];
  });
}

/** A task and its words: as one sentence after the other, or with a colon between them. */
const joined = (task: string, words: string): string => [task, words].filter(Boolean).join(/[.:?!…]$/.test(task) ? ' ' : ': ');

function inside(task: string, words: string): SearchText[] {
  const text = joined(task, words);
  return text === '' ? [] : [{ kind: 'text', text, inside: true }];
}

function wordsOf(block: KnownBlock): SearchText[] {
  if (block.kind === 'FillInTheBlankText') {
    const { shown, text } = block.content;
    const open = joined(
      block.task,
      readShownGaps(shown)
        .map((piece) => ('words' in piece ? piece.words : GAP))
        .join(''),
    );
    return open === '' ? [] : [{ kind: 'text', text: open, outside: true }, ...inside(block.task, filled(text))];
  }
  const text = joined(block.task, plainWordsOf(block));
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** The text with what fits into its gaps. */
function filled(text: string): string {
  return readGaps(text)
    .map((piece) => ('words' in piece ? piece.words : piece.fits.filter((word) => !isUnknownWord(word)).join(' / ') || GAP))
    .join('');
}

function plainWordsOf(block: KnownBlock): string {
  switch (block.kind) {
    case 'StaticText':
      return richTextWords(block.content.text);
    case 'SingleChoice':
    case 'MultipleChoice':
      return block.content.options.map(({ text }) => text).join(' ');
    case 'Image':
      return block.content.alt;
    default:
      return '';
  }
}
