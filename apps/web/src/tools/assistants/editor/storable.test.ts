import { ASSISTANT_LIMITS } from '@murmel/contracts';
import { expect, it, vi } from 'vitest';

// The client reads the page it stands in.
vi.mock('../../../platform/api/client', () => ({ api: {} }));
vi.mock('../../../platform/api/queries', () => ({ orpc: {} }));
const { storable } = await import('./use-assistant-draft');
const { wordCount } = await import('./word-count');

it('stores no starter without a word, and leaves the order', () => {
  expect(storable({ starters: [' Warum? ', '', '  ', 'Wie?'] })).toEqual({ starters: ['Warum?', 'Wie?'] });
});

it('stores no instructions that are too long, and all else that came with them', () => {
  const instructions = 'x'.repeat(ASSISTANT_LIMITS.instructions.max + 1);
  expect(storable({ instructions, description: 'Wald' })).toEqual({ description: 'Wald' });
  expect(storable({ instructions: '' })).toEqual({ instructions: '' });
});

it('[ASS-08] counts words, whatever stands between them', () => {
  expect(wordCount(' Du bist\n\nein  Förster. ')).toBe(4);
  expect(wordCount('')).toBe(0);
});
