import { escapeHtml } from '@murmel/contracts';
import { type MarkupPlace, type MarkupReader, type ReplaceMarkup, spliceMarkup } from '../splice-markup.js';
import { highlighterOf } from './highlight-colours.js';
import type { ListNumbers } from './list-numbers.js';
import { OfficeMath, type ReadFormula } from './office-math.js';

/** Names of styles that no document has: by them `mammoth` passes on what it does not read itself. */
export const PREPARED_STYLES = { formula: 'MurmelReadFormula', number: 'MurmelReadNumber' } as const;

export interface PreparedMarkup {
  markup: string;
  /** number of formulas of which only the words stay */
  leftOut: number;
}

/**
 * Writes what `mammoth` does not read as what it reads: formulas, numbers of lists, and shades behind words. Everything else stays letter
 * for letter.
 * @param numbers undefined: only words are asked for @throws FileRefused for elements in elements without an end
 */
export function prepareWordMarkup(markup: string, numbers: ListNumbers | undefined): PreparedMarkup {
  let leftOut = 0;
  const formulaOf = ({ latex, words }: ReadFormula): string => {
    if (latex === undefined) leftOut += 1;
    if (latex === undefined) return run(words);
    return latex === '' ? '' : run(latex, PREPARED_STYLES.formula);
  };
  return { markup: spliceMarkup(markup, true, (replace) => new WordReader(replace, formulaOf, numbers)), leftOut };
}

/** Properties of a paragraph, which are read before its words. */
interface Paragraph {
  list: string | undefined;
  level: string | undefined;
  style: string | undefined;
  deleted: boolean;
}

class WordReader implements MarkupReader {
  private readonly path: string[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private readonly highlighted: boolean[] = [];
  private math: OfficeMath | undefined;
  private mathFrom = 0;
  private mathDepth = 0;
  private formulas: ReadFormula[] = [];
  /** number of open elements of which programs read the other version */
  private choices = 0;

  constructor(
    private readonly replace: ReplaceMarkup,
    private readonly formulaOf: (formula: ReadFormula) => string,
    private readonly numbers: ListNumbers | undefined,
  ) {}

  open(name: string, attributes: Record<string, string>, { start }: MarkupPlace): void {
    if (name === 'mc:Choice') this.choices += 1;
    this.path.push(name);
    if (this.choices > 0) return;
    if (this.mathDepth > 0 || name === 'm:oMath' || name === 'm:oMathPara') this.openMath(name, attributes, start);
    else if (name === 'w:p') this.paragraphs.push({ list: undefined, level: undefined, style: undefined, deleted: false });
    else this.openProperty(name, attributes, start);
  }

  text(words: string): void {
    this.math?.text(words);
  }

  close(name: string, { end }: MarkupPlace): void {
    this.path.pop();
    if (name === 'mc:Choice') this.choices -= 1;
    if (this.choices > 0 || name === 'mc:Choice') return;
    if (this.mathDepth > 0) this.closeMath(name, end);
    else if (name === 'w:p') this.paragraphs.pop();
    else if (name === 'w:rPr') this.highlighted.pop();
    else if (name === 'w:pPr' && this.path.at(-1) === 'w:p') this.number(end);
  }

  private openMath(name: string, attributes: Record<string, string>, start: number): void {
    if (this.mathDepth === 0) this.mathFrom = start;
    this.mathDepth += 1;
    if (this.math) this.math.open(name.replace(/^m:/, ''), attributes['m:val']);
    else if (name === 'm:oMath') this.math = new OfficeMath();
  }

  private closeMath(name: string, end: number): void {
    this.mathDepth -= 1;
    if (this.math && name === 'm:oMath' && this.path.lastIndexOf('m:oMath') === -1) {
      this.formulas.push(this.math.read());
      this.math = undefined;
    } else this.math?.close();
    if (this.mathDepth > 0) return;
    this.replace(this.mathFrom, end, this.formulas.map(this.formulaOf).join('<w:r><w:br/></w:r>'));
    this.formulas = [];
  }

  private openProperty(name: string, { 'w:val': value, 'w:fill': fill }: Record<string, string>, start: number): void {
    const [of, above, around] = [this.path.at(-2), this.path.at(-3), this.path.at(-4)];
    const paragraph = this.paragraphs.at(-1);
    if (name === 'w:rPr') this.highlighted.push(false);
    else if (name === 'w:highlight') this.highlighted.splice(-1, 1, true);
    else if (name === 'w:shd' && of === 'w:rPr' && above === 'w:r' && this.highlighted.at(-1) !== true) {
      const highlighter = highlighterOf(fill);
      if (highlighter) this.replace(start, start, `<w:highlight w:val="${highlighter}"/>`);
    } else if (!paragraph) return;
    else if (name === 'w:pStyle' && of === 'w:pPr' && above === 'w:p') paragraph.style = value;
    else if (name === 'w:del' && of === 'w:rPr' && above === 'w:pPr') paragraph.deleted = true;
    else if (of === 'w:numPr' && above === 'w:pPr' && around === 'w:p') {
      if (name === 'w:ilvl') paragraph.level = value;
      if (name === 'w:numId') paragraph.list = value;
    }
  }

  /** A point of a list gets its number before its words. */
  private number(end: number): void {
    const { list, level, style, deleted } = this.paragraphs.at(-1)!;
    const number = deleted ? undefined : this.numbers?.next(list, level, style);
    if (number !== undefined) this.replace(end, end, run(number, PREPARED_STYLES.number));
  }
}

function run(words: string, style?: string): string {
  const properties = style ? `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>` : '';
  return `<w:r>${properties}<w:t xml:space="preserve">${escapeHtml(words)}</w:t></w:r>`;
}
