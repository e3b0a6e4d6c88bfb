import { describe, expect, it } from 'vitest';
import { type PlacedText, passageMarks } from './passage-marks';

const placed = (...lines: string[]): PlacedText[] =>
  lines.map((str, index) => ({ str, transform: [1, 0, 0, 1, 50, 800 - index * 14], width: str.length * 5, height: 10 }));
const PAGE = placed('Der 18. März', 'Handwerker, Ge-', 'sellen und Frauen kämpften.', '', 'Drei Tage später');

describe('the place of a passage on its page', () => {
  it('is every line that it touches, though words were cut at the ends of lines', () => {
    const marks = passageMarks(PAGE, 'Handwerker, Gesellen und Frauen kämpften.');
    expect(marks.map(({ top }) => top)).toEqual([796, 782]);
    expect(marks[0]).toEqual({ left: 50, right: 125, bottom: 783.8, top: 796 });
  });

  it('is found by its ends where its middle stands elsewhere, and is none where it is not there', () => {
    const long = placed('Anfang '.repeat(8), 'ein Kasten dazwischen', 'Ende '.repeat(10));
    expect(passageMarks(long, `${'Anfang '.repeat(8)}anders gelesen ${'Ende '.repeat(10)}`)).toHaveLength(3);
    expect(passageMarks(PAGE, 'Etwas ganz anderes, das hier nicht steht')).toEqual([]);
    expect(passageMarks(PAGE, '…')).toEqual([]);
  });
});
