import { LIMITS, tidyWord, wordKey } from '@murmel/contracts';

const { wordMax, filterWordsMax } = LIMITS.wordCloud;

/** The words of a list that is typed one per line: without empty lines and without repeats. */
export function filterLines(text: string): string[] {
  const byKey = new Map(
    text
      .split('\n')
      .map(tidyWord)
      .filter((line) => line !== '')
      .map((line) => [wordKey(line), line]),
  );
  return [...byKey.values()];
}

export type FilterProblem = { key: 'tooMany'; max: number; count: number } | { key: 'tooLong'; max: number; word: string };

/** Returns the problem of a list, with its number. */
export function filterProblem(words: readonly string[]): FilterProblem | undefined {
  if (words.length > filterWordsMax) return { key: 'tooMany', max: filterWordsMax, count: words.length };
  const word = words.find((line) => line.length > wordMax);
  return word === undefined ? undefined : { key: 'tooLong', max: wordMax, word };
}
