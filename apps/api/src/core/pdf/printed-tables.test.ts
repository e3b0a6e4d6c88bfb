import { describe, expect, it } from 'vitest';
import { lineBlock, tableBlock } from '../pdf-layout/pdf-layout.js';
import { fixture, type PrintedText, printed, tableOf } from './testing/printed.js';

const RIGHT = (188 / 25.4) * 72;

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
