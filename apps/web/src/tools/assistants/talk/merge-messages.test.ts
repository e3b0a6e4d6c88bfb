import type { AiMessage } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages';

const said = (id: string, second: number, text = id): AiMessage => ({
  ...{ id, parentId: null, role: 'user', text, run: null, sources: [], files: [], steps: [] },
  createdAt: new Date(Date.UTC(2026, 4, 12, 8, 0, second)).toISOString(),
});

it('puts pages together, the oldest first, whatever came first', () => {
  const newer = [said('c', 3), said('b', 2)];
  expect(mergeMessages(newer, [said('a', 1)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('keeps a question before its answer, though both came at the same moment', () => {
  expect(mergeMessages([], [said('2-answer', 1), said('1-question', 1)]).map(({ id }) => id)).toEqual(['1-question', '2-answer']);
});

it('takes what is newer of a message, once', () => {
  expect(mergeMessages([said('a', 1, '')], [said('a', 1, 'written')])).toEqual([said('a', 1, 'written')]);
});
