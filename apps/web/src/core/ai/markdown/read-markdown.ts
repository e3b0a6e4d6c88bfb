import { isFormulaBetween } from '@murmel/contracts';
import { Marked, type MarkedExtension, type MarkedToken, type Tokens } from 'marked';

/** A formula, as a token of its own. */
export interface Formula {
  type: 'formula';
  raw: string;
  latex: string;
  /** on lines of its own */
  block: boolean;
}

/** Part of an answer. */
export type MarkdownToken = MarkedToken | Formula;

/** Between two dollar signs that do not stand at a space, and no price is one (as `wordsAndFormulas`); models write `\(…\)`, too. */
const AMONG_WORDS = /^\$\$([^$\n]{1,2000})\$\$|^\$(?!\s)((?:[^$\\\n]|\\.){1,500}?)(?<!\s)\$|^\\\(([^\n]{1,500}?)\\\)/;
const ON_LINES = /^\$\$[ \t]*\n([^]{1,5000}?)\n[ \t]*\$\$[ \t]*(?:\n|$)|^\\\[([^]{1,5000}?)\\\][ \t]*(?:\n|$)/;

type Tokenizer = {
  name: string;
  level: 'block' | 'inline';
  start: (text: string) => number | undefined;
  tokenizer: (text: string, before: readonly { raw: string }[]) => Formula | undefined;
};

function formulas(level: Tokenizer['level'], pattern: RegExp, begins: RegExp): Tokenizer {
  return {
    name: 'formula',
    level,
    start: (text) => begins.exec(text)?.index,
    tokenizer: (text, before) => {
      const found = pattern.exec(text);
      if (!found) return undefined;
      const between = level === 'inline' ? found[2] : undefined;
      const after = text.slice(found[0].length, found[0].length + 1);
      if (between !== undefined && !isFormulaBetween(before.at(-1)?.raw ?? '', between, after)) return undefined;
      const latex = found.slice(1).find((one) => one !== undefined) ?? '';
      return { type: 'formula', raw: found[0], latex: latex.trim(), block: level === 'block' || found[1] !== undefined };
    },
  };
}

const EXTENSION = {
  extensions: [formulas('block', ON_LINES, /^(?:\$\$|\\\[)/m), formulas('inline', AMONG_WORDS, /\$|\\\(/)],
} as unknown as MarkedExtension;

const reader = new Marked({ gfm: true }, EXTENSION);

/** Parses Markdown. HTML in it stays text: no elements are made of it. */
export const parseMarkdown = (text: string): MarkdownToken[] => reader.lexer(text) as MarkdownToken[];

/** The highest heading of an answer stands below that of its message, and none skips a level. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/** Fits headings into those of the page. @returns the level of each, in their order */
export function headingLevels(pieces: readonly MarkdownToken[]): Map<MarkdownToken, number> {
  const headings = pieces.filter((piece): piece is Tokens.Heading => piece.type === 'heading');
  const top = Math.min(...headings.map(({ depth }) => depth));
  let before = FIRST_LEVEL - 1;
  return new Map(
    headings.map((heading) => {
      before = Math.min(heading.depth - top + FIRST_LEVEL, before + 1, LAST_LEVEL);
      return [heading as MarkdownToken, before];
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Words as they are meant: `&amp;` is a sign that HTML needs, and React does not. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w{2,6}));/g, (all, code: string | undefined, name: string | undefined) =>
    code === undefined ? (ENTITIES[name ?? ''] ?? all) : String.fromCodePoint(Number(code)),
  );
