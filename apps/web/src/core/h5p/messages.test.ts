import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { readMessage } from './messages';

describe('what a package says', () => {
  it.each([
    [{ type: 'ready', more: 1 }, { type: 'ready' }],
    [
      { type: 'size', height: 120.5 },
      { type: 'size', height: 120.5 },
    ],
    [
      { type: 'size', height: 1e9 },
      { type: 'size', height: 20_000 },
    ],
    [
      { type: 'state', state: '{}' },
      { type: 'state', state: '{}' },
    ],
    [
      { type: 'score', score: 1, most: 3 },
      { type: 'score', score: 1, most: 3 },
    ],
    [
      { type: 'link', url: 'https://schule.example/x' },
      { type: 'link', url: 'https://schule.example/x' },
    ],
  ])('%j is heard as %j', (said, heard) => {
    expect(readMessage(said)).toEqual(heard);
  });

  it.each([
    undefined,
    null,
    'ready',
    {},
    { type: 'init', state: '{}' },
    { context: 'h5p', action: 'hello' },
    { type: 'size', height: '100' },
    { type: 'size', height: Number.NaN },
    { type: 'state', state: { a: 1 } },
    { type: 'state', state: 'x'.repeat(LIMITS.worksheet.h5pStateMax + 1) },
    { type: 'score', score: -1, most: 3 },
    { type: 'score', score: Number.POSITIVE_INFINITY, most: 3 },
    { type: 'link', url: 'javascript:alert(1)' },
    { type: 'link', url: '/api/users/me' },
  ])('%j is not heard', (said) => {
    expect(readMessage(said)).toBeUndefined();
  });
});
