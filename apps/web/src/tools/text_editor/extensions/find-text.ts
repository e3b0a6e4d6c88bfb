import { isUnseenSign, sameSigns } from '@murmel/contracts';
import type { Node } from '@tiptap/pm/model';

export interface Found {
  from: number;
  to: number;
}

/** Maximum number of marks: more do not help and make typing slow. */
export const FOUND_MAX = 1000;

interface FoldedText {
  text: string;
  /** start and end in the original of each character of `text` */
  spans: (readonly [number, number])[];
}

/** Folds a text as `foldText` does, and keeps where each sign of it stands (ß does not become ss). */
function folded(original: string, language: string): FoldedText {
  let text = '';
  const spans: FoldedText['spans'] = [];
  let at = 0;
  for (const character of original) {
    const same = isUnseenSign(character) ? '' : (sameSigns(character) || ' ').toLocaleLowerCase(language);
    for (let index = 0; index < same.length; index += 1) spans.push([at, at + character.length]);
    text += same;
    at += character.length;
  }
  return { text, spans };
}

/** Finds the positions of the query in the document, also across bold and coloured parts, never across two blocks. */
export function findText(root: Node, query: string, language = 'de'): Found[] {
  const needle = folded(query, language).text;
  const found: Found[] = [];
  if (needle.trim() === '') return found;
  root.descendants((block, position) => {
    if (!block.isTextblock) return found.length < FOUND_MAX;
    // One character for each inline node that is not text, so that text offsets are positions.
    const { text, spans } = folded(block.textBetween(0, block.content.size, undefined, '\ufffc'), language);
    for (let at = text.indexOf(needle); at >= 0 && found.length < FOUND_MAX; at = text.indexOf(needle, at + needle.length)) {
      found.push({ from: position + 1 + spans[at]![0], to: position + 1 + spans[at + needle.length - 1]![1] });
    }
    return false;
  });
  return found;
}

/** The first place at or after the caret, the first of all behind the last. */
export function nearestFound(found: readonly Found[], caret: number): number {
  const next = found.findIndex(({ from }) => from >= caret);
  return next < 0 ? 0 : next;
}
