import { escapeHtml } from '@murmel/contracts';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { boundedLexing } from './bounded-lexer.js';

const latex = (token: object): string => escapeHtml(String((token as { latex?: unknown }).latex ?? ''));

/** A paragraph is not looked through further for where a formula may begin: each of a hundred thousand would be to the end of the text. */
const AHEAD = 10_000;
const soon = (source: string): string => source.slice(0, AHEAD).split('\n\n', 1)[0]!;

/** Formulas as our own Markdown writes them, and most others: `$x$` in a line, `$$` around those on lines of their own. */
const FORMULAS: TokenizerAndRendererExtension[] = [
  {
    name: 'blockFormula',
    level: 'block',
    start: (source) => soon(source).indexOf('$$'),
    tokenizer(source) {
      const found = /^\$\$([^$]{1,2000})\$\$(?:\n|$)/.exec(source);
      return found ? { type: 'blockFormula', raw: found[0], latex: found[1]!.trim() } : undefined;
    },
    renderer: (token) => `<p><span class="formula">${latex(token)}</span></p>`,
  },
  {
    name: 'formula',
    level: 'inline',
    start: (source) => source.indexOf('$'),
    tokenizer(source) {
      // "5 $ und 7 $" is money.
      const found = /^\$(?!\s)([^$\n]{1,2000}?)(?<!\s)\$(?!\d)/.exec(source);
      return found ? { type: 'formula', raw: found[0], latex: found[1] } : undefined;
    },
    renderer: (token) => `<span class="formula">${latex(token)}</span>`,
  },
];

/** The same as models write it, too: `\\(x\\)` in a line, `\\[x\\]` on lines of its own. */
const BRACKET_FORMULAS: TokenizerAndRendererExtension[] = [
  {
    name: 'bracketBlockFormula',
    level: 'block',
    start: (source) => /^[ \t]*\\\[/m.exec(soon(source))?.index,
    tokenizer(source) {
      const found = /^[ \t]*\\\[([^]{1,2000}?)\\\][ \t]*(?:\n|$)/.exec(source);
      return found ? { type: 'bracketBlockFormula', raw: found[0], latex: found[1]!.trim() } : undefined;
    },
    renderer: (token) => `<p><span class="formula">${latex(token)}</span></p>`,
  },
  {
    name: 'bracketFormula',
    level: 'inline',
    start: (source) => source.indexOf('\\('),
    tokenizer(source) {
      const found = /^\\\(([^\n]{1,500}?)\\\)/.exec(source);
      return found ? { type: 'bracketFormula', raw: found[0], latex: found[1]!.trim() } : undefined;
    },
    renderer: (token) => `<span class="formula">${latex(token)}</span>`,
  },
];

/**
 * Markdown as HTML; what is HTML in it is kept as such and cleaned like all other.
 * @param bracketFormulas as models write them, too @throws FileRefused for what is made to be read for a long time
 */
export function readMarkdown(text: string, { bracketFormulas = false } = {}): string {
  const extensions = bracketFormulas ? [...FORMULAS, ...BRACKET_FORMULAS] : FORMULAS;
  const marked = new Marked({ gfm: true, async: false }, { extensions, hooks: { provideLexer: () => boundedLexing } });
  return marked.parse(text, { async: false });
}
