/** Returns a text in parts of a length at most, cut between paragraphs, else between sentences, else between words. */
export function splitText(text: string, longest: number): string[] {
  const parts: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const part = rest.length <= longest ? rest : rest.slice(0, cutBefore(rest, longest)).toWellFormed();
    if (part.trim() !== '') parts.push(part.trim());
    rest = rest.slice(part.length).trim();
  }
  return parts;
}

function cutBefore(text: string, longest: number): number {
  const fits = text.slice(0, longest);
  for (const [sign, least] of [
    ['\n\n', longest / 3],
    ['\n', longest / 3],
    ['. ', longest / 3],
    [' ', 0],
  ] as const) {
    const at = fits.lastIndexOf(sign);
    if (at > least) return at + 1;
  }
  return longest;
}
