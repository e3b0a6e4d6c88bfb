/** The beginning of a text in one line of at most so many characters, with an ellipsis where something is missing. */
export function truncateLine(text: string, max: number): string {
  // Far more than is shown: what is longer is not read to its end.
  const line = text
    .slice(0, max * 20)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  const letters = [...line];
  let kept = line;
  for (let count = Math.min(letters.length, max); kept.length > max; count -= 1)
    kept = `${letters
      .slice(0, count - 1)
      .join('')
      .trimEnd()}…`;
  return kept;
}
