import { ACCENTS, BRACKETS, FUNCTIONS, GROUP_SIGNS, joined, latexSigns, latexText, OPERATORS } from './math-symbols.js';

/** Longest formula that a text document holds. */
const LATEX_MAX = 2000;
/** Deeper than any formula that fits on a page. */
const DEPTH_MAX = 60;

/** A formula of a word processor: in LaTeX, or its words alone where it cannot be converted. */
export interface ReadFormula {
  latex: string | undefined;
  words: string;
}

type Body = { kind: 'matrix' | 'rows' | 'stack'; body: string };

/** An argument of a structure, e.g. what stands below the line of a fraction. */
interface Slot {
  name: string;
  latex: string;
  /** set if it is one table of rows and nothing beside it */
  alone: Body | undefined;
}

interface Frame {
  name: string;
  latex: string;
  slots: Slot[];
  properties: Record<string, string>;
  /** number of things in it, and the last one if it is a table of rows */
  parts: number;
  body: Body | undefined;
}

const SLOTS: readonly string[] = ['num', 'den', 'e', 'sub', 'sup', 'deg', 'fName', 'lim', 'mr'];
const MATRICES: Readonly<Record<string, string>> = {
  ...{ '()': 'pmatrix', '[]': 'bmatrix', '{}': 'Bmatrix', '||': 'vmatrix', '‖‖': 'Vmatrix' },
};
const LETTERS: Readonly<Record<string, string>> = {
  ...{ 'double-struck': '\\mathbb', script: '\\mathcal', fraktur: '\\mathfrak', 'sans-serif': '\\mathsf', monospace: '\\mathtt' },
};
/** Passed through: what is in them counts. */
const TRANSPARENT: readonly string[] = ['oMath', 'w:ins', 'w:moveTo', 'w:sdt', 'w:sdtContent', 'w:smartTag', 'w:hyperlink', 'w:r'];

/**
 * Converts Office Math to LaTeX while it is read: each element once, from the inside out, without recursion. More than `LATEX_MAX` letters
 * or `DEPTH_MAX` levels are counted and not built.
 */
export class OfficeMath {
  private readonly frames: Frame[] = [frame('oMath')];
  private readonly said: string[] = [];
  private failed = false;
  /** number of open elements of which nothing is read */
  private skipped = 0;
  private names = 0;
  private rows = 0;

  /** @param name without the prefix of formulas, others with theirs; @param value its `m:val` */
  open(name: string, value: string | undefined): void {
    const top = this.frames.at(-1)!;
    if (this.skipped > 0 || (name.startsWith('w:') && name !== 'w:t' && !TRANSPARENT.includes(name))) {
      this.skipped += 1;
      return;
    }
    if (this.frames.length > DEPTH_MAX) this.failed = true;
    if (this.failed) {
      this.frames.push({ ...top, name });
      return;
    }
    if (top.name.endsWith('Pr')) this.frames.at(-2)!.properties[name] = value ?? 'on';
    if (name === 'fName') this.names += 1;
    if (name === 'eqArr') this.rows += 1;
    // In what describes a structure nothing is part of it.
    this.frames.push(frame(top.name.endsWith('Pr') ? `${name}Pr` : name));
  }

  text(words: string): void {
    const top = this.frames.at(-1)!;
    if (this.skipped > 0 || (top.name !== 't' && top.name !== 'w:t')) return;
    this.said.push(words);
    if (this.failed) return;
    top.latex += words;
    if (top.latex.length > LATEX_MAX) this.failed = true;
  }

