import { describe, expect, it } from 'vitest';
import { lineBlock, type PdfBlock, textRun } from '../pdf-layout/pdf-layout.js';
import { fixture, type PrintedText, printed } from './testing/printed.js';

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
