import { describe, expect, it } from 'vitest';
import { sized, withCell } from './table-rows';

describe('cells of a table', () => {
  it('are written one by one, and the table grows as far as it may', () => {
    const rows = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(withCell(rows, { row: 1, column: 0, cell: 'x' })).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ]);
    expect(withCell(rows, { row: 2, column: 2, cell: 'x' })).toEqual([
      ['a', 'b', ''],
      ['c', 'd', ''],
      ['', '', 'x'],
    ]);
    for (const beyond of [
      { row: 40, column: 0 },
      { row: 0, column: 8 },
    ])
      expect(withCell(rows, { ...beyond, cell: 'x' })).toBe(rows);
    expect(withCell([['']], { row: 0, column: 0, cell: 'x'.repeat(999) })[0]![0]).toHaveLength(200);
  });

  it('are cut and filled to a size', () => {
    expect(sized([['a', 'b']], 2, 1)).toEqual([['a'], ['']]);
  });
});
