import { foldText, trimBlank } from './fold-text.js';
import { LIMITS } from './limits.js';

/** A word as it is stored and shown: composed characters, nothing unseen around, single spaces inside (spec A25). */
export function tidyWord(text: string): string {
  return trimBlank(text.normalize('NFC').replace(/\s+/gu, ' '));
}

/** Two entries with the same key are the same word: neither case nor the kind of a sign counts (spec A25). */
export function wordKey(text: string): string {
  return foldText(text);
}

export type WordProblem = { code: 'WORD_TOO_LONG'; max: number; length: number } | { code: 'TOO_MANY_WORDS'; max: number; length: number };

/** Returns the problem of one line of an entry; characters are counted as users see them. */
export function wordProblem(line: string): WordProblem | undefined {
  const { wordMax, wordsPerEntry } = LIMITS.wordCloud;
  const text = tidyWord(line);
  const length = [...text].length;
  if (length > wordMax) return { code: 'WORD_TOO_LONG', max: wordMax, length };
  const words = text === '' ? 0 : text.split(' ').length;
  return words > wordsPerEntry ? { code: 'TOO_MANY_WORDS', max: wordsPerEntry, length: words } : undefined;
}
