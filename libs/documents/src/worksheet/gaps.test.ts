import { LIMITS } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped, gapProblem, gapsOf, isUnknownWord, readGaps, readShownGaps, shownGaps, unknownGaps, wordsToChoose } from './gaps.js';

const { gaps, wordMax } = LIMITS.worksheet;

describe('[WKS-04] a text with gaps', () => {
  it.each<[string, unknown]>([
    ['Die Steigung ist {2/zwei}.', [{ words: 'Die Steigung ist ' }, { fits: ['2', 'zwei'] }, { words: '.' }]],
    ['{ Bonn / Berlin }', [{ fits: ['Bonn', 'Berlin'] }]],
    ['{Berlin/Bonn}{Rhein}', [{ fits: ['Berlin', 'Bonn'] }, { fits: ['Rhein'] }]],
    ['ohne', [{ words: 'ohne' }]],
    ['', []],
    ['\\{keine\\}', [{ words: '{keine}' }]],
    ['{1\\/2}', [{ fits: ['1/2'] }]],
    ['{a//b/ }', [{ fits: ['a', 'b'] }]],
    ['c:\\Ordner', [{ words: 'c:\\Ordner' }]],
    ['{offen', [{ words: '{offen' }]],
    ['{ / }', [{ words: '{ / }' }]],
    ['{a{b}', [{ words: '{a' }, { fits: ['b'] }]],
  ])('%s', (text, pieces) => {
    expect(readGaps(text)).toEqual(pieces);
  });

  it.each<[string, object | undefined]>([
    ['In den {Blättern} wird {Licht/Sonnenlicht} gebraucht.', undefined],
    ['{offen', { code: 'GAP_WITHOUT_END' }],
    ['{a{b}', { code: 'GAP_WITHOUT_END' }],
    ['{}', { code: 'GAP_EMPTY' }],
    ['{ / }', { code: 'GAP_EMPTY' }],
    ['{a} '.repeat(gaps), undefined],
    ['{a} '.repeat(gaps + 1), { code: 'GAP_LIMIT_REACHED', limit: gaps }],
    [`{${'x'.repeat(wordMax + 1)}}`, { code: 'TEXT_TOO_LONG', limit: wordMax }],
    ['Menge \\{1; 2\\}', undefined],
  ])('%s is refused with %j', (text, refusal) => {
    expect(gapProblem(text)).toEqual(refusal);
  });

  it('whoever fills it gets the room of each gap and no letter of what belongs there', () => {
    const shown = shownGaps('In den {Blättern} \\{x\\} entsteht {Traubenzucker/Zucker}.');
    expect(shown).toBe('In den {12} \\{x\\} entsteht {20}.');
    expect(readShownGaps(shown)).toEqual([{ words: 'In den ' }, { room: 12 }, { words: ' {x} entsteht ' }, { room: 20 }, { words: '.' }]);
  });

  it('words to choose from stand in the order of letters, the others among them', () => {
    expect(wordsToChoose('{Zucker/Traubenzucker} und {Blätter}', ['Wurzeln', ' '])).toEqual(['Blätter', 'Wurzeln', 'Zucker']);
  });

  it('whoever has only what is shown goes on with gaps that are as wide, and in which nothing is known', () => {
    const shown = shownGaps('In den {Blättern} \\{x\\} entsteht {Traubenzucker/Zucker}.');
    const unknown = unknownGaps(shown);
    expect([gapProblem(unknown), shownGaps(unknown), gapsOf(unknown).flat().every(isUnknownWord)]).toEqual([undefined, shown, true]);
    expect(wordsToChoose(unknown, ['Zucker'])).toEqual(['Zucker']);
    const full = `${'{a} '.repeat(gaps)}${'x'.repeat(LIMITS.worksheet.gapTextMax - 4 * gaps)}`;
    expect(unknownGaps(shownGaps(full))).toHaveLength(LIMITS.worksheet.gapTextMax);
  });

  it('whatever is typed is read, and no word of a gap is in what is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.stringMatching(/^[a-zäöüß]{4,20}$/)), { maxLength: 8 }), (parts) => {
        const text = parts.map(([words, gap]) => `${escaped(words)}{${gap}}`).join('');
        const fits = gapsOf(text);
        expect(fits).toEqual(parts.map(([, gap]) => [gap]));
        const rooms = readShownGaps(shownGaps(text)).filter((piece) => 'room' in piece);
        expect(rooms).toHaveLength(parts.length);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readShownGaps(shownGaps(text))));
  });
});
