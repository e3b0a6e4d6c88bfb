import { expect, it } from 'vitest';
import { mergeAnswers } from './answers';

const [one, two] = ['blockone0000', 'blocktwo0000'];
const text = (blockId: string, words: string) => ({ [blockId]: { blockId, text: words } });
const server = { ...text(one, 'a'), ...text(two, 'b') };
const here = { ...text(one, 'a und mehr'), ...text(two, 'b') };

it('what another device wrote comes in, what is written here stays', () => {
  expect(mergeAnswers({ newest: server, here, server })).toBeUndefined();
  expect(mergeAnswers({ newest: { ...text(one, 'anders'), ...text(two, 'b am Tablet') }, here, server })).toEqual({
    here: { ...text(one, 'a und mehr'), ...text(two, 'b am Tablet') },
    server: { ...text(one, 'a'), ...text(two, 'b am Tablet') },
  });
});

it('what was taken back there is gone here, and is not taken back once more', () => {
  expect(mergeAnswers({ newest: text(one, 'a'), here, server })).toEqual({ here: text(one, 'a und mehr'), server: text(one, 'a') });
});
