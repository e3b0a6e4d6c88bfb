import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes';

const applied = (before: string, after: string): string => {
  let [text, end] = ['', 0];
  for (const { from, to, before: old, after: next } of wordChanges(before, after)!) {
    expect(before.slice(from, to)).toBe(old);
    text += before.slice(end, from) + next;
    end = to;
  }
  return text + before.slice(end);
};
const pairs = (before: string, after: string) => wordChanges(before, after)!.map((change) => [change.before, change.after]);

describe('what changed from one text to another', () => {
  it('[TXT-02] is each wrong word on its own, with signs and breaks as they are', () => {
    expect(pairs('Im walt ist es küler.', 'Im Wald ist es kühler.')).toEqual([
      ['walt', 'Wald'],
      ['küler', 'kühler'],
    ]);
    expect(pairs('Er sagt das er kommt', 'Er sagt, dass er kommt.')).toEqual([
      ['', ','],
      ['das', 'dass'],
      ['', '.'],
    ]);
    expect(pairs('eins\nzwei', 'eins\nZwei')).toEqual([['zwei', 'Zwei']]);
    expect(pairs('gleich', 'gleich')).toEqual([]);
  });

  it('leads from the one to the other, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'ä', ' ', '.', '\n', 'Wald', '👍'), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applied(before, after)).toBe(after);
      }),
    );
  });

  it('is nothing to show where hardly anything stayed', () => {
    const words = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordChanges(words('a'), words('b'))).toBeUndefined();
  });
});
