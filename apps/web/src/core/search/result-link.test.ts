import type { FoundPlace } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { parseDeepLink } from '../../platform/deep-link/deep-link';
import { resultLink } from './result-link';

const place = (more: Partial<FoundPlace>): FoundPlace => ({ kind: 'text', text: '', cut: [false, false], marks: [], ...more });

describe('the way to where something was found', () => {
  it('is the item itself for its title, description and words of its owner', () => {
    for (const kind of ['title', 'description', 'tag'] as const) expect(resultLink(place({ kind, text: 'Wald' }))).toBe('');
    expect(resultLink(undefined)).toBe('');
  });

  it('is a part by its id, a word by itself, a text by its first words that were found, never half a word', () => {
    expect(parseDeepLink(resultLink(place({ kind: 'card', at: 'list/card' })))).toEqual({ parts: ['list', 'card'] });
    expect(parseDeepLink(resultLink(place({ kind: 'word', text: 'Sonnenschein', marks: [[0, 5]] })))).toEqual({ words: 'Sonnenschein' });
    expect(parseDeepLink(resultLink(place({ text: 'Am Fluss stehen Häuser.', marks: [[3, 8]] })))).toEqual({
      words: 'Fluss stehen Häuser.',
    });
    expect(parseDeepLink(resultLink(place({ text: 'Am Fluss stehen Häus', cut: [false, true], marks: [[3, 8]] })))).toEqual({
      words: 'Fluss stehen',
    });
    const long = parseDeepLink(resultLink(place({ text: `Fluss ${'langes Wort '.repeat(20)}`, marks: [[0, 5]] })));
    expect(long && 'words' in long && long.words).toMatch(/^Fluss .{20,54}(langes|Wort)$/);
  });
});
