import { describe, expect, it } from 'vitest';
import { findPersonalData } from './find-personal-data.js';
import { type Originals, Restorer, withPlaceholders } from './placeholders.js';

const TEXT =
  'Mein Schüler Jonas Weber hat ADHS, Jonas Weber wohnt in der Lindenstraße 12. Seine Mutter Petra Weber: petra.weber@example.org, Tel. 0171 3920017.';
const replaced = withPlaceholders(TEXT, findPersonalData(TEXT));

/** The whole answer when a text comes in these pieces. */
function restored(originals: Originals, pieces: readonly string[]): string {
  const restorer = new Restorer(originals);
  return [...pieces.map((piece) => restorer.push(piece)), restorer.flush()].join('');
}

describe('placeholders', () => {
  it('stand for all that identifies somebody, one for each text; what is asked about stays', () => {
    expect(replaced.text).toBe(
      'Mein Schüler [Person 1] hat ADHS, [Person 1] wohnt in der [Adresse 1]. Seine Mutter [Person 2]: [Mail 1], Tel. [Telefon 1].',
    );
    expect([...replaced.originals.values()].sort()).toEqual([
      '0171 3920017',
      'Jonas Weber',
      'Lindenstraße 12',
      'Petra Weber',
      'petra.weber@example.org',
    ]);
  });

  it('[T-41] names of the own class leave as placeholders, and come back in the answer', () => {
    const text = 'krawuttke stört, Xbqans Heft fehlt: Was tun mit Krawuttke?';
    const { text: sent, originals } = withPlaceholders(text, findPersonalData(text, { names: ['Xbqan Krawuttke'] }));
    expect(sent).toBe('[Person 1] stört, [Person 2]s Heft fehlt: Was tun mit [Person 3]?');
    expect(restored(originals, [sent])).toBe(text);
  });

  it('go on through a conversation, and are none that somebody typed', () => {
    const next = 'Jonas Weber fragt [person 3] und Aylin Demir.';
    const { text, originals } = withPlaceholders(next, findPersonalData(next), replaced.originals);
    expect(text).toBe('[Person 1] fragt [person 3] und [Person 4].');
    expect(restored(originals, [text])).toBe(next);
  });
});

describe('an answer', () => {
  const answer = `[${replaced.text}] [person 1], [PERSON 2], Person 1, [Person 9], [Person 1, [[Person 1]] [] ] [Per`;
  const expected = `[${TEXT}] Jonas Weber, Petra Weber, Person 1, [Person 9], [Person 1, [Jonas Weber] [] ] [Per`;

  it('[TR-55] is the same wherever it was cut', () => {
    for (let cut = 0; cut <= answer.length; cut += 1)
      expect(restored(replaced.originals, [answer.slice(0, cut), answer.slice(cut)])).toBe(expected);
  });

  it('[TR-55] is the same letter by letter, and in pieces of any length', () => {
    for (let length = 1; length <= 12; length += 1)
      expect(restored(replaced.originals, answer.match(new RegExp(`[^]{1,${length}}`, 'g'))!)).toBe(expected);
  });

  it('is held only while it can be the beginning of a placeholder', () => {
    const restorer = new Restorer(replaced.originals);
    expect(['Für [', 'Pe', 'ter] und [Person', ' 1', '] am ['].map((piece) => restorer.push(piece))).toEqual([
      'Für ',
      '',
      '[Peter] und ',
      '',
      'Jonas Weber am ',
    ]);
    expect([restorer.flush(), restorer.flush()]).toEqual(['[', '']);
  });

  it('what was put back is not read again', () => {
    const originals = new Map([
      ['[Person 1]', '[Person 2]'],
      ['[Person 2]', 'Ida'],
    ]);
    expect(restored(originals, ['[Person 1] [Person 2]'])).toBe('[Person 2] Ida');
  });

  it('takes no time, whatever a model says', { tags: ['proof'] }, () => {
    const before = performance.now();
    expect(restored(replaced.originals, ['['.repeat(1_000_000)]) === '['.repeat(1_000_000)).toBe(true);
    expect(
      restored(
        replaced.originals,
        Array.from({ length: 6000 }, () => '[Person '),
      ),
    ).toBe('[Person '.repeat(6000));
    expect(restored(new Map(), ['[Person 1]'])).toBe('[Person 1]');
    expect(performance.now() - before).toBeLessThan(3000);
  });
});
