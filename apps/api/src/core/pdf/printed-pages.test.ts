import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { lineBlock, type PdfBlock, type PdfLayout, tableBlock, textRun } from '../pdf-layout/pdf-layout.js';
import { OTHER_FONTS, readFonts, widthsOf } from './fonts.js';
import { PdfRenderer } from './pdf-renderer.js';
import { loadTypst } from './typst-compiler.js';

/** A piece of text of one font in one line; lengths are points, from the left and from below. */
interface PrintedText {
  text: string;
  font: string;
  x: number;
  y: number;
  width: number;
}

let renderer: PdfRenderer | undefined;

function newRenderer(): PdfRenderer {
  const fonts = readFonts();
  const compiler = loadTypst().create({ workspace: '/nowhere-at-all', fontArgs: [{ fontBlobs: fonts }] });
  return new PdfRenderer(compiler, { names: OTHER_FONTS, signs: widthsOf(fonts) });
}

/** Sets blocks as the process does that sets PDFs, and reads the result back. */
async function printed(blocks: PdfBlock[], more: Partial<PdfLayout> = {}): Promise<{ texts: PrintedText[]; unprintable: number }> {
  const { bytes, unprintable } = made(blocks, more);
  return { texts: await textsIn(bytes), unprintable };
}

function made(blocks: PdfBlock[], more: Partial<PdfLayout> = {}): { bytes: Uint8Array; unprintable: number } {
  renderer ??= newRenderer();
  const layout: PdfLayout = {
    ...{
      paper: 'a4',
      tone: 'colour',
      language: 'de',
      title: 'Blatt',
      contentLanguage: 'de',
      authors: [],
      licence: null,
      date: '2026-11-23',
    },
    blocks,
    ...more,
  };
  const pdf = renderer.render({ layout, pictures: [], pagesMax: 10, as: 'pdf' });
  if (pdf.kind !== 'pdf') throw new Error(`No PDF: ${pdf.kind}`);
  return pdf;
}

/** Counts what draws the edges of letters, and what slants them, on the first page. */
async function synthesizedIn(bytes: Uint8Array): Promise<{ stroked: number; slanted: number }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const { fnArray, argsArray } = await (await (await loading.promise).getPage(1)).getOperatorList();
    const of = (operator: number): unknown[] => argsArray.filter((_args, index) => fnArray[index] === operator) as unknown[];
    const leans = (args: unknown): boolean => Math.abs((args as number[])[2]! / (args as number[])[3]!) > 0.1;
    return {
      stroked: of(OPS.setTextRenderingMode).filter((args) => (args as number[])[0]! > 0).length,
      slanted: of(OPS.transform).filter(leans).length,
    };
  } finally {
    await loading.destroy();
  }
}

async function textsIn(bytes: Uint8Array): Promise<PrintedText[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true });
  try {
    const page = await (await loading.promise).getPage(1);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, font: name.replace(/^[A-Z]{6}\+/, ''), x: x!, y: y!, width: item.width }];
    });
  } finally {
    await loading.destroy();
  }
}

/** Reads an input of `testing`. */
const fixture = (name: string): string => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8').trim();

/** The table of a Markdown file. */
function tableOf(markdown: string): PdfBlock {
  const [head, , ...rows] = markdown.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return tableBlock(head!, rows);
}

/** Right edge of the text on A4, in points: 210 mm less a margin of 22 mm. */
const RIGHT = (188 / 25.4) * 72;
const SCRIPTS = fixture('emoji-and-scripts.txt');
const slip = (name: string): PdfBlock => ({
  kind: 'slips',
  slips: [
    { top: '7a', name, code: '123 456', address: 'a.example/go', note: 'x', qr: { value: 'https://a.example', alt: `QR-Code: ${name}` } },
  ],
});
const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, runs: [textRun(text)] });
const fontOf = (texts: readonly PrintedText[], sign: string): (string | undefined)[] => [
  ...new Set(texts.filter(({ text }) => text.includes(sign)).map(({ font }) => font.replace(/-.*$/, ''))),
];
const endOf = ({ x, width }: PrintedText): number => Math.round(x + width);

