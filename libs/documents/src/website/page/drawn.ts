import { escapeHtml } from '@murmel/contracts';

/** Formula between words, in LaTeX; the renderer of the page draws it. */
export interface DrawnFormula {
  latex: string;
}

export interface DrawnElement {
  tag: string;
  /** by their names in HTML; `true`: it is there, without a value */
  attributes: Readonly<Record<string, string | true>>;
  inside: readonly Drawn[];
}

/** A piece of a page as plain data: the server writes it as HTML, the editor shows it, and neither can draw anything else. */
export type Drawn = string | DrawnFormula | DrawnElement;

/** Attributes without a value are left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | null | undefined>> = {},
  ...inside: readonly (Drawn | readonly Drawn[] | null | false | undefined)[]
): DrawnElement {
  const given = Object.entries(attributes).filter(
    (entry): entry is [string, string | true] => entry[1] !== null && entry[1] !== undefined && entry[1] !== false,
  );
  return {
    tag,
    attributes: Object.fromEntries(given),
    inside: inside.flat().filter((one) => one !== null && one !== undefined && one !== false),
  };
}

/** Elements that have no end. */
const EMPTY: ReadonlySet<string> = new Set(['img', 'hr', 'br', 'col']);

/** The same as HTML. Every word and every value is escaped here, and nowhere else. @param formula MathML of a formula, as it is put into the page */
export function drawnHtml(drawn: readonly Drawn[], formula: (latex: string) => string): string {
  return drawn
    .map((one) => {
      if (typeof one === 'string') return inHtml(one);
      if ('latex' in one) return formula(one.latex);
      const attributes = Object.entries(one.attributes).map(([name, value]) =>
        value === true ? ` ${name}` : ` ${name}="${inHtml(value)}"`,
      );
      const start = `<${one.tag}${attributes.join('')}>`;
      return EMPTY.has(one.tag) ? start : `${start}${drawnHtml(one.inside, formula)}</${one.tag}>`;
    })
    .join('');
}

/** True if a text has visible or audible content; whitespace alone is no name. */
export function hasText(text: string): boolean {
  return /[^\p{Z}\p{C}]/u.test(text);
}

/** Removes control characters that HTML does not allow; tabs and line ends are allowed. */
function inHtml(text: string): string {
  return escapeHtml(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ''));
}
