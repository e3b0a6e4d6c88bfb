import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';
import { STYLE_NAMES } from './style-names.js';

const INK = '112121';
const CODE_FONT = 'Consolas';
/** Half a line of 11 points, in twentieths of a point. */
const GAP = 120;
/** Deeper lists are drawn at the last level. */
export const LEVELS = 9;

export const PARAGRAPH_STYLES: NonNullable<IStylesOptions['paragraphStyles']> = [
  { id: 'Byline', name: STYLE_NAMES.byline, basedOn: 'Normal', run: { color: '5b6666', size: 18 }, paragraph: { spacing: { after: 240 } } },
  { id: 'Code', name: STYLE_NAMES.code, basedOn: 'Normal', run: { font: CODE_FONT, size: 20 }, paragraph: { spacing: { after: GAP } } },
  { id: 'FormulaBlock', name: STYLE_NAMES.block, basedOn: 'Normal', paragraph: { alignment: AlignmentType.CENTER } },
  { id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { italics: true }, paragraph: { indent: { left: 567 } } },
];

export const CHARACTER_STYLES: NonNullable<IStylesOptions['characterStyles']> = [
  { id: 'Formula', name: STYLE_NAMES.formula, run: { font: CODE_FONT } },
];

const heading = (size: number) => ({
  run: { size, bold: true, color: INK },
  paragraph: { spacing: { before: 240, after: GAP }, keepNext: true },
});

/** @param language of the content, so that a word processor checks its spelling and reads it aloud rightly */
export const defaultStyles = (language: string) => ({
  document: { run: { font: 'Calibri', size: 22, language: { value: language } }, paragraph: { spacing: { after: GAP, line: 276 } } },
  title: heading(40),
  heading1: heading(36),
  heading2: heading(28),
  heading3: heading(24),
});

const at = (level: number) => ({ paragraph: { indent: { left: 567 * (level + 1), hanging: 283 } } });
const LETTERS: Readonly<Record<string, (typeof LevelFormat)[keyof typeof LevelFormat]>> = {
  a: LevelFormat.LOWER_LETTER,
  A: LevelFormat.UPPER_LETTER,
  i: LevelFormat.LOWER_ROMAN,
  I: LevelFormat.UPPER_ROMAN,
};

type List = INumberingOptions['config'][number];

/** A list with points. */
export const pointsOf = (reference: string): List => ({
  reference,
  levels: Array.from({ length: LEVELS }, (_, level) => ({ level, format: LevelFormat.BULLET, text: '•', style: at(level) })),
});

/** Creates a list with its own numbering. @param style its first letter selects the format */
export const numbersOf = (reference: string, start: number, style: string): List => ({
  reference,
  levels: Array.from({ length: LEVELS }, (_, level) => ({
    ...{ level, start, text: `%${level + 1}.`, style: at(level) },
    format: LETTERS[style[0] ?? '1'] ?? LevelFormat.DECIMAL,
  })),
});
