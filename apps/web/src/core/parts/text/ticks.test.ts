import type { BoardText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { taskPositions, ticked } from './ticks';

const tasks = (...lines: string[]): BoardText => [
  {
    type: 'tasks',
    items: lines.map((text) => (text.startsWith('+') ? { runs: [{ text: text.slice(1) }], done: true as const } : { runs: [{ text }] })),
  },
];
const first = { block: 0, item: 0 };

describe('ticking a line', () => {
  it('ticks it and takes the tick away, and leaves the others alone', () => {
    expect(ticked(tasks('a', 'b'), tasks('a', 'b'), first, true)).toEqual(tasks('+a', 'b'));
    expect(ticked(tasks('+a', '+b'), tasks('+a', '+b'), first, false)).toEqual(tasks('a', '+b'));
  });

  it('keeps what somebody else ticked meanwhile', () => {
    expect(ticked(tasks('a', '+b'), tasks('a', 'b'), first, true)).toEqual(tasks('+a', '+b'));
  });

  it('finds the line where it stands now', () => {
    const heading: BoardText = [{ type: 'heading', runs: [{ text: 'Heute' }] }];
    expect(ticked([...heading, ...tasks('neu', 'a', 'b')], tasks('a', 'b'), first, true)).toEqual([...heading, ...tasks('neu', '+a', 'b')]);
  });

  it('does nothing when the line is gone, stands there twice by now, or is as wanted already', () => {
    expect(ticked(tasks('b'), tasks('a', 'b'), first, true)).toBeUndefined();
    expect(ticked(tasks('x', 'a', 'a'), tasks('a'), first, true)).toBeUndefined();
    expect(ticked(tasks('+a'), tasks('a'), first, true)).toBeUndefined();
    expect(ticked(null, tasks('a'), first, true)).toBeUndefined();
    expect(ticked(tasks('a'), tasks('a'), { block: 3, item: 0 }, true)).toBeUndefined();
  });

  it('tells lines with the same words by their place', () => {
    expect(ticked(tasks('a', 'a'), tasks('a', 'a'), { block: 0, item: 1 }, true)).toEqual(tasks('a', '+a'));
  });

  it('numbers lines through the whole text', () => {
    expect(taskPositions([...tasks('a', 'b'), { type: 'paragraph', runs: [] }, ...tasks('c')])).toEqual([
      { block: 0, item: 0 },
      { block: 0, item: 1 },
      { block: 2, item: 0 },
    ]);
  });
});
