/** Words as a reader counts them: `4,2`, `E-Mail` and `geht's` are one each. */
const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

export interface TextLength {
  words: number;
  characters: number;
}

/** @returns words and characters without line breaks */
export function countWords(text: string): TextLength {
  return { words: text.match(WORD)?.length ?? 0, characters: Array.from(text.replace(/\n/g, '')).length };
}
