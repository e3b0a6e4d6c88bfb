import { describe, expect, it } from 'vitest';
import { mergeOptions } from './merge-options';

/** `a b=neu` is the option a with its first text, and b with another. */
const list = (words: string) =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [id = '', text = `alt ${id}`] = word.split('=');
      return { id, text };
    });
const merged = (base: string, mine: string, theirs: string, ...sent: string[]) =>
  mergeOptions({ base: list(base), mine: list(mine), theirs: list(theirs), sent: sent.map(list) });

describe('options that two write', () => {
  it.each([
    ['different ones are both kept', 'a b c', 'a=ich b c', 'a b c=du', 'a=ich b c=du'],
    ['what was added at both sides stands where it was put', 'a b', 'a n=ich b', 'a b m=du', 'a n=ich b m=du'],
    ['at the very beginning, too', 'a', 'n=ich a', 'a m=du', 'n=ich a m=du'],
    ['what the other took away goes', 'a b c', 'a b c', 'a c', 'a c'],
    ['what I took away stays away', 'a b c', 'a c', 'a b c m=du', 'a c m=du'],
    ['what I wrote survives that the other took it away', 'a b', 'a b=ich', 'a', 'a b=ich'],
    ['what the other wrote survives that I took it away', 'a b', 'a', 'a b=du', 'a b=du'],
    ['my order counts where I changed it', 'a b c', 'c a b', 'a b c m=du', 'c m=du a b'],
    ['the other order counts where I did not', 'a b c', 'a b c n=ich', 'c b a', 'c n=ich b a'],
  ])('%s', (_, base, mine, theirs, expected) => {
    const result = merged(base, mine, theirs);
    expect([result.mine, result.conflicts]).toEqual([list(expected), []]);
  });

  it('the same one written twice is a contradiction; the others go on', () => {
    const result = merged('a b', 'a=ich b', 'a=du b=neu');
    expect(result.conflicts).toEqual(['a']);
    expect(result.mine).toEqual(list('a=ich b=neu'));
    expect(result.base).toEqual(list('a b=neu'));
  });

  it('a new one that was sent without an answer is not made again, and can be taken away', () => {
    expect(merged('a', 'a n=eins', 'a n=eins', 'a n=eins')).toEqual({ base: list('a n=eins'), mine: list('a n=eins'), conflicts: [] });
    expect(merged('a', 'a n=zwei', 'a n=eins', 'a n=eins')).toMatchObject({ mine: list('a n=zwei'), conflicts: [] });
    expect(merged('a', 'a', 'a n=eins', 'a n=eins')).toEqual({ base: list('a n=eins'), mine: list('a'), conflicts: [] });
  });
});
