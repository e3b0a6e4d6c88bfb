import { expect, it } from 'vitest';
import { pathThrough } from './branches';

const said = (id: string, parentId: string | null) => ({ id, parentId });
/** two questions at the beginning; the first one has two answers, of which the first one goes on */
const MESSAGES = [
  said('q1', null),
  said('a1', 'q1'),
  said('q2', 'a1'),
  said('a2', 'q2'),
  said('b1', 'q1'),
  said('r1', null),
  said('c1', 'r1'),
];
const ids = (over?: string) => pathThrough(MESSAGES, over).map(({ message }) => message.id);

it('leads to the newest message without a choice, and where the chosen one is gone', () => {
  expect(ids()).toEqual(['r1', 'c1']);
  expect(ids('gone')).toEqual(['r1', 'c1']);
});

it('leads over the chosen message and behind it to the newest', () => {
  expect(ids('q1')).toEqual(['q1', 'b1']);
  expect(ids('a1')).toEqual(['q1', 'a1', 'q2', 'a2']);
  expect(ids('a2')).toEqual(['q1', 'a1', 'q2', 'a2']);
});

it('says what stands beside each message', () => {
  expect(pathThrough(MESSAGES, 'a1').map(({ beside }) => beside)).toEqual([['q1', 'r1'], ['a1', 'b1'], ['q2'], ['a2']]);
});

it('begins with the oldest that is known while earlier ones are not loaded', () => {
  expect(pathThrough(MESSAGES.slice(2, 4), 'a2').map(({ message }) => message.id)).toEqual(['q2', 'a2']);
  expect(pathThrough([], undefined)).toEqual([]);
});

it('comes to an end in whatever it is given', () => {
  expect(pathThrough([said('x', 'y'), said('y', 'x')], 'x').length).toBeLessThanOrEqual(2);
});
