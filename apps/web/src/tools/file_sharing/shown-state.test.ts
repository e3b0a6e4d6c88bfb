import { expect, it } from 'vitest';
import { freeName, percentOf, shownState, spokenReceipt } from './shown-state';

const TEN = Date.UTC(2026, 9, 5, 10);
const at = (ms: number) => new Date(TEN + ms).toISOString();

it.each([
  ['off', at(-1), 'off'],
  ['open', null, 'open'],
  ['open', at(1), 'open'],
  ['open', at(0), 'over'],
  ['over', at(60_000), 'open'],
] as const)('%s until %s is %s at ten', (state, closesAt, shown) => {
  expect(shownState({ state, closesAt }, TEN)).toBe(shown);
});

it.each([
  ['image.jpg', ['IMAGE.jpg', 'image 2.jpg'], 'image 3.jpg'],
  ['image.jpg', [], 'image.jpg'],
  ['.env', ['.env'], '.env 2'],
])('%s beside %j becomes %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it('a receipt is read in two halves', () => {
  expect(spokenReceipt('4K7M2Q')).toBe('4K7\u00a0M2Q');
});

it('an upload is told in whole percents, never more than is here', () => {
  expect([percentOf({ bytes: 3, received: 2 }), percentOf({ bytes: 3, received: 3 }), percentOf(undefined)]).toEqual([66, 100, 0]);
});
