import { spliceMarkup } from '../splice-markup.js';

interface Level {
  start: number;
  /** as the `type` of an ordered list says it; undefined: bullets, or nothing */
  type: string | undefined;
  /** false: it goes on counting below another point of a higher level */
  restarts: boolean;
}

interface Numbering {
  abstract: string;
  /** starts that differ from those of its kind */
  starts: Map<number, number>;
}

/** Number of levels of a list. */
const LEVELS = 9;
const TYPES: Readonly<Record<string, string>> = {
  ...{ lowerLetter: 'a', upperLetter: 'A', lowerRoman: 'i', upperRoman: 'I', bullet: '', none: '' },
};

/**
 * Counts the points of numbered lists as word processors do: by the kind of list, across the paragraphs between them, and each level anew
 * below a point of a higher one.
 */
export class ListNumbers {
  private readonly kinds = new Map<string, Map<number, Level>>();
  private readonly numberings = new Map<string, Numbering>();
  private readonly byStyle = new Map<string, readonly [kind: string, level: number]>();
  private readonly counted = new Map<string, Map<number, number>>();
  private readonly begun = new Set<string>();

  /** @param markup of `word/numbering.xml` @throws FileRefused for elements in elements without an end */
  constructor(markup: string) {
    let kind = '';
    let numbering: Numbering | undefined;
    let at = 0;
    let level: Level | undefined;
    spliceMarkup(markup, true, () => ({
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:abstractNum') this.kinds.set((kind = attributes['w:abstractNumId'] ?? ''), new Map());
        else if (name === 'w:num') {
          numbering = { abstract: '', starts: new Map() };
          this.numberings.set(attributes['w:numId'] ?? '', numbering);
        } else if (name === 'w:abstractNumId' && numbering) numbering.abstract = value;
        else if (name === 'w:lvlOverride') at = wholeNumber(attributes['w:ilvl'], 0);
        else if (name === 'w:startOverride') numbering?.starts.set(at, wholeNumber(value, 1));
        else if (name === 'w:lvl' && !numbering) {
          at = wholeNumber(attributes['w:ilvl'], 0);
          level = { start: 0, type: '1', restarts: true };
          if (at < LEVELS) this.kinds.get(kind)?.set(at, level);
        } else if (name === 'w:start' && numbering) numbering.starts.set(at, wholeNumber(value, 1));
        else if (!level) return;
        else if (name === 'w:start') level.start = wholeNumber(value, 1);
        else if (name === 'w:numFmt') level.type = (TYPES[value] ?? '1') || undefined;
        else if (name === 'w:lvlRestart') level.restarts = value !== '0';
        else if (name === 'w:pStyle') this.byStyle.set(value, [kind, at]);
      },
      close: (name) => {
        if (name === 'w:num') numbering = undefined;
        if (name === 'w:lvl') level = undefined;
      },
    }));
  }

  /**
   * Counts a paragraph. @param id of its list, undefined where its style says it
   * @returns its number and the sign for its kind of numbers, e.g. `3a`; undefined for what has no number
   */
  next(id: string | undefined, atLevel: string | undefined, style: string | undefined): string | undefined {
    const numbering = id === undefined ? undefined : this.numberings.get(id);
    const [kind, level] = numbering
      ? [numbering.abstract, wholeNumber(atLevel, 0)]
      : (id === undefined && this.byStyle.get(style ?? '')) || ['', 0];
    const levels = this.kinds.get(kind);
    const read = levels?.get(level);
    if (!levels || !read) return undefined;
    const counts = this.counted.get(kind) ?? new Map<number, number>();
    this.counted.set(kind, counts);
    const other = numbering?.starts.get(level);
    const beginning = `${id} ${level}`;
    if (other !== undefined && !this.begun.has(beginning)) counts.set(level, other - 1);
    this.begun.add(beginning);
    const number = (counts.get(level) ?? read.start - 1) + 1;
    counts.set(level, number);
    for (const [deeper, { restarts }] of levels) if (deeper > level && restarts) counts.delete(deeper);
    return read.type === undefined ? undefined : `${number}${read.type}`;
  }
}

function wholeNumber(value: string | undefined, otherwise: number): number {
  return /^\d{1,5}$/.test(value ?? '') ? Number(value) : otherwise;
}
