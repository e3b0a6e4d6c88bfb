import { describe, expect, it } from 'vitest';
import { pastedNames } from '../../../core/pasted/pasted-names';
import { inputOf, namesProblem, rowLabels, rowsAfter, rowsOf } from './names-draft';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `Name ${index}`);
const stored = {
  entries: [
    { id: 'a', name: 'Mia' },
    { id: 'b', name: 'Leo' },
    { id: 'c', name: 'Mia' },
  ],
};

describe('names in a text', () => {
  it('are one per line, from any system, without empty lines and odd spaces', () => {
    expect(pastedNames('Mia\r\n\r\n  Leo  Alexander \rAda\tLovelace\n\n')).toEqual(['Mia', 'Leo Alexander', 'Ada Lovelace']);
  });

  it('[TBO-08] are what somebody is called by, also out of a class register', () => {
    expect(pastedNames('Müller, Anna\nvon der Heide,  Jan Philipp\nMia\nÖztürk, Ayşe')).toEqual(['Anna', 'Jan Philipp', 'Mia', 'Ayşe']);
  });

  it('are 2 to 100, of 60 letters each', () => {
    expect(namesProblem([])).toEqual({ code: 'few', limit: 2 });
    expect(namesProblem(names(1))).toEqual({ code: 'few', limit: 2 });
    expect(namesProblem(names(2))).toBeUndefined();
    expect(namesProblem(names(100))).toBeUndefined();
    expect(namesProblem(names(101))).toEqual({ code: 'many', limit: 100 });
    expect(namesProblem(['x'.repeat(60), 'y'])).toBeUndefined();
    expect(namesProblem(['x'.repeat(61), 'y'])).toEqual({ code: 'long', limit: 60 });
    expect(namesProblem(['Mia', 'Mia'])).toBeUndefined();
  });
});

describe('a list that is written', () => {
  const rows = rowsOf(stored);
  const ids = (...lines: string[]): (string | undefined)[] => rowsAfter(rows, lines).map(({ id }) => id);

  it('knows everybody again in another line, and both of the same name', () => expect(ids('Mia', 'Mia', 'Leo')).toEqual(['a', 'c', 'b']));
  it('takes one other name for a correction', () => expect(ids('Mia', 'Leon', 'Mia')).toEqual(['a', 'b', 'c']));
  it('takes several other names for new people', () => expect(ids('Ida', 'Leon', 'Mia')).toEqual([undefined, undefined, 'a']));
  it('takes one more line for somebody new', () => expect(ids('Mia', 'Ida', 'Leo', 'Mia')).toEqual(['a', undefined, 'b', 'c']));

  it('is sent with the places of the pairs, without those who are gone', () => {
    expect(
      inputOf(' 7b ', rowsAfter(rows, ['Ida', 'Mia', 'Leo']), [
        ['a', 'b'],
        ['c', 'b'],
      ]),
    ).toEqual({
      name: '7b',
      entries: [
        { id: 'c', name: 'Ida' },
        { id: 'a', name: 'Mia' },
        { id: 'b', name: 'Leo' },
      ],
      apart: [
        [1, 2],
        [0, 2],
      ],
    });
    expect(inputOf('7b', rowsAfter(rows, ['Leo', 'Ida', 'Uwe']), [['a', 'b']]).apart).toEqual([]);
  });

  it('tells two of the same name apart', () => expect([...rowLabels(rows).values()]).toEqual(['Mia', 'Leo', 'Mia (2)']));
});
