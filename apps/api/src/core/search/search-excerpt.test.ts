import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, normalizeWithOffsets } from '../../platform/normalize-text.js';
import { searchExcerpt } from './search-excerpt.js';
import { splitSearchText } from './split-search-text.js';

describe('words as they are compared', () => {
  it('are the same letter by letter and in one go, and each letter has its place', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.string({ unit: fc.constantFrom(...'aÄß é.-\u0308ﬁŁ😀ﷺΣς\u200B\u3164') })),
        (text) => {
          const { words, places } = normalizeWithOffsets(text);
          expect(words).toBe(normalizeText(text));
          expect(places).toHaveLength(words.length);
          expect(places.every((place, index) => place <= text.length && place >= (places[index - 1] ?? 0))).toBe(true);
        },
      ),
    );
    expect(normalizeWithOffsets('ΟΔΟΣ ﷺ').words).toBe(normalizeText('οδος صلى الله عليه وسلم'));
    expect(normalizeText('Straße, ÖL – Ça va?')).toBe(' strasse ol ca va ');
  });
});

describe('places', () => {
  it('are cut, without losing a word before the end, whatever is in them', () => {
    const long = splitSearchText([{ kind: 'text', text: 'Wort '.repeat(2000) }]);
    expect(long.length).toBeGreaterThan(4);
    expect(long.flatMap(({ text }) => text.split(/\s+/)).every((word) => word === 'Wort')).toBe(true);
    expect(splitSearchText([{ kind: 'text', text: '\0 \ud800 x' }])).toEqual([{ kind: 'text', text: 'x' }]);
    expect(splitSearchText([{ kind: 'text', text: 'x'.repeat(1_000_000) }]).reduce((sum, { text }) => sum + text.length, 0)).toBe(200_000);
  });

  it('show the words around what was found', () => {
    const asked = [{ word: 'fluss', pattern: '%fluss%', spellings: ['fluss'], stems: ['fluss'], alike: [] }];
    expect(searchExcerpt('text', 'Auf dem Fluß', asked)).toEqual({
      kind: 'text',
      text: 'Auf dem Fluß',
      cut: [false, false],
      marks: [[8, 12]],
    });
    expect(searchExcerpt('text', 'Auf dem Berg', asked)).toBeUndefined();
  });
});
