import { SERVER_LIMITS } from '@murmel/contracts';
import type { ReadPassage } from './file-text-worker-task.js';

const { passageLetters: LONGEST, overlapLetters: OVERLAP } = SERVER_LIMITS.knowledge;
/** The letter zero and halves of letters are no text for the database. */
const UNKEPT = /[\0\p{Surrogate}]/gu;

/** Splits the text of a page, or of a text without pages, into passages. */
export type Cut = (text: string, page: number | null) => ReadPassage[];

/** Returns the page without empty lines and characters that a database cannot store. */
export function wholePage(text: string, page: number | null): ReadPassage[] {
  const words = text
    .replace(UNKEPT, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return words === '' ? [] : [{ page, text: words }];
}

/**
 * Cuts a page, or a text without pages, into passages: whole paragraphs as far as they fit, else whole sentences, else whole words. Each
 * begins with the last words of the one before it, so that a statement across a cut is found.
 */
export function passagesOf(text: string, page: number | null): ReadPassage[] {
  const passages: ReadPassage[] = [];
  let current = '';
  let hasNew = false;
  const keep = (): void => {
    if (hasNew) passages.push({ page, text: current });
  };
  for (const piece of piecesOf(text)) {
    if (hasNew && current.length + 1 + piece.length > LONGEST) {
      keep();
      const tail = endOf(current);
      current = tail.length + 1 + piece.length > LONGEST ? '' : tail;
    }
    current = current === '' ? piece : `${current}\n${piece}`;
    hasNew = true;
  }
  keep();
  return passages;
}

/** Paragraphs, and what long ones are made of; none is longer than a passage. */
function* piecesOf(text: string): Generator<string> {
  for (const paragraph of text.replace(UNKEPT, ' ').split(/\n\s*\n/)) {
    const words = paragraph.replace(/\s+/g, ' ').trim();
    for (let from = 0; from < words.length; ) {
      const to = from + LONGEST >= words.length ? words.length : cutAfter(words, from);
      const piece = words.slice(from, to).toWellFormed().trim();
      if (piece !== '') yield piece;
      from = to;
    }
  }
}

/** Behind the last sentence that fits, else behind the last word; where neither ends, in the middle. */
function cutAfter(words: string, from: number): number {
  const fits = words.slice(from, from + LONGEST);
  const sentence = Math.max(...['. ', '! ', '? ', ': '].map((end) => fits.lastIndexOf(end)));
  if (sentence > LONGEST / 3) return from + sentence + 1;
  const word = fits.lastIndexOf(' ');
  return from + (word > 0 ? word : LONGEST);
}

/** The last whole words of a passage. */
function endOf(passage: string): string {
  const end = passage.slice(-OVERLAP);
  const space = end.search(/\s/);
  return space < 0 ? '' : end.slice(space).trim();
}

/** Ways to cut a file. */
export const CUTS = { passages: passagesOf, whole: wholePage } as const satisfies Readonly<Record<string, Cut>>;
