/** Number of words of a text, as its writer counts them: what stands between spaces and holds a letter or digit. */
export function textWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
