import { describe, expect, it } from 'vitest';
import { piecesOf, withMarks } from './ComparedText';
import { hintOutcome, passageEnds } from './hint-outcome';

const FIRST = 'Wir haben gezählt. Es gab Blasen.';
const SECOND = 'Wir haben je drei Minuten gezählt. Es gab Blasen.';

describe('[PFB-03] what became of a hint', () => {
  it('is that its passage changed, that it still stands there, or that it named none', () => {
    expect(hintOutcome({ quote: 'haben gezählt' }, SECOND)).toBe('changed');
    expect(hintOutcome({ quote: 'Es gab\nBlasen' }, SECOND)).toBe('same');
    expect(hintOutcome({ quote: '' }, SECOND)).toBe('whole');
  });

  it('stands as its number behind the passage, in a text that is shown with what changed', () => {
    const ends = passageEnds(FIRST, [{ quote: 'Es gab Blasen.' }, { quote: '' }, { quote: 'haben gezählt' }, { quote: 'nicht da' }]);
    expect(ends).toEqual([
      { at: 33, number: 1 },
      { at: 17, number: 3 },
    ]);
    const shown = withMarks(piecesOf(FIRST, SECOND, 'before')!, ends);
    expect(shown.map(({ text }) => text).join('')).toBe(FIRST);
    expect(shown.filter(({ numbers }) => numbers.length > 0).map(({ numbers }) => numbers)).toEqual([[3], [1]]);
  });
});
