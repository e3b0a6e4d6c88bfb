import type { Node } from '@tiptap/pm/model';

export interface Found {
  from: number;
  to: number;
}

/** Maximum number of marks: more do not help and make typing slow. */
export const FOUND_MAX = 1000;

/** Case does not matter; each character keeps its length, so that positions stay right (ß does not become ss). */
function folded(text: string, language: string): string {
  return Array.from(text, (character) => {
    const lower = character.toLocaleLowerCase(language);
    return lower.length === character.length ? lower : character;
  }).join('');
}

/** Finds the positions of the query in the document, also across bold and coloured parts, never across two blocks. */
export function findText(root: Node, query: string, language = 'de'): Found[] {
  const needle = folded(query, language);
  const found: Found[] = [];
  if (needle.trim() === '') return found;
  root.descendants((block, position) => {
    if (!block.isTextblock) return found.length < FOUND_MAX;
    // One character for each inline node that is not text, so that text offsets are positions.
    const text = folded(block.textBetween(0, block.content.size, undefined, '\ufffc'), language);
    for (let at = text.indexOf(needle); at >= 0 && found.length < FOUND_MAX; at = text.indexOf(needle, at + needle.length)) {
      found.push({ from: position + 1 + at, to: position + 1 + at + needle.length });
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
