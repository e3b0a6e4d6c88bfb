import type { RichBlock, RichRun, TextBlock } from '@murmel/contracts';
import type { Tokens } from 'marked';
import { decodeEntities, type MarkdownToken } from '../markdown/read-markdown';
import { safeAddress } from '../markdown/safe-address';

type Marks = Omit<RichRun, 'text'>;

/** The words of a line with what of their look a card or a block can keep; formulas stay between dollar signs. */
export function runsOf(pieces: readonly MarkdownToken[] | undefined, marks: Marks = {}): RichRun[] {
  return (pieces ?? []).flatMap((piece): RichRun[] => {
    switch (piece.type) {
      case 'strong':
        return runsOf(piece.tokens as MarkdownToken[], { ...marks, bold: true });
      case 'em':
        return runsOf(piece.tokens as MarkdownToken[], { ...marks, italic: true });
      case 'link': {
        const link = safeAddress(piece.href);
        return runsOf(piece.tokens as MarkdownToken[], { ...marks, ...(link !== undefined && { link }) });
      }
      case 'formula':
        return [{ ...marks, text: `$${piece.latex.replace(/\s+/g, ' ')}$` }];
      case 'br':
        return [{ ...marks, text: ' ' }];
      case 'checkbox':
        return [];
      default:
        if ('tokens' in piece && piece.tokens) return runsOf(piece.tokens as MarkdownToken[], marks);
        return 'text' in piece && piece.text !== '' ? [{ ...marks, text: decodeEntities(piece.text) }] : [];
    }
  });
}

export const textOfTokens = (pieces: readonly MarkdownToken[] | undefined): string =>
  runsOf(pieces)
    .map(({ text }) => text)
    .join('')
    .trim();

/** Converts an answer to worksheet blocks: headings, paragraphs, lists. Table rows and code lines become paragraphs. */
export function blocksOf(pieces: readonly MarkdownToken[]): TextBlock[] {
  return pieces.flatMap((piece): TextBlock[] => {
    switch (piece.type) {
      case 'heading':
        return [{ type: 'heading', runs: runsOf(piece.tokens as MarkdownToken[]) }];
      case 'list':
        return [{ type: piece.ordered ? 'numbers' : 'bullets', items: piece.items.flatMap((item) => pointsOf(item)) }];
      case 'blockquote':
        return blocksOf(piece.tokens as MarkdownToken[]);
      case 'table':
        return [piece.header, ...piece.rows].map((row, index) => ({
          type: 'paragraph',
          runs: row.flatMap(({ tokens }, at) => [
            ...(at > 0 ? [{ text: ' | ' }] : []),
            ...runsOf(tokens as MarkdownToken[], index === 0 ? { bold: true } : {}),
          ]),
        }));
      case 'code':
        return piece.text.split('\n').map((text) => ({ type: 'paragraph', runs: [{ text }] }));
      case 'space':
      case 'hr':
      case 'def':
        return [];
      default: {
        const runs = 'tokens' in piece && piece.tokens ? runsOf(piece.tokens as MarkdownToken[]) : runsOf([piece]);
        return runs.length > 0 ? [{ type: 'paragraph', runs }] : [];
      }
    }
  });
}

/** A point with those below it: there is one level. */
function pointsOf(item: Tokens.ListItem, depth = 0): RichRun[][] {
  const below = item.tokens.filter((token): token is Tokens.List => token.type === 'list');
  const own = item.tokens.filter(({ type }) => type !== 'list') as MarkdownToken[];
  const runs = runsOf(own);
  return [
    depth > 0 ? [{ text: '– ' }, ...runs] : runs,
    ...below.flatMap(({ items }) => items.flatMap((inner) => pointsOf(inner, depth + 1))),
  ];
}

/** The same for cards, which have no headings: they are bold paragraphs. */
export function cardTextOf(pieces: readonly MarkdownToken[]): RichBlock[] {
  return blocksOf(pieces).flatMap((block): RichBlock[] => {
    if (block.type === 'heading') return [{ type: 'paragraph', runs: block.runs.map((run) => ({ ...run, bold: true as const })) }];
    return block.type === 'tasks' ? [] : [block];
  });
}
