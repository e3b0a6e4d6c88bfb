/** Letters from which on a word may hold one typing error, and two. */
const [ONE, TWO] = [4, 8];

/** Typing errors that a word of this length may hold: in short words one letter makes another word. */
const forgiven = (word: string): number => (word.length >= TWO ? 2 : word.length >= ONE ? 1 : 0);

/**
 * True if the text holds the typed word, or a word that begins like it but for few typing errors: a letter too many, too few, another one, or
 * two swapped. Both have to be in the form of `plain`.
 */
export function holdsWord(text: string, typed: string): boolean {
  if (text.includes(typed)) return true;
  const most = forgiven(typed);
  return most > 0 && text.split(/[^\p{L}\p{N}]+/u).some((word) => word[0] === typed[0] && errorsInBeginning(word, typed, most) <= most);
}

/** Fewest errors between the typed word and any beginning of the other word (optimal string alignment). */
function errorsInBeginning(word: string, typed: string, most: number): number {
  const compared = word.slice(0, typed.length + most);
  let [before, row] = [[] as number[], Array.from({ length: compared.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= compared.length; other += 1) {
      const same = typed[at - 1] === compared[other - 1];
      let least = Math.min(row[other]! + 1, next[other - 1]! + 1, row[other - 1]! + (same ? 0 : 1));
      const swapped = at > 1 && other > 1 && typed[at - 1] === compared[other - 2] && typed[at - 2] === compared[other - 1];
      if (swapped) least = Math.min(least, before[other - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}
