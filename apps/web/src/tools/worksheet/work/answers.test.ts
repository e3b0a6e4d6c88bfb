import { describe, expect, it } from 'vitest';
import { changedSince } from './answers';

const [one, two] = ['blockone0000', 'blocktwo0000'];

describe('what changed since the server had it', () => {
  it('only what is another one, and what was taken back', () => {
    const before = { [one]: { blockId: one, text: 'a' }, [two]: { blockId: two, gaps: ['x', ''] } };
    expect(changedSince(before, before)).toEqual([]);
    expect(changedSince(before, { ...before, [one]: { blockId: one, text: 'ab' } })).toEqual([{ blockId: one, text: 'ab' }]);
    expect(changedSince(before, { [one]: before[one]! })).toEqual([{ blockId: two }]);
    expect(changedSince({}, before)).toHaveLength(2);
  });
});
