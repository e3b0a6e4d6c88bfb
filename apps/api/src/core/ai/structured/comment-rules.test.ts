import { describe, expect, it } from 'vitest';
import { commentFault, passageIn, usableComments } from './comment-rules.js';

const TEXT = 'Wir haben Wasserpest ins Wasser getan.\nEs gab Blasen. Die Lampe stand neben dem Glas, und wir haben lange gezählt.';
const BOUNDS = { textMax: 400, quoteMax: 300, ownWords: 8 };
const fault = (text: string, quote = '') => commentFault(TEXT, { text, quote }, BOUNDS);

describe('a hint of a model', () => {
  it.each([
    'Stark, dass du die Lampe nennst.',
    'Wie weit stand die Lampe weg?',
    'Du schreibst „Es gab Blasen“. Wie viele waren es?',
    'Schau noch einmal bei der Lampe nach: Was fehlt?',
    'What did you count?',
  ])('may praise, ask and point: %s', (text) => {
    expect(fault(text)).toBeUndefined();
  });

  it.each([
    'Das wäre eine gute Note.',
    'Dafür gibt es 7 Punkte.',
    'Du hast 80 % erreicht.',
    'Das ist eine 2- wert.',
    'Dein Text ist besser als die anderen.',
    'Insgesamt mangelhaft.',
    'I would give it full marks.',
  ])('gives no mark and no rank (spec C30): %s', (text) => {
    expect(fault(text)).toBe('mark');
  });

  it.each([
    'Schreib: Wir haben einen Zweig Wasserpest in ein Becherglas mit Leitungswasser gestellt.',
    'Besser wäre „Die Lampe stand zuerst zehn Zentimeter vom Becherglas mit der Pflanze entfernt“.',
    'You could write: We put one branch of waterweed into a beaker with tap water.',
  ])('proposes no sentence above eight words: %s', (text) => {
    expect(fault(text)).toBe('rewrites');
  });

  it('may quote a long passage of the text itself', () => {
    expect(fault('Du schreibst „Die Lampe stand neben dem Glas, und wir haben lange gezählt“. Wie lange?')).toBeUndefined();
  });

  it('points only at what is there, whatever the spaces', () => {
    expect(passageIn(TEXT, 'getan. Es  gab')).toBe('getan.\nEs gab');
    expect(passageIn(TEXT, 'Blasen.*')).toBeUndefined();
    expect(fault('Schau hier.', 'Es gab Blasen.')).toBeUndefined();
    expect(fault('Schau hier.', 'Die Pflanze atmet')).toBe('invented');
  });

  it.each(['So kann man eine Bombe bauen.', 'Geh dich umbringen.', 'Sie stöhnte vor Lust.'])(
    'says nothing that learners should not read (spec T-46): %s',
    (text) => {
      expect(fault(text)).toBe('unsafe');
    },
  );

  it('insults nobody, and is neither empty nor long', () => {
    expect(fault('Du Idiot, lies das noch einmal.')).toBe('unsafe');
    expect(fault('  ')).toBe('empty');
    expect(fault('x'.repeat(1000))).toBe('long');
  });

  it('is used once, and the faulty ones not at all', () => {
    const hints = [
      { text: 'Wie viele Blasen? ', quote: 'Es  gab Blasen' },
      { text: 'Wie viele Blasen?', quote: '' },
      { text: 'Eine glatte Note 1.', quote: '' },
    ];
    expect(usableComments(TEXT, hints, BOUNDS)).toEqual([{ text: 'Wie viele Blasen?', quote: 'Es gab Blasen' }]);
  });
});
