import type { PinboardCommentEntry } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { firstShownPage, joined, lastPage } from './comment-pages';

describe('pages of comments', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [50, 1, 1],
    [51, 2, 1],
    [74, 2, 1],
    [75, 2, 2],
    [100, 2, 2],
    [200, 4, 4],
  ])('of %i comments end with page %i and begin to be shown with page %i', (total, last, first) => {
    expect(lastPage(total)).toBe(last);
    expect(firstShownPage(total)).toBe(first);
  });
});

describe('joined', () => {
  const comment = (id: string, createdAt: string, text = id): PinboardCommentEntry => ({ id, createdAt, text, author: null, mine: false });

  it('shows each comment once, in the order of time, as it was read last', () => {
    const [one, two] = [comment('one', '2026-11-01T10:00:00.000Z'), comment('two', '2026-11-01T10:01:00.000Z')];
    expect(joined([two, one], [comment('two', two.createdAt, 'neu')]).map(({ text }) => text)).toEqual(['one', 'neu']);
  });

  it('has a fixed order for the same moment', () => {
    const at = '2026-11-01T10:00:00.000Z';
    expect(joined([comment('b', at)], [comment('a', at)]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
