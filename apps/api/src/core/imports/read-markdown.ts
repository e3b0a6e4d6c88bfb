import { escapeHtml, isFormulaBetween } from '@murmel/contracts';
import { Marked, type MarkedOptions, type TokenizerAndRendererExtension } from 'marked';
import { boundedLexing } from './bounded-lexer.js';
import { MarkdownNotes, paragraphAhead } from './markdown-notes.js';

const latex = (token: object): string => escapeHtml(String((token as { latex?: unknown }).latex ?? ''));

/** Formulas as our own Markdown writes them, and most others: `$x$` in a line, `$$` around those on lines of their own. */
const FORMULAS: TokenizerAndRendererExtension[] = [
  {
    name: 'blockFormula',
    level: 'block',
    start: (source) => paragraphAhead(source).indexOf('$$'),
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
    tokenizer(source, tokens) {
      const found = /^\$(?!\s)([^$\n]{1,2000}?)(?<!\s)\$/.exec(source);
      if (!found || !isFormulaBetween(tokens.at(-1)?.raw ?? '', found[1]!, source.slice(found[0].length, found[0].length + 1)))
        return undefined;
      return { type: 'formula', raw: found[0], latex: found[1] };
    },
    renderer: (token) => `<span class="formula">${latex(token)}</span>`,
  },
];

/** The same as models write it, too: `\\(x\\)` in a line, `\\[x\\]` on lines of its own. */
const BRACKET_FORMULAS: TokenizerAndRendererExtension[] = [
  {
    name: 'bracketBlockFormula',
    level: 'block',
    start: (source) => /^[ \t]*\\\[/m.exec(paragraphAhead(source))?.index,
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
  const notes = new MarkdownNotes();
  const extensions = [...notes.extensions, ...FORMULAS, ...(bracketFormulas ? BRACKET_FORMULAS : [])];
  const marked = new Marked({ gfm: true, async: false }, { extensions });
  const tokens = boundedLexing(text, marked.defaults as MarkedOptions);
  return marked.parser(tokens) + notes.below((note) => marked.parser(note));
}