  close(): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const closed = this.frames.pop()!;
    const parent = this.frames.at(-1);
    if (this.failed || !parent) return;
    if (closed.name === 'fName') this.names -= 1;
    if (closed.name === 'eqArr') this.rows -= 1;
    if (closed.name.endsWith('Pr') || parent.name.endsWith('Pr')) return;
    if (closed.name === 't') parent.latex += closed.latex;
    else if (SLOTS.includes(closed.name))
      parent.slots.push({
        ...{ name: closed.name, latex: closed.name === 'mr' ? rowOf(closed) : closed.latex },
        alone: closed.parts === 1 ? closed.body : undefined,
      });
    else this.add(parent, closed);
    if (parent.latex.length > LATEX_MAX) this.failed = true;
  }

  /** The whole formula, when all of it was read. */
  read(): ReadFormula {
    const latex = this.frames[0]!.latex.trim();
    return { latex: this.failed || latex.length > LATEX_MAX ? undefined : latex, words: this.said.join('') };
  }

  private add(parent: Frame, closed: Frame): void {
    const latex = this.latexOf(closed);
    if (latex === undefined) {
      this.failed = true;
      return;
    }
    if (latex === '') return;
    parent.latex = joined(parent.latex, latex);
    parent.parts += TRANSPARENT.includes(closed.name) ? closed.parts : 1;
    parent.body = closed.body;
  }

  /** undefined for what has no LaTeX */
  private latexOf(closed: Frame): string | undefined {
    const { name, latex, slots, properties } = closed;
    const slot = (of: string): string => slots.find((one) => one.name === of)?.latex ?? '';
    const [e, sub, sup] = [slot('e'), slot('sub'), slot('sup')];
    switch (name) {
      case 'r':
        return this.run(latex, properties);
      case 'w:t':
        return latexText(latex);
      case 'f':
        return fraction(closed, slot('num'), slot('den'));
      case 'sSup':
        return `${based(e)}^{${sup}}`;
      case 'sSub':
        return `${based(e)}_{${sub}}`;
      case 'sSubSup':
        return `${based(e)}_{${sub}}^{${sup}}`;
      case 'sPre':
        return `{}_{${sub}}^{${sup}}${based(e)}`;
      case 'rad':
        return isOn(properties, 'degHide') || slot('deg') === '' ? `\\sqrt{${e}}` : `\\sqrt[${slot('deg')}]{${e}}`;
      case 'nary':
        return nary(properties, e, sub, sup);
      case 'd':
        return brackets(slots, properties);
      case 'func':
        return joined(slot('fName').trim(), /^[\p{L}\d]/u.test(e) ? ` ${e}` : e);
      case 'limLow':
        return isOperator(e) ? `${e}_{${slot('lim')}}` : `\\underset{${slot('lim')}}{${e}}`;
      case 'limUpp':
        return isOperator(e) ? `${e}^{${slot('lim')}}` : `\\overset{${slot('lim')}}{${e}}`;
      case 'm':
      case 'eqArr': {
        const body = slots.map((row) => row.latex).join(' \\\\ ');
        closed.body = { kind: name === 'm' ? 'matrix' : 'rows', body };
        const environment = name === 'm' ? 'matrix' : 'aligned';
        return `\\begin{${environment}}${body}\\end{${environment}}`;
      }
      case 'acc': {
        const accent = ACCENTS[properties['chr'] ?? '\u0302'];
        return accent && `${accent[/^(\\[A-Za-z]+|.)$/u.test(e) ? 0 : 1]}{${e}}`;
      }
      case 'bar':
        return `${properties['pos'] === 'top' ? '\\overline' : '\\underline'}{${e}}`;
      case 'groupChr': {
        const { chr = '⏟', pos = 'bot' } = properties;
        const sign = GROUP_SIGNS[chr] ?? GROUP_SIGNS[chr + pos];
        if (sign) return `${sign}{${e}}`;
        return `${pos === 'top' ? '\\overset' : '\\underset'}{${latexSigns(chr, 'italic', false)}}{${e}}`;
      }
      case 'borderBox':
        return `\\boxed{${e}}`;
      case 'phant':
        return properties['show'] !== undefined && !isOn(properties, 'show') ? `\\phantom{${e}}` : e;
      case 'box':
        return e;
      default:
        return TRANSPARENT.includes(name) ? latex : undefined;
    }
  }

  private run(words: string, properties: Record<string, string>): string {
    const { sty = 'i', scr = '' } = properties;
    const plain = isOn(properties, 'nor');
    if (plain && this.names === 0) return latexText(words);
    const letters = LETTERS[scr];
    const upright = letters === undefined && (plain || sty === 'p');
    const latex = latexSigns(words, upright ? (this.names > 0 ? 'name' : 'upright') : 'italic', this.rows > 0);
    if (letters) return `${letters}{${latex}}`;
    if (sty === 'b') return `\\mathbf{${latex}}`;
    return sty === 'bi' ? `\\boldsymbol{${latex}}` : latex;
  }
}

