import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Options that forbid links, classes and styles in formulas (`trust`), giant letters, and macros that expand for ever. */
const SAFE = { throwOnError: false, trust: false, strict: 'ignore', maxSize: 20, maxExpand: 500 } as const;

/** Draws a formula into an element. What cannot be read stays as its source, marked as wrong. */
export function drawMath(latex: string, into: HTMLElement, block: boolean): void {
  katex.render(latex, into, { ...SAFE, displayMode: block, errorColor: 'currentColor' });
}

/** A formula as MathML, which browsers draw without any font or style of ours. */
export function mathMarkup(latex: string, block: boolean): string {
  return katex.renderToString(latex, { ...SAFE, displayMode: block, output: 'mathml' });
}

/** @returns what is wrong with a formula in KaTeX's words, undefined when it can be drawn */
export function mathProblem(latex: string): string | undefined {
  try {
    katex.renderToString(latex, { ...SAFE, throwOnError: true });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
