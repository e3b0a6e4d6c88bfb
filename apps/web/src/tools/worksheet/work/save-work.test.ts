import { describe, expect, it } from 'vitest';
import { SaveWork } from './save-work';

const [one, two] = ['blockone0000', 'blocktwo0000'];
const text = (blockId: string, words: string) => ({ [blockId]: { blockId, text: words } });

describe('work on two devices', () => {
  it('what the other one wrote comes in, what is written here stays', () => {
    const work = new SaveWork('item', 'response', { ...text(one, 'a'), ...text(two, 'b') });
    const here = { ...text(one, 'a und mehr'), ...text(two, 'b') };
    expect(work.merged({ ...text(one, 'a'), ...text(two, 'b') }, here)).toBeUndefined();
    expect(work.merged({ ...text(one, 'anders'), ...text(two, 'b am Tablet') }, here)).toEqual({
      ...text(one, 'a und mehr'),
      ...text(two, 'b am Tablet'),
    });
  });
});
