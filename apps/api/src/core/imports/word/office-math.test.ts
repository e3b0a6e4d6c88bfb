import { describe, expect, it } from 'vitest';
import { wordsOfDocument } from '../read-word-document.js';
import { linesOfWord, linesOfWordFile, wordPartsOf } from '../testing/read-content.js';
import { prepareWordMarkup } from './prepare-word-markup.js';

const r = (words: string, properties = ''): string => `<m:r>${properties && `<m:rPr>${properties}</m:rPr>`}<m:t>${words}</m:t></m:r>`;
const upright = (words: string): string => r(words, '<m:sty m:val="p"/>');
const slot = (name: string, inside: string): string => `<m:${name}>${inside}</m:${name}>`;
const e = (inside: string): string => slot('e', inside);
const of = (name: string, properties: string, ...slots: string[]): string =>
  slot(name, `<m:${name}Pr>${properties}<m:ctrlPr><w:rPr/></m:ctrlPr></m:${name}Pr>${slots.join('')}`);
const sign = (name: string, value: string): string => `<m:${name} m:val="${value}"/>`;
const rows = (...lines: string[][]): string => lines.map((line) => slot('mr', line.map((cell) => e(r(cell))).join(''))).join('');
const matrix = (...lines: string[][]): string =>
  of('m', '<m:mcs><m:mc><m:mcPr><m:count m:val="2"/></m:mcPr></m:mc></m:mcs>', rows(...lines));
const lim = of('limLow', '', e(upright('lim')), slot('lim', r('x→∞')));

const FORMULAS: readonly (readonly [name: string, math: string, latex: string])[] = [
  ['fraction', of('f', '', slot('num', r('1')), slot('den', r('2x'))), '\\frac{1}{2x}'],
  ['fraction in a line', of('f', sign('type', 'lin'), slot('num', r('a')), slot('den', r('b'))), 'a/b'],
  ['power', of('sSup', '', e(r('x')), slot('sup', r('n+1'))), 'x^{n+1}'],
  ['index', of('sSub', '', e(r('v')), slot('sub', r('0'))), 'v_{0}'],
  ['both', of('sSubSup', '', e(r('a')), slot('sub', r('i')), slot('sup', r('2'))), 'a_{i}^{2}'],
  ['index before', of('sPre', '', slot('sub', r('6')), slot('sup', r('14')), e(upright('C'))), '{}_{6}^{14}\\mathrm{C}'],
  ['power of a bracket', of('sSup', '', e(of('d', '', e(r('a+b')))), slot('sup', r('2'))), '{\\left(a+b\\right)}^{2}'],
  ['square root', of('rad', '<m:degHide m:val="1"/>', '<m:deg/>', e(r('2'))), '\\sqrt{2}'],
  ['cube root', of('rad', '', slot('deg', r('3')), e(r('8'))), '\\sqrt[3]{8}'],
  ['sine', of('func', '', slot('fName', upright('sin')), e(r('α'))), '\\sin\\alpha'],
  ['sine of a letter', of('func', '', slot('fName', upright('sin')), e(r('x'))), '\\sin x'],
  ['square of a sine', of('func', '', slot('fName', of('sSup', '', e(upright('sin')), slot('sup', r('2')))), e(r('x'))), '\\sin^{2} x'],
  [
    'function of a school',
    of('func', '', slot('fName', upright('ggT')), e(of('d', '', e(r('a,b'))))),
    '\\operatorname{ggT}\\left(a,b\\right)',
  ],
  [
    'limit',
    of('func', '', slot('fName', lim), e(of('f', '', slot('num', r('1')), slot('den', r('x'))))),
    '\\lim_{x\\to\\infty}\\frac{1}{x}',
  ],
  ['sum', of('nary', sign('chr', '∑'), slot('sub', r('i=1')), slot('sup', r('n')), e(r('i'))), '\\sum_{i=1}^{n} i'],
  [
    'integral',
    of('nary', '', slot('sub', r('0')), slot('sup', r('1')), e(`${r('x')}${upright('d')}${r('x')}`)),
    '\\int_{0}^{1} x\\mathrm{d}x',
  ],
  [
    'cases',
    of('d', sign('begChr', '{') + sign('endChr', ''), e(of('eqArr', '', e(r('x+y=1')), e(r('x-y=2'))))),
    '\\begin{cases}x+y=1 \\\\ x-y=2\\end{cases}',
  ],
  ['equations below each other', of('eqArr', '', e(r('x&amp;=1')), e(r('y&amp;=2'))), '\\begin{aligned}x&=1 \\\\ y&=2\\end{aligned}'],
  ['text', `${r('v=')}${r('Weg & Zeit', '<m:nor/>').replace('&', '&amp;')}`, 'v=\\text{Weg \\& Zeit}'],
  ['round matrix', of('d', '', e(matrix(['1', '2'], ['3', '4']))), '\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}'],
  ['binomial', of('d', '', e(of('f', sign('type', 'noBar'), slot('num', r('n')), slot('den', r('k'))))), '\\binom{n}{k}'],
  ['amount', of('d', sign('begChr', '|') + sign('endChr', '|'), e(r('x'))), '\\left|x\\right|'],
  ['vector', of('acc', sign('chr', '\u20d7'), e(r('v'))), '\\vec{v}'],
  ['vector of two points', of('acc', sign('chr', '\u20d7'), e(r('AB'))), '\\overrightarrow{AB}'],
  ['bar above', of('bar', sign('pos', 'top'), e(r('AB'))), '\\overline{AB}'],
  ['brace below', of('limLow', '', e(of('groupChr', '', e(r('a+b')))), slot('lim', r('c'))), '\\underbrace{a+b}_{c}'],
  ['frame', of('borderBox', '', e(r('x=1'))), '\\boxed{x=1}'],
  ['sets and signs', r('x∈ℝ∖{0}, α·β≤50%'), 'x\\in\\mathbb{R}\\setminus\\{0\\},\\alpha\\cdot\\beta\\leq50\\%'],
  ['words with umlauts', of('sSub', '', e(r('A')), slot('sub', r('Fläche'))), 'A_{\\text{Fläche}}'],
  ['letters that are italic by themselves', r('𝑎𝑏'), 'ab'],
  ['what was struck out', `${r('x')}<w:del><m:r><m:t>y</m:t></m:r></w:del>`, 'x'],
];