describe('signs of other scripts in PDFs', () => {
  it.each([
    ['a text', [lineBlock(SCRIPTS)]],
    ['a heading', [heading(SCRIPTS)]],
    ['the name on a code card', [slip(SCRIPTS)]],
  ])('%s has each of them, joined emoji as one', async (_where, blocks: PdfBlock[]) => {
    const { texts, unprintable } = await printed(blocks);
    expect(unprintable).toBe(0);
    expect(texts.filter(({ text }) => text.includes('□'))).toEqual([]);
    expect(fontOf(texts, 'ש')).toEqual(['NotoSansHebrew']);
    expect(fontOf(texts, '①')).toEqual(['NotoSansSymbols']);
    // Each part of a joined sign is of the font that has the whole.
    for (const part of ['🙋', '🤷', '♀']) expect([part, fontOf(texts, part)]).toEqual([part, ['NotoEmoji']]);
  });

  it('Thai and numbers in circles are printed', async () => {
    const { texts, unprintable } = await printed([lineBlock('สวัสดี ⑳ Ⓐ')]);
    expect([unprintable, fontOf(texts, 'ส'), fontOf(texts, '⑳'), fontOf(texts, 'Ⓐ')]).toEqual([
      0,
      ['NotoSansThai'],
      ['NotoSansSymbols'],
      ['NotoSansSymbols'],
    ]);
  });

  it('a sign of its own keeps its font', async () => {
    const { texts } = await printed([lineBlock('♀ und ♂')]);
    expect(fontOf(texts, '♀')).toEqual(['NotoSansMath']);
  });

  it('what no font has is counted, each sign as often as it is printed', async () => {
    expect((await printed([slip('日本')])).unprintable).toBe(2);
    expect((await printed([lineBlock('中文 und 한국어')], { title: '日' })).unprintable).toBe(6);
  });
});

describe('texts that begin with a letter written from the right', () => {
  const ARABIC = 'مرحبا بالعالم';
  it.each([
    ['a text', [lineBlock(ARABIC)]],
    ['a text after signs', [lineBlock(`1. ${ARABIC}`)]],
    ['a heading', [heading(ARABIC)]],
    ['Hebrew', [lineBlock('שלום עולם')]],
  ])('%s ends at the right edge', async (_where, blocks: PdfBlock[]) => {
    const { texts } = await printed(blocks);
    const ends = texts.filter(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)).map(endOf);
    expect(Math.max(...texts.filter(({ text }) => !text.includes('Seite')).map(endOf))).toBeCloseTo(RIGHT, -0.5);
    expect(ends.length).toBeGreaterThan(0);
  });

  it('the title does, and what begins with other letters begins at the left', async () => {
    const { texts } = await printed([lineBlock(`Hallo ${ARABIC}`)], { title: ARABIC });
    const large = texts.filter(({ font }) => font.startsWith('NotoSansArabic-Bold'));
    expect(Math.max(...large.map(endOf))).toBeCloseTo(RIGHT, -0.5);
    expect(texts.find(({ text }) => text.startsWith('Hallo'))!.x).toBeLessThan(70);
  });

  it('points of a list stand right of their words', async () => {
    const { texts } = await printed([{ kind: 'bullets', items: [[lineBlock(ARABIC)]] }]);
    const [point, words] = ['•', 'م'].map((sign) => texts.find(({ text }) => text.includes(sign))!);
    expect(point!.x).toBeGreaterThan(words!.x);
  });
});

/** Pieces of a line that lie on each other by more than letters do, or beyond the right edge. */
function collisions(texts: readonly PrintedText[]): string[] {
  return texts.flatMap((one) => [
    ...(one.x + one.width > RIGHT + 1 ? [`${one.text} | edge`] : []),
    ...texts
      .filter((other) => other !== one && Math.abs(other.y - one.y) < 2 && other.x > one.x && other.x < one.x + one.width - 3)
      .map((other) => `${one.text} | ${other.text}`),
  ]);
}
const wordsOf = (texts: readonly PrintedText[]): string =>
  texts
    .map(({ text }) => text)
    .join('')
    .replace(/[\s\u200b\u00ad‐-]/gu, '');

