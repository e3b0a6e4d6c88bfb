/** A piece of a text: words, or a formula in LaTeX. */
export type WordsOrFormula = { words: string } | { latex: string };

/** A formula begins and ends at its signs, not at a space, and no price is one: no digit stands behind its end. */
const FORMULA = /\$(?!\s)((?:[^$\\]|\\.)+?)(?<!\s)\$(?!\d)/g;

/** Reads `Löse $x^2 = 4$.`: what stands between two dollar signs is a formula. */
export function wordsAndFormulas(text: string): WordsOrFormula[] {
  const pieces: WordsOrFormula[] = [];
  let from = 0;
  for (const { 0: all, 1: latex = '', index } of text.matchAll(FORMULA)) {
    if (index > from) pieces.push({ words: text.slice(from, index) });
    pieces.push({ latex });
    from = index + all.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from) });
  return pieces;
}
