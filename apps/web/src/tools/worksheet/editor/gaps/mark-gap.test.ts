import { gapProblem, gapsOf } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { markGap } from './mark-gap';

const text = 'In den Blättern wird Licht gebraucht.';
const mark = (words: string, within = text) => {
  const from = within.indexOf(words);
  return markGap({ text: within, from, to: from + words.length });
};

describe('what the button makes a gap', () => {
  it('are the marked words, without the spaces at their ends', () => {
    expect(mark(' Blättern ')?.text).toBe('In den {Blättern} wird Licht gebraucht.');
    expect(mark('Licht gebraucht')?.text).toBe('In den Blättern wird {Licht gebraucht}.');
  });

  it('is the word at the caret where nothing is marked', () => {
    expect(markGap({ text, from: 9, to: 9 })?.text).toBe('In den {Blättern} wird Licht gebraucht.');
    expect(markGap({ text, from: 15, to: 15 })?.text).toBe('In den {Blättern} wird Licht gebraucht.');
    expect(markGap({ text: 'a  b', from: 2, to: 2 })).toBeUndefined();
  });

  it('becomes words again in a gap', () => {
    const made = mark('Licht')!;
    expect(made.text.slice(made.from, made.to)).toBe('Licht');
    expect(markGap(made)?.text).toBe(text);
    expect(markGap({ ...made, to: made.from })?.text).toBe(text);
  });

  it('says what it said, also with signs that would mean something', () => {
    const made = mark('m/s', 'Schall: 340 m/s in Luft')!;
    expect(made.text).toBe('Schall: 340 {m\\/s} in Luft');
    expect([gapProblem(made.text), gapsOf(made.text)]).toEqual([undefined, [['m/s']]]);
  });
});