function frame(name: string): Frame {
  return { name, latex: '', slots: [], properties: {}, parts: 0, body: undefined };
}

/** On and off, as word processors write it. */
function isOn(properties: Record<string, string>, name: string): boolean {
  return /^(1|on|true)$/.test(properties[name] ?? '');
}

/** Base of an index: one sign, one command, or a group. */
function based(latex: string): string {
  return /^(\\[A-Za-z]+|\\(mathrm|mathbb|operatorname)\{[A-Za-z]+\}|[^\\{}^_])$/u.test(latex) ? latex : `{${latex}}`;
}

const OPERATOR_COMMANDS: ReadonlySet<string> = new Set([...Object.values(OPERATORS), ...[...FUNCTIONS].map((name) => `\\${name}`)]);
const isOperator = (latex: string): boolean => OPERATOR_COMMANDS.has(latex) || /^\\(underbrace|overbrace)\{/.test(latex);

const rowOf = ({ slots }: Frame): string => slots.map((cell) => cell.latex).join(' & ');

function fraction(closed: Frame, over: string, under: string): string {
  const { type = 'bar' } = closed.properties;
  if (type === 'lin') return `${based(over)}/${based(under)}`;
  if (type === 'skw') return `{}^{${over}}/_{${under}}`;
  if (type !== 'noBar') return `\\frac{${over}}{${under}}`;
  closed.body = { kind: 'stack', body: `{${over}}{${under}}` };
  return `\\genfrac{}{}{0pt}{}{${over}}{${under}}`;
}

function nary(properties: Record<string, string>, e: string, sub: string, sup: string): string | undefined {
  const { chr = '∫', limLoc } = properties;
  const sign = OPERATORS[chr];
  if (!sign) return undefined;
  const place = limLoc === 'undOvr' && /int$/.test(sign) ? '\\limits' : '';
  const low = sub === '' || isOn(properties, 'subHide') ? '' : `_{${sub}}`;
  const high = sup === '' || isOn(properties, 'supHide') ? '' : `^{${sup}}`;
  const whole = `${sign}${place}${low}${high}`;
  return e === '' ? whole : `${whole} ${e}`;
}

function brackets(slots: readonly Slot[], properties: Record<string, string>): string | undefined {
  const { begChr = '(', endChr = ')', sepChr = '|' } = properties;
  const [first] = slots;
  if (first?.alone && slots.length === 1) {
    const { kind, body } = first.alone;
    const matrix = kind === 'matrix' ? MATRICES[begChr + endChr] : undefined;
    if (matrix) return `\\begin{${matrix}}${body}\\end{${matrix}}`;
    if (kind !== 'stack' && begChr === '{' && endChr === '') return `\\begin{cases}${body}\\end{cases}`;
    if (kind === 'stack' && begChr === '(' && endChr === ')') return `\\binom${body}`;
  }
  const [left, between, right] = [BRACKETS[begChr], BRACKETS[sepChr], BRACKETS[endChr]];
  if (left === undefined || right === undefined) return undefined;
  if (slots.length > 1 && between === undefined && !/^[,;:]$/.test(sepChr)) return undefined;
  const sign = between === undefined ? sepChr : between === '.' ? '' : `\\middle${between}`;
  return joined(
    joined(
      `\\left${left}`,
      slots.map((one) => one.latex).reduce((all, one) => joined(joined(all, sign), one)),
    ),
    `\\right${right}`,
  );
}
