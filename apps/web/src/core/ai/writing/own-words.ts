import type { Node } from '@tiptap/pm/model';
import type { Span } from './helped-text';

/** Stands where words of others are left out. */
const OTHERS = ' … ';

/** Words that one person wrote between two places. */
export interface OwnWords {
  /** true if nothing there is by others */
  whole: boolean;
  words: string;
}

/**
 * Returns the words of a range that one person wrote, one line for each block, with a sign where those of others stood.
 * @param own their ranges, in the order of the text
 */
export function ownWordsIn(root: Node, { from, to }: Span, own: readonly Span[]): OwnWords {
  let whole = true;
  const lines: string[] = [];
  root.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const begin = Math.max(from, position + 1);
    const end = Math.min(to, position + 1 + node.content.size);
    let line = '';
    let left = false;
    node.nodesBetween(begin - position - 1, end - position - 1, (inside, offset) => {
      if (!inside.isText) return true;
      const [first, last] = [Math.max(begin, position + 1 + offset), Math.min(end, position + 1 + offset + inside.nodeSize)];
      let at = first;
      for (const range of own) {
        const [start, stop] = [Math.max(range.from, at), Math.min(range.to, last)];
        if (start >= stop) continue;
        if (start > at) left = true;
        const piece = root.textBetween(start, stop);
        line = left && line !== '' ? `${line.trimEnd()}${OTHERS}${piece.trimStart()}` : line + piece;
        if (left) whole = false;
        left = false;
        at = stop;
      }
      if (at < last) left = true;
      return false;
    });
    if (left) whole = false;
    if (line.trim() !== '') lines.push(line);
    return false;
  });
  return { whole, words: lines.join('\n') };
}
