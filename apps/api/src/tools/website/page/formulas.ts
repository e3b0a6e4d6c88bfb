import katex from 'katex';

/** Options that forbid links, classes and styles in formulas (`trust`), giant letters, and macros that expand for ever. */
const SAFE = { throwOnError: false, trust: false, strict: 'ignore', maxSize: 20, maxExpand: 500, errorColor: 'currentColor' } as const;

/** A formula as MathML, which browsers draw without any font, style or script of ours. */
export function mathMarkup(latex: string): string {
  return katex.renderToString(latex, { ...SAFE, output: 'mathml' });
}
