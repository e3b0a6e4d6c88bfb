import { describe, expect, it } from 'vitest';
import { markdownBlocks } from './markdown-text';

const runs = (text: string) => markdownBlocks(text).map((block) => (block.type === 'paragraph' ? block.runs : block.items));

describe('markdownBlocks', () => {
  it('reads links, and leaves addresses that are none as words', () => {
    expect(runs('Siehe [NABU](https://nabu.example/a_b "Titel") und https://x.example/y_z.')).toEqual([
      [
        { text: 'Siehe ' },
        { text: 'NABU', link: 'https://nabu.example/a_b' },
        { text: ' und ' },
        { text: 'https://x.example/y_z.', link: 'https://x.example/y_z.' },
      ],
    ]);
    expect(runs('[klick](javascript:alert(1))')[0]).not.toContainEqual(expect.objectContaining({ link: expect.anything() }));
  });

  it('does not take signs inside of words for marks', () => {
    expect(runs('snake_case_name und 2 * 3 = 6')).toEqual([[{ text: 'snake_case_name und 2 * 3 = 6' }]]);
  });

  it('takes escapes off and leaves lines out', () => {
    expect(runs('1\\. nichts\n---\n> Zitat')).toEqual([[{ text: '1. nichts' }], [{ text: 'Zitat' }]]);
  });

  it('is done at once with whatever somebody has made up', { tags: ['proof'] }, () => {
    const started = performance.now();
    for (const signs of ['[*_`', '**a ', '[a](', '- ', '_a', '](http://x']) markdownBlocks(signs.repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
