/** Number of words of a text, as its writer counts them: what stands between spaces and holds a letter or digit. */
export function textWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