const lines = (math: string) => linesOfWord(wordPartsOf(`<w:p><m:oMath>${math}</m:oMath></w:p>`));

describe('formulas of a word processor', () => {
  it('stand in the line and on a line of their own', async () => {
    expect(await linesOfWordFile('formula.docx')).toEqual({
      lines: ['Der Flächeninhalt ist $A=\\frac{a\\cdot b}{2}$ .', '$$x^{2}=4$$'],
      leftOut: 0,
    });
  });

  it.each(FORMULAS)('%s', async (_name, math, latex) => {
    expect(await lines(math)).toEqual({ lines: [`$$${latex}$$`], leftOut: 0 });
  });

  it('are words for an assistant, too', async () => {
    const parts = wordPartsOf(`<w:p><w:r><w:t>Es gilt </w:t></w:r><m:oMath>${r('a=b')}</m:oMath></w:p>`);
    expect((await wordsOfDocument(parts)).trim()).toBe('Es gilt a=b');
  });

  it('of which one cannot be converted keep their words and are counted', async () => {
    const unknown = `${r('a')}<m:unknown>${r('b')}</m:unknown>${r(' < c').replace('<', '&lt;')}`;
    expect(await lines(unknown)).toEqual({ lines: ['ab < c'], leftOut: 1 });
    expect(await lines(r('x'.repeat(3000)))).toEqual({ lines: ['x'.repeat(3000)], leftOut: 1 });
  });

  it('without an end are counted or refused, and never built', () => {
    const deep = (levels: number): string => `<m:oMath>${'<m:e>'.repeat(levels)}${r('x')}${'</m:e>'.repeat(levels)}</m:oMath>`;
    expect(prepareWordMarkup(deep(150), undefined)).toMatchObject({ leftOut: 1 });
    expect(() => prepareWordMarkup(deep(100_000), undefined)).toThrow('nested');
    const many = `<m:oMath>${of('f', '', slot('num', r('1')), slot('den', r('2'))).repeat(20_000)}</m:oMath>`;
    const { markup, leftOut } = prepareWordMarkup(many, undefined);
    expect([leftOut, markup.length]).toEqual([1, '<w:r><w:t xml:space="preserve"></w:t></w:r>'.length + 40_000]);
  });
});
