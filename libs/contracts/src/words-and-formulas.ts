/** A piece of a text: words, or a formula in LaTeX. */
export type WordsOrFormula = { words: string } | { latex: string };

/** A formula begins and ends at its signs, not at a space. */
const FORMULA = /\$(?!\s)((?:[^$\\]|\\.)+?)(?<!\s)\$/g;
/** Before a sign that belongs to an amount: "5$", "US$5". */
const AMOUNT_BEFORE = /(?:\d|(?:^|[^A-Za-z])(?:US|AU|CA|NZ|HK|A|C))$/;
/** Signs at which a sentence goes on, ends or parts: "5$, dann 10$". */
const GOES_ON = /^[,;:/)\]!?–—]|[(/[–—]$/;
const AMOUNT = /^\d[\d.,]*/;
/** Words of a sentence; neither commands nor what stands in their braces. */
const WORDS = /(?<![\p{L}\d\\{])(?:\p{L}{3,}|to|or|zu|je)(?![\p{L}}])/gu;
const COMMANDS = /\\[A-Za-z]+(?:\{[^{}]*\})?/g;
const FUNCTIONS: readonly string[] = ['sin', 'cos', 'tan', 'cot', 'log', 'exp', 'lim', 'max', 'min', 'mod', 'gcd', 'ggT', 'kgV'];

/**
 * Returns whether what stands between two dollar signs is a formula. Amounts of money are none.
 * @param before the words before the first sign @param after those behind the second one
 */
export function isFormulaBetween(before: string, latex: string, after: string): boolean {
  if (/^\d/.test(after) || AMOUNT_BEFORE.test(before.slice(-4)) || GOES_ON.test(latex)) return false;
  if (!AMOUNT.test(latex)) return true;
  return (latex.replace(COMMANDS, ' ').match(WORDS) ?? []).every((word) => FUNCTIONS.includes(word));
}

/** Reads `Löse $x^2 = 4$.`: what stands between two dollar signs is a formula. */
export function wordsAndFormulas(text: string): WordsOrFormula[] {
  const pieces: WordsOrFormula[] = [];
  let from = 0;
  FORMULA.lastIndex = 0;
  for (let found = FORMULA.exec(text); found; found = FORMULA.exec(text)) {
    const { 0: all, 1: latex = '', index } = found;
    const end = index + all.length;
    if (!isFormulaBetween(text.slice(Math.max(0, index - 4), index), latex, text.slice(end, end + 1))) {
      // The second sign may begin one.
      FORMULA.lastIndex = index + 1;
      continue;
    }
    if (index > from) pieces.push({ words: text.slice(from, index) });
    pieces.push({ latex });
    from = end;
  }
  if (from < text.length) pieces.push({ words: text.slice(from) });
  return pieces;
}
