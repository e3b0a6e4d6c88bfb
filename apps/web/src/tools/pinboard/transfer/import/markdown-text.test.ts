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
        { text: 'https://x.example/y_z', link: 'https://x.example/y_z' },
        { text: '.' },
      ],
    ]);
    expect(runs('[klick](javascript:alert(1))')[0]).not.toContainEqual(expect.objectContaining({ link: expect.anything() }));
  });

  it('keeps brackets that are part of an address', () => {
    const [wald, moor] = ['https://de.wikipedia.org/wiki/Wald_(Ökologie)', 'https://de.wikipedia.org/wiki/Moor_(Landschaft)'];
    expect(runs(`[Wald](${wald}), (${moor}). [a](<${wald}>) [b [1]](${moor} "Titel")`)).toEqual([
      [
        { text: 'Wald', link: wald },
        { text: ', (' },
        { text: moor, link: moor },
        { text: '). ' },
        { text: 'a', link: wald },
        { text: ' ' },
        { text: 'b [1]', link: moor },
      ],
    ]);
  });

  it('makes lines of the rows of a table', () => {
    expect(runs('| a | **b** |\n|---|:-:|\n| 1 | |\n| x \\| y | https://a.example |\n\nja | nein')).toEqual([
      [
        { text: 'a | ', bold: true },
        { text: 'b', bold: true },
      ],
      [{ text: '1 | –' }],
      [{ text: 'x | y | ' }, { text: 'https://a.example', link: 'https://a.example' }],
      [{ text: 'ja | nein' }],
    ]);
  });

  it('counts lists from 1, and keeps days', () => {
    expect(markdownBlocks('3. Oktober: Ausflug\n\n1. eins\n\n2. zwei\n\n24. Dezember')).toEqual([
      { type: 'paragraph', runs: [{ text: '3. Oktober: Ausflug' }] },
      { type: 'numbers', items: [[{ text: 'eins' }], [{ text: 'zwei' }]] },
      { type: 'paragraph', runs: [{ text: '24. Dezember' }] },
    ]);
  });

  it('does not take signs inside of words for marks', () => {
    expect(runs('snake_case_name und 2 * 3 = 6')).toEqual([[{ text: 'snake_case_name und 2 * 3 = 6' }]]);
  });

  it('takes escapes off and leaves lines out', () => {
    expect(runs('1\\. nichts\n---\n> Zitat')).toEqual([[{ text: '1. nichts' }], [{ text: 'Zitat' }]]);
  });

  it.each([[['[*_`', '**a ', '[a](', '- ', '_a', '](http://x']], [['[a](((', '|-', '| - ', '[[a]']]])(
    'is done at once with whatever somebody has made up: %j',
    { tags: ['proof'] },
    (made) => {
      const started = performance.now();
      for (const signs of made) markdownBlocks(signs.repeat(1_000_000));
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );
});
