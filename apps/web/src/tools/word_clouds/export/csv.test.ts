import { describe, expect, it } from 'vitest';
import { wordsCsv } from './csv';

const labels = { word: 'Wort', count: 'Anzahl', state: 'Zustand', shown: 'sichtbar', hidden: 'ausgeblendet', held: 'zurückgehalten' };
const word = (text: string, count = 1, marks = {}) => ({ text, count, hidden: false, held: false, ...marks });

describe('wordsCsv', () => {
  it('begins with a byte order mark and separates by semicolon', () => {
    expect(wordsCsv([word('Größe', 12), word('Käse', 2, { hidden: true }), word('Mist', 1, { held: true })], labels)).toBe(
      '\uFEFFWort;Anzahl;Zustand\r\nGröße;12;sichtbar\r\nKäse;2;ausgeblendet\r\nMist;1;zurückgehalten\r\n',
    );
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)'])('disarms %s', (text) => {
    expect(wordsCsv([word(text)], labels)).toContain(`\r\n"'${text}";1;`);
  });

  it('quotes what would break the table', () => {
    expect(wordsCsv([word('a;b "c"')], labels)).toContain('"a;b ""c""";1;');
  });
});