describe('tables in PDFs', () => {
  it('words of a timetable stay in their cells', async () => {
    const { texts } = await printed([tableOf(fixture('timetable.md'))]);
    expect(collisions(texts)).toEqual([]);
    for (const word of ['Naturwissenschaften', 'Gesellschaftslehre', 'Fremdsprachenunterricht', 'Arbeitsgemeinschaft', 'Förderunterricht'])
      expect(wordsOf(texts)).toContain(word);
  });

  it.each([
    ['addresses', ['https://www.beispielschule.de/unterricht/klasse', 'frau.mustermann@gymnasium-musterstadt.de', 'a', 'b', 'c', 'd']],
    ['numbers', Array.from({ length: 5 }, () => 'DE89370400440532013000')],
    ['no syllables', Array.from({ length: 6 }, () => 'xxxxxxxxxxxxxxxxxxxxxxxx')],
    ['twelve columns', Array.from({ length: 12 }, () => 'Donaudampfschifffahrt')],
    ['other scripts', Array.from({ length: 6 }, () => 'Електрокардіографічний')],
  ])('%s stay in their cells', async (_what, cells) => {
    const { texts } = await printed([
      tableBlock(
        cells.map(() => 'Spalte'),
        [cells],
      ),
    ]);
    expect(collisions(texts)).toEqual([]);
    for (const cell of cells) expect(wordsOf(texts)).toContain(cell.replaceAll('-', ''));
  });

  it('columns whose words fit are even', async () => {
    const { texts } = await printed([tableBlock(['Anna', 'Ben', 'Ilse'], [['1', '2', '3']])]);
    const [first, second, third] = ['Anna', 'Ben', 'Ilse'].map((name) => texts.find(({ text }) => text === name)!.x);
    expect(third! - second!).toBeCloseTo(second! - first!, 1);
  });

  it('a column with a long word is wider where others have room', async () => {
    const { texts } = await printed([
      tableBlock(['Naturwissenschaftsunterrichtsstunde', 'a', 'b', 'c'], [['1', '2', '3', '4']]),
      lineBlock('x'),
    ]);
    expect(texts.map(({ text }) => text)).toContain('Naturwissenschaftsunterrichtsstunde');
    expect(collisions(texts)).toEqual([]);
  });
});

describe('handwriting of a worksheet', () => {
  const run = (text: string, more: object = {}) => ({ ...textRun(text), ...more });
  const drawn = (font: 'school' | 'serif', ...runs: ReturnType<typeof run>[]) =>
    made([{ kind: 'paragraph', runs }], {
      sheet: {
        border: 'simple',
        font,
        colour: 'none',
        cover: null,
        version: null,
        way: null,
        solutions: true,
        description: [],
        points: null,
      },
    }).bytes;

  it('[LIB-15] bold and slanted words are drawn as such, though it has no such faces', async () => {
    const plain = await synthesizedIn(drawn('school', run('Licht und Luft')));
    expect((await synthesizedIn(drawn('school', run('Licht und Luft', { bold: true })))).stroked).toBeGreaterThan(plain.stroked);
    expect((await synthesizedIn(drawn('school', run('Licht und Luft', { italic: true })))).slanted).toBe(plain.slanted + 3);
    const both = await synthesizedIn(drawn('school', run('Licht', { bold: true, italic: true })));
    expect([both.stroked > plain.stroked, both.slanted]).toEqual([true, plain.slanted + 1]);
    expect(await synthesizedIn(drawn('serif', run('Licht', { bold: true, italic: true })))).toEqual({ stroked: 0, slanted: 0 });
    const texts = await textsIn(drawn('school', run('Licht und'), run(' Luft', { italic: true }), run(' und Laub.')));
    expect(texts.map(({ text }) => text.replace(/\s/g, '')).join('')).toContain('LichtundLuftundLaub.');
    // Slanted words stand on the line of the others.
    const lines = texts.filter(({ text }) => /Licht|Luft|Laub/.test(text)).map(({ y }) => Math.round(y));
    expect([lines.length, new Set(lines).size]).toEqual([3, 1]);
  });
});
